package org.benchlens.present.screen;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.table.RowRemark;

/// Which rows are shown.
///
/// @param text words that must occur in name, verdict, flags, notes, or the mark as `mark:real`;
///     `-`
///     before one that must not
/// @param verdicts verdicts that are shown; none chosen shows all
/// @param traits traits of which a row must have one; none chosen shows all
/// @param marks marks that are shown, by their words, or unseen; none chosen shows all
public record RecordFilter(
    String text, Set<Verdict> verdicts, Set<SheetRow.Trait> traits, Set<String> marks) {
  /// Everything is shown.
  public static final RecordFilter ALL = new RecordFilter("", Set.of(), Set.of(), Set.of());

  public RecordFilter {
    verdicts = Set.copyOf(verdicts);
    traits = Set.copyOf(traits);
    marks = Set.copyOf(marks);
  }

  /// Whether everything is shown.
  public boolean all() {
    return text.isBlank() && verdicts.isEmpty() && traits.isEmpty() && marks.isEmpty();
  }

  /// The same with another text.
  public RecordFilter with(String other) {
    return new RecordFilter(other, verdicts, traits, marks);
  }

  /// The same for tables without verdicts.
  public RecordFilter withoutVerdicts() {
    return new RecordFilter(text, Set.of(), traits, marks);
  }

  /// The same with a verdict chosen, or no longer.
  public RecordFilter toggled(Verdict verdict) {
    return new RecordFilter(text, toggled(verdicts, verdict), traits, marks);
  }

  /// The same with a trait chosen, or no longer.
  public RecordFilter toggled(SheetRow.Trait trait) {
    return new RecordFilter(text, verdicts, toggled(traits, trait), marks);
  }

  /// The same with a mark chosen, or no longer.
  public RecordFilter toggledMark(String word) {
    return new RecordFilter(text, verdicts, traits, toggled(marks, word));
  }

  private static <T> Set<T> toggled(Collection<T> before, T one) {
    Set<T> now = new HashSet<>(before);
    if (!now.remove(one)) {
      now.add(one);
    }
    return now;
  }

  /// Whether a row is shown.
  ///
  /// @param said what was said of it
  public boolean takes(SheetRow row, RowRemark said) {
    boolean verdict = verdicts.isEmpty() || row.verdict().filter(verdicts::contains).isPresent();
    boolean trait = traits.isEmpty() || traits.stream().anyMatch(row.traits()::contains);
    boolean mark = marks.isEmpty() || marks.contains(row.markWord(said));
    return verdict && trait && mark && words(row, said);
  }

  private boolean words(SheetRow row, RowRemark said) {
    StringBuilder all = new StringBuilder(row.name());
    row.verdict().ifPresent(one -> all.append(' ').append(one.word()));
    row.tags().forEach(tag -> all.append(' ').append(tag.text()));
    all.append(" mark:").append(row.markWord(said)).append(' ').append(said.note());
    String found = all.toString().toLowerCase(Locale.ROOT);
    List<String> words =
        Arrays.stream(text.toLowerCase(Locale.ROOT).split("\\s+", -1))
            .filter(word -> !word.isEmpty() && !word.equals("-"))
            .toList();
    return words.stream()
        .allMatch(
            word ->
                word.startsWith("-") ? !found.contains(word.substring(1)) : found.contains(word));
  }
}
