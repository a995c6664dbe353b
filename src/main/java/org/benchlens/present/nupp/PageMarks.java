package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.present.table.ExportValue;
import org.benchlens.present.table.RowRemark;

/// What was said of benchmarks, on a page about them.
public final class PageMarks {
  private PageMarks() {}

  /// The page with the columns mark and note in its main table; without such a table as it is.
  ///
  /// @param said what was said of a benchmark
  public static RecordPage with(RecordPage page, Function<BenchmarkId, RowRemark> said) {
    Optional<PageSection.Table> main = page.mainTable();
    if (main.isEmpty()) {
      return page;
    }
    List<PageSection> sections = new ArrayList<>(page.sections());
    sections.set(sections.indexOf(main.get()), marked(main.get(), said));
    return new RecordPage(page.kind(), page.title(), page.facts(), sections);
  }

  private static PageSection.Table marked(
      PageSection.Table table, Function<BenchmarkId, RowRemark> said) {
    List<PageColumn> columns = new ArrayList<>(table.columns());
    columns.add(PageColumn.words("Mark", "mark", "mark_stale"));
    columns.add(PageColumn.words("Note", "note"));
    List<List<PageCell>> rows = new ArrayList<>();
    for (List<PageCell> row : table.rows()) {
      RowRemark remark = BenchmarkNames.id(row.getFirst()).map(said).orElse(RowRemark.NONE);
      List<PageCell> cells = new ArrayList<>(row);
      cells.add(mark(remark));
      cells.add(new PageCell(remark.note(), List.of(text(remark.note()))));
      rows.add(cells);
    }
    return new PageSection.Table(table.id(), table.title(), columns, rows);
  }

  private static PageCell mark(RowRemark remark) {
    return new PageCell(
        remark.shownMark(), List.of(text(remark.mark()), text(remark.stale() ? "true" : "")));
  }

  private static ExportValue text(String text) {
    return text.isEmpty() ? new ExportValue.Missing() : new ExportValue.Text(text);
  }
}
