package org.benchlens.report.nupp;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.nupp.PageColumn;
import org.benchlens.present.nupp.PageFact;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.present.table.Alignment;

/// A page as Markdown that is read as well without being rendered. Parts without content are left
/// out.
public final class PageMarkdown {
  private final Appendable out;

  private PageMarkdown(Appendable out) {
    this.out = out;
  }

  /// Writes the page; lines end in a newline.
  ///
  /// @throws IOException when `out` fails
  public static void write(RecordPage page, Appendable out) throws IOException {
    PageMarkdown writer = new PageMarkdown(out);
    writer.line("# " + page.title());
    writer.line("");
    for (PageFact fact : page.facts()) {
      writer.line("* " + fact.label() + ": " + MarkdownText.inline(fact.text()));
    }
    for (PageSection section : page.sections()) {
      if (!section.isEmpty()) {
        writer.section(section);
      }
    }
  }

  private void section(PageSection section) throws IOException {
    line("");
    line("## " + section.title());
    line("");
    switch (section) {
      case PageSection.Table table -> table(table);
      case PageSection.Lines lines -> {
        for (String text : lines.lines()) {
          line("* " + MarkdownText.of(text));
        }
      }
    }
  }

  private void table(PageSection.Table table) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    rows.add(table.columns().stream().map(PageColumn::header).map(MarkdownText::cell).toList());
    for (List<PageCell> row : table.rows()) {
      rows.add(row.stream().map(PageCell::text).map(MarkdownText::cell).toList());
    }
    List<Integer> widths = new ArrayList<>();
    List<String> rule = new ArrayList<>();
    for (int i = 0; i < table.columns().size(); i++) {
      int column = i;
      int width = rows.stream().mapToInt(row -> width(row.get(column))).max().orElse(0);
      widths.add(Math.max(3, width));
      boolean right = table.columns().get(i).alignment() == Alignment.RIGHT;
      rule.add("-".repeat(widths.get(i) - 1) + (right ? ":" : "-"));
    }
    line(table, rows.getFirst(), widths);
    line("| " + String.join(" | ", rule) + " |");
    for (List<String> row : rows.subList(1, rows.size())) {
      line(table, row, widths);
    }
  }

  private void line(PageSection.Table table, List<String> cells, List<Integer> widths)
      throws IOException {
    List<String> padded = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      String blanks = " ".repeat(widths.get(i) - width(cells.get(i)));
      boolean right = table.columns().get(i).alignment() == Alignment.RIGHT;
      padded.add(right ? blanks + cells.get(i) : cells.get(i) + blanks);
    }
    line("| " + String.join(" | ", padded) + " |");
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }

  private void line(String text) throws IOException {
    out.append(text).append('\n');
  }
}
