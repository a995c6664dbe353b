package org.benchlens.present.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.benchlens.present.nupp.BenchmarkNames;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.nupp.PageColumn;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.table.Alignment;

/// The main table of a page as a screen shows it: flags stand behind the names, and a unit that all
/// rows share stands in the heading.
public final class PageSheet {
  private static final String UNITS = "Units";
  private static final String SCORE = "Score";
  private static final String FLAGS = "Flags";
  private static final String MODE = "Mode";
  private static final String RECORDED = "Recorded";
  private static final String COVERAGE = "Coverage";

  private final PageSection.Table table;
  private final List<Integer> kept = new ArrayList<>();
  private final int flags;

  private final int recorded;

  private PageSheet(PageSection.Table table) {
    this.table = table;
    this.recorded = index(RECORDED);
    this.flags = index(FLAGS);
    for (int i = 0; i < table.columns().size(); i++) {
      String header = table.columns().get(i).header();
      boolean shared = (header.equals(UNITS) || header.equals(MODE)) && shared(i).isPresent();
      // With a time in each row there is no room; the coverage is among the reasons.
      boolean crowded = recorded >= 0 && header.equals(COVERAGE);
      if (i != flags && !shared && !crowded) {
        kept.add(i);
      }
    }
  }

  /// The table.
  public static RecordSheet of(PageSection.Table table) {
    return new PageSheet(table).sheet();
  }

  private int index(String header) {
    List<String> headers = table.columns().stream().map(PageColumn::header).toList();
    return headers.indexOf(header);
  }

  /// The text that all rows have in a column.
  private Optional<String> shared(int column) {
    List<String> texts =
        table.rows().stream().map(row -> row.get(column).text()).distinct().toList();
    return texts.size() == 1 ? Optional.of(texts.getFirst()) : Optional.empty();
  }

  private RecordSheet sheet() {
    List<SheetColumn> columns = new ArrayList<>();
    for (int i : kept) {
      columns.add(column(i));
    }
    return new RecordSheet(
        columns, table.rows().stream().map(this::row).toList(), Optional.empty());
  }

  private SheetColumn column(int index) {
    PageColumn column = table.columns().get(index);
    int units = index(UNITS);
    String unit = units < 0 ? "" : shared(units).map(text -> ", " + text).orElse("");
    boolean score = column.header().equals(SCORE);
    SheetColumn.Face face =
        index == 0
            ? SheetColumn.Face.NAME
            : column.alignment() == Alignment.RIGHT
                ? SheetColumn.Face.NUMBER
                : SheetColumn.Face.WORDS;
    return SheetColumn.of(
        index + " " + column.header(), score ? column.header() + unit : column.header(), face);
  }

  private SheetRow row(List<PageCell> cells) {
    List<SheetTag> tags = new ArrayList<>();
    if (flags >= 0 && !cells.get(flags).text().equals(PageCell.NOTHING)) {
      for (String word : cells.get(flags).text().split(", ", -1)) {
        tags.add(new SheetTag(word, false));
      }
    }
    return new SheetRow(
        BenchmarkNames.id(cells.getFirst()),
        cells.getFirst().text(),
        Optional.empty(),
        tags,
        tags.isEmpty() ? Set.of() : Set.of(SheetRow.Trait.NOTED),
        Optional.empty(),
        kept.stream().map(i -> i == recorded ? brief(cells.get(i)) : cells.get(i)).toList());
  }

  private static PageCell brief(PageCell cell) {
    return new PageCell(TabHeads.briefly(cell.text()), cell.values());
  }
}
