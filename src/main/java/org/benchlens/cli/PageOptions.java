package org.benchlens.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.workflow.PlacedFile;
import org.benchlens.workflow.WritePage;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// In which form a page is written, and where.
final class PageOptions {
  @Option(
      names = "--format",
      paramLabel = "NAME",
      description =
          "markdown (the default), csv (the main table with exact values), json (everything) or"
              + " html (one file, sortable, nothing is loaded).")
  private PageFormat format = PageFormat.MARKDOWN;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to this file rather than to standard output.")
  private @Nullable Path file;

  @Option(
      names = "--force",
      description = "Overwrite a file that exists; without it only an empty one.")
  private boolean force;

  /// Looks at the target before the work begins.
  ///
  /// @param inputs paths that must not be overwritten
  /// @throws CommandException when writing would lose something
  void check(List<Path> inputs) throws CommandException {
    if (file != null) {
      OutputOptions.check(file, force, inputs);
    }
  }

  /// Whether everything is wanted that there is to say.
  boolean everything() {
    return format == PageFormat.JSON || format == PageFormat.HTML;
  }

  /// Writes pages; several only as Markdown.
  ///
  /// @throws CommandException when they cannot be written or only one can be
  void write(List<RecordPage> pages, Terminal terminal) throws CommandException {
    if (pages.size() > 1 && format != PageFormat.MARKDOWN) {
      throw new CommandException(
          ExitStatus.USAGE,
          "the record holds "
              + pages.size()
              + " comparisons; --kind chooses the one for "
              + format.word());
    }
    try {
      if (file != null) {
        PlacedFile.write(file, force, out -> content(pages, out));
      } else {
        content(pages, terminal.out());
        terminal.out().flush();
      }
    } catch (IOException e) {
      String target = file == null ? "standard output" : file.toString();
      throw new CommandException(target + " cannot be written: " + e.getMessage());
    }
    sayWhatIsNotWritten(pages.getFirst(), terminal);
  }

  private void content(List<RecordPage> pages, OutputStream out) throws IOException {
    Writer writer = new BufferedWriter(new OutputStreamWriter(out, UTF_8), 1 << 16);
    boolean first = true;
    for (RecordPage page : pages) {
      if (!first) {
        writer.write('\n');
      }
      first = false;
      WritePage content = new WritePage(page);
      switch (format) {
        case MARKDOWN -> content.markdown(writer);
        case CSV -> content.csv(writer);
        case JSON -> content.json(writer);
        case HTML -> content.html(writer);
      }
    }
    writer.flush();
  }

  /// Says on standard error what a table alone would keep to itself.
  private void sayWhatIsNotWritten(RecordPage page, Terminal terminal) {
    if (format != PageFormat.CSV || page.beside().isEmpty()) {
      return;
    }
    String parts = page.beside().stream().map(PageSection::title).collect(Collectors.joining(", "));
    terminal.say("not in the CSV: " + parts + "; --format json has everything");
  }
}
