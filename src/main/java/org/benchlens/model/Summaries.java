package org.benchlens.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// All summaries of one state in file order, kept compactly: the kinds are one list shared by every
/// state that has
/// the same ones, the numbers lie in one array.
public final class Summaries {
  /// A state without summaries.
  public static final Summaries NONE = new Summaries(List.of(), List.of());

  private final List<SummaryKind> kinds;
  private final long[] bits;
  private final List<String> texts;
  private final byte[] forms;

  private static final byte ABSENT = 0;
  private static final byte WHOLE = 1;
  private static final byte REAL = 2;
  private static final byte TEXT = 3;

  /// Makes the summaries of a state.
  ///
  /// @param kinds the kinds, an immutable list that may be shared between states; kept, not copied
  /// @param values one value for each kind
  public Summaries(List<SummaryKind> kinds, List<? extends SummaryValue> values) {
    if (kinds.size() != values.size()) {
      throw new IllegalArgumentException(
          kinds.size() + " kinds but " + values.size() + " values of summaries");
    }
    this.kinds = kinds;
    this.bits = new long[kinds.size()];
    this.forms = new byte[kinds.size()];
    List<String> found = new ArrayList<>();
    for (int i = 0; i < bits.length; i++) {
      switch (values.get(i)) {
        case SummaryValue.Whole(long value) -> put(i, WHOLE, value);
        case SummaryValue.Real(double value) -> put(i, REAL, Double.doubleToRawLongBits(value));
        case SummaryValue.Text(String value) -> {
          put(i, TEXT, found.size());
          found.add(value);
        }
        case SummaryValue.Absent() -> put(i, ABSENT, 0);
      }
    }
    this.texts = List.copyOf(found);
  }

  private void put(int i, byte form, long value) {
    forms[i] = form;
    bits[i] = value;
  }

  /// Number of summaries.
  public int size() {
    return bits.length;
  }

  /// The summary at position i, from 0 in file order.
  public Summary at(int i) {
    return new Summary(kinds.get(i), value(i));
  }

  /// The first summary with a tag.
  public Optional<Summary> first(String tag) {
    for (int i = 0; i < bits.length; i++) {
      if (kinds.get(i).tag().equals(tag)) {
        return Optional.of(at(i));
      }
    }
    return Optional.empty();
  }

  /// The number of the first summary with a tag; empty when there is none or it is no number.
  public OptionalDouble number(String tag) {
    for (int i = 0; i < bits.length; i++) {
      if (kinds.get(i).tag().equals(tag)) {
        return switch (forms[i]) {
          case WHOLE -> OptionalDouble.of((double) bits[i]);
          case REAL -> OptionalDouble.of(Double.longBitsToDouble(bits[i]));
          default -> OptionalDouble.empty();
        };
      }
    }
    return OptionalDouble.empty();
  }

  /// The kinds in file order.
  public List<SummaryKind> kinds() {
    return kinds;
  }

  private SummaryValue value(int i) {
    return switch (forms[i]) {
      case WHOLE -> new SummaryValue.Whole(bits[i]);
      case REAL -> new SummaryValue.Real(Double.longBitsToDouble(bits[i]));
      case TEXT -> new SummaryValue.Text(texts.get((int) bits[i]));
      default -> new SummaryValue.Absent();
    };
  }
}
