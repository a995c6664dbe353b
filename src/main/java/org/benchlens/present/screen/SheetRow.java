package org.benchlens.present.screen;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.table.RowRemark;
import org.benchlens.present.table.TableRow;

/// A row of a screen's table.
///
/// @param id its benchmark; empty for something else
/// @param name what it is called
/// @param verdict its verdict; empty when there is none
/// @param tags its flags
/// @param traits what it can be looked for by
/// @param forest what is drawn against the margin
/// @param cells one for each column; those of the columns above hold what they sort by
public record SheetRow(
    Optional<BenchmarkId> id,
    String name,
    Optional<Verdict> verdict,
    List<SheetTag> tags,
    Set<Trait> traits,
    Optional<ForestMark> forest,
    List<PageCell> cells) {
  public SheetRow {
    tags = List.copyOf(tags);
    traits = Set.copyOf(traits);
    cells = List.copyOf(cells);
  }

  /// The word of the mark; unseen when the verdict cannot tell and nobody has marked the row; empty
  /// for neither.
  ///
  /// @param said what was said of it
  public String markWord(RowRemark said) {
    boolean open = verdict.filter(one -> one == Verdict.INCONCLUSIVE).isPresent();
    return said.mark().isEmpty() && open ? TableRow.UNSEEN : said.mark();
  }

  /// What rows can be looked for by.
  public enum Trait {
    /// A gate failed.
    GATE_FAILED("gates", "failed"),
    /// There are notes.
    NOTED("notes", ""),
    /// The other record does not have it.
    ALONE("no partner", "");

    private final String word;
    private final String after;

    Trait(String word, String after) {
      this.word = word;
      this.after = after;
    }

    /// Words before the number of such rows.
    public String word() {
      return word;
    }

    /// Words behind the number; may be empty.
    public String after() {
      return after;
    }
  }
}
