package org.benchlens.workflow;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.benchlens.present.figure.Drawing;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.View;
import org.benchlens.present.nupp.RecordPage;

/// Saves what a window shows of records. The user has confirmed that a file there is replaced.
public final class SaveRecord {
  /// Endings of the names that a page can be saved under.
  public static final List<String> PAGE_ENDINGS = List.of("md", "csv", "json", "html");

  /// Endings of the names that a figure can be saved under.
  public static final List<String> FIGURE_ENDINGS = List.of("png", "svg", "pdf", "csv");

  private SaveRecord() {}

  /// A figure as it is saved.
  ///
  /// @param wanted its size; empty for the one that suits it
  public static Drawing drawing(Figure figure, Optional<PlotRequest.Size> wanted, Palette palette) {
    PlotRequest.Size size = wanted.orElseGet(() -> PlotRequest.Size.of(figure.kind()));
    return Drawing.of(figure, View.whole(size.width(), size.height(), palette));
  }

  /// Saves a page in the form that the name's ending says.
  ///
  /// @throws OpenException when the ending says none, or it cannot be written
  public static void page(Path file, RecordPage page) throws OpenException {
    String name = file.toString().toLowerCase(Locale.ROOT);
    if (PAGE_ENDINGS.stream().noneMatch(ending -> name.endsWith("." + ending))) {
      throw new OpenException(file + " ends in none of .md, .csv, .json and .html");
    }
    WritePage content = new WritePage(page);
    try {
      PlacedFile.write(
          file,
          true,
          out -> {
            Writer writer = new BufferedWriter(new OutputStreamWriter(out, UTF_8));
            if (name.endsWith(".md")) {
              content.markdown(writer);
            } else if (name.endsWith(".csv")) {
              content.csv(writer);
            } else if (name.endsWith(".json")) {
              content.json(writer);
            } else {
              content.html(writer);
            }
            writer.flush();
          });
    } catch (IOException e) {
      throw new OpenException(file + " cannot be written: " + e.getMessage());
    }
  }

  /// A page as Markdown.
  public static String markdown(RecordPage page) {
    StringWriter text = new StringWriter();
    try {
      new WritePage(page).markdown(text);
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot be written", e);
    }
    return text.toString();
  }

  /// Saves a figure in the form that the name's ending says.
  ///
  /// @throws OpenException when the ending says none, or it cannot be written
  public static void figure(Path file, Drawing drawing) throws OpenException {
    if (!PlotFile.writable(file.toString())) {
      throw new OpenException(file + " ends in none of .png, .svg, .pdf and .csv");
    }
    try {
      PlotFile.write(file, true, drawing, PlotFile.DEFAULT_SCALE);
    } catch (IOException e) {
      throw new OpenException(file + " cannot be written: " + e.getMessage());
    }
  }
}
