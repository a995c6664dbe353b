package org.benchlens.app.viewmodel.nupp;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.screen.SheetRow;

/// Which rows are shown.
///
/// @param text words that must occur in name, verdict or flags; `-` before one that must not
/// @param verdicts verdicts that are shown; none chosen shows all
/// @param traits traits of which a row must have one; none chosen shows all
public record RecordFilter(String text, Set<Verdict> verdicts, Set<SheetRow.Trait> traits) {
  /// Everything is shown.
  public static final RecordFilter ALL = new RecordFilter("", Set.of(), Set.of());

  public RecordFilter {
    verdicts = Set.copyOf(verdicts);
    traits = Set.copyOf(traits);
  }

  /// Whether everything is shown.
  public boolean all() {
    return text.isBlank() && verdicts.isEmpty() && traits.isEmpty();
  }

  /// The same with another text.
  RecordFilter with(String other) {
    return new RecordFilter(other, verdicts, traits);
  }

  /// The same with a verdict chosen, or no longer.
  RecordFilter toggled(Verdict verdict) {
    Set<Verdict> now = EnumSet.noneOf(Verdict.class);
    now.addAll(verdicts);
    if (!now.remove(verdict)) {
      now.add(verdict);
    }
    return new RecordFilter(text, now, traits);
  }

  /// The same with a trait chosen, or no longer.
  RecordFilter toggled(SheetRow.Trait trait) {
    Set<SheetRow.Trait> now = EnumSet.noneOf(SheetRow.Trait.class);
    now.addAll(traits);
    if (!now.remove(trait)) {
      now.add(trait);
    }
    return new RecordFilter(text, verdicts, now);
  }

  /// Whether a row is shown.
  public boolean takes(SheetRow row) {
    boolean verdict = verdicts.isEmpty() || row.verdict().filter(verdicts::contains).isPresent();
    boolean trait = traits.isEmpty() || traits.stream().anyMatch(row.traits()::contains);
    return verdict && trait && words(row);
  }

  private boolean words(SheetRow row) {
    StringBuilder all = new StringBuilder(row.name());
    row.verdict().ifPresent(one -> all.append(' ').append(one.word()));
    row.tags().forEach(tag -> all.append(' ').append(tag.text()));
    String text = all.toString().toLowerCase(Locale.ROOT);
    List<String> words =
        Arrays.stream(this.text.toLowerCase(Locale.ROOT).split("\\s+", -1))
            .filter(word -> !word.isEmpty() && !word.equals("-"))
            .toList();
    return words.stream()
        .allMatch(
            word -> word.startsWith("-") ? !text.contains(word.substring(1)) : text.contains(word));
  }
}
