package org.benchlens.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.benchlens.workflow.PlacedFile;
import org.benchlens.workflow.SaveTrouble;
import org.benchlens.workflow.WriteComparison;

/// Writes a finished comparison where the options say.
///
/// @param result what to write
/// @param summary lines that follow the tables
/// @param colours whether colours are not refused
record ComparisonOutput(WriteComparison result, List<String> summary, boolean colours) {

  /// Writes everything.
  ///
  /// @throws CommandException when a file or the standard output cannot be written
  void write(OutputOptions options, Terminal terminal) throws CommandException {
    Optional<Path> file = options.file();
    if (file.isPresent()) {
      place(file.get(), options, out -> content(options, false, out));
    } else {
      print(terminal, out -> content(options, colours && terminal.colours(), out));
    }
    if (options.debugOnStandardOutput()) {
      print(terminal, this::script);
    }
    Optional<Path> script = options.debugFile();
    if (script.isPresent()) {
      place(script.get(), options, this::script);
    }
  }

  private void content(OutputOptions options, boolean colored, OutputStream out)
      throws IOException {
    Writer writer = writer(out);
    switch (options.format()) {
      case MARKDOWN -> {
        result.markdown(colored, writer);
        writer.write("# Summary\n\n");
        for (String line : summary) {
          writer.write(line);
          writer.write('\n');
        }
      }
      case CSV -> result.csv(writer);
      case JSON -> result.json(writer);
      case HTML -> result.html(summary, writer);
      case REPORT -> result.report(summary, options.budget(), writer);
    }
    writer.flush();
  }

  private void script(OutputStream out) throws IOException {
    Writer writer = writer(out);
    result.debugPython(writer);
    writer.flush();
  }

  private static void place(Path file, OutputOptions options, PlacedFile.Content content)
      throws CommandException {
    try {
      PlacedFile.write(file, options.force(), content);
    } catch (IOException e) {
      throw new CommandException(file + " cannot be written: " + SaveTrouble.why(e));
    }
  }

  private static void print(Terminal terminal, PlacedFile.Content content) throws CommandException {
    try {
      content.writeTo(terminal.out());
      terminal.out().flush();
    } catch (IOException e) {
      throw new CommandException("standard output cannot be written: " + e.getMessage());
    }
  }

  private static Writer writer(OutputStream out) {
    return new BufferedWriter(new OutputStreamWriter(out, UTF_8), 1 << 16);
  }
}
