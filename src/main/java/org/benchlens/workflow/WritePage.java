package org.benchlens.workflow;

import java.io.IOException;
import java.io.Writer;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.report.nupp.PageCsv;
import org.benchlens.report.nupp.PageHtml;
import org.benchlens.report.nupp.PageJson;
import org.benchlens.report.nupp.PageMarkdown;

/// Writes a page about records in the forms that command line and application offer.
///
/// @param page what to write
public record WritePage(RecordPage page) {
  /// Headings, facts, tables and lists for people.
  public void markdown(Writer out) throws IOException {
    PageMarkdown.write(page, out);
  }

  /// The main table with exact values.
  public void csv(Writer out) throws IOException {
    PageCsv.write(page, out);
  }

  /// Everything, for programs.
  public void json(Writer out) throws IOException {
    PageJson.write(page, out);
  }

  /// A file that needs nothing else, with tables that sort.
  public void html(Writer out) throws IOException {
    PageHtml.write(page, out);
  }
}
