package org.benchlens.report.nupp;

import java.io.IOException;
import java.util.List;
import org.benchlens.present.format.ExactNumber;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.nupp.PageColumn;
import org.benchlens.present.nupp.PageFact;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.present.table.Alignment;
import org.benchlens.present.table.ExportValue;
import org.benchlens.report.html.HtmlFrame;
import org.benchlens.report.html.HtmlText;

/// A page as one HTML file that needs nothing else: a click on a heading sorts a table, exactly by
/// the values behind the texts; nothing is loaded from anywhere.
public final class PageHtml {
  private final Appendable out;

  private PageHtml(Appendable out) {
    this.out = out;
  }

  /// Writes the file.
  ///
  /// @throws IOException when `out` fails
  public static void write(RecordPage page, Appendable out) throws IOException {
    PageHtml writer = new PageHtml(out);
    out.append(HtmlFrame.head(HtmlText.of(page.title())));
    out.append("<h1>").append(HtmlText.of(page.title())).append("</h1>\n<dl>\n");
    for (PageFact fact : page.facts()) {
      out.append("<dt>").append(HtmlText.of(fact.label())).append("</dt><dd>");
      out.append(HtmlText.of(fact.text())).append("</dd>\n");
    }
    out.append("</dl>\n");
    for (PageSection section : page.sections()) {
      if (!section.isEmpty()) {
        writer.section(section);
      }
    }
    out.append(HtmlFrame.foot());
  }

  private void section(PageSection section) throws IOException {
    out.append("<section id=\"").append(HtmlText.of(section.id())).append("\">\n<h2>");
    out.append(HtmlText.of(section.title())).append("</h2>\n");
    switch (section) {
      case PageSection.Table table -> table(table);
      case PageSection.Lines lines -> {
        out.append("<ul>\n");
        for (String line : lines.lines()) {
          out.append("<li>").append(HtmlText.of(line)).append("</li>\n");
        }
        out.append("</ul>\n");
      }
    }
    out.append("</section>\n");
  }

  private void table(PageSection.Table table) throws IOException {
    out.append("<div class=\"scroll\"><table>\n<thead><tr>");
    for (PageColumn column : table.columns()) {
      out.append("<th scope=\"col\"").append(side(column)).append("><button type=\"button\">");
      out.append(HtmlText.of(column.header())).append("</button></th>");
    }
    out.append("</tr></thead>\n<tbody>\n");
    for (List<PageCell> row : table.rows()) {
      out.append("<tr>");
      for (int i = 0; i < row.size(); i++) {
        cell(table.columns().get(i), row.get(i));
      }
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table></div>\n");
  }

  private void cell(PageColumn column, PageCell cell) throws IOException {
    out.append("<td").append(side(column)).append(key(cell));
    if (column.fields().equals(List.of("verdict"))) {
      out.append(" class=\"").append(HtmlText.of(cell.text())).append("\"");
    }
    out.append(">").append(HtmlText.of(cell.text())).append("</td>");
  }

  private static String side(PageColumn column) {
    return column.alignment() == Alignment.RIGHT ? " data-right" : "";
  }

  /// What a table is sorted by: the first number behind the text; empty for nothing, which comes
  /// last.
  private static String key(PageCell cell) {
    if (cell.values().isEmpty()) {
      return "";
    }
    return switch (cell.values().getFirst()) {
      case ExportValue.Real(double number) -> " data-key=\"" + ExactNumber.of(number) + "\"";
      case ExportValue.Whole(long number) -> " data-key=\"" + number + "\"";
      case ExportValue.Missing() -> " data-key=\"\"";
      case ExportValue.Literal _, ExportValue.Text _ -> "";
    };
  }
}
