package org.benchlens.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.cli.ExplorerException;
import org.benchlens.cli.OpenOptions;

/// Every screen of the window for records that a picture is taken of.
final class RecordPictures {
  private static final Path CORPUS = Path.of("src/test/resources/corpus-nupp");

  private RecordPictures() {}

  /// One picture.
  ///
  /// @param name name of its file, without ending
  /// @param files names of the records
  /// @param figure name of the figure
  /// @param row position of the selected row, from 1; 0 for none
  /// @param dark whether the theme is dark
  /// @param size width and height, [px]
  /// @param percent size of the text
  /// @param step what to do first
  record Shot(
      String name,
      List<String> files,
      String figure,
      int row,
      boolean dark,
      List<Integer> size,
      int percent,
      Consumer<RecordsViewModel> step) {

    /// Takes it.
    ///
    /// @param file where it goes
    WindowPicture picture(Path file) throws ExplorerException {
      OpenOptions.Snapshot snapshot =
          new OpenOptions.Snapshot(file, size.getFirst(), size.getLast(), "ready");
      OpenOptions options =
          new OpenOptions(
              files.stream().map(CORPUS::resolve).toList(),
              Optional.of(dark),
              figure.equals("pairs") ? "Interleaved" : "",
              "",
              row == 0 ? Optional.empty() : Optional.of(row),
              figure,
              "time",
              false,
              false,
              files.size() == 2 ? "2" : "",
              OpenOptions.Chart.NONE,
              OpenOptions.Table.OWN,
              Optional.of(snapshot));
      return RecordsPicture.of(
          FirstRecords.of(options),
          snapshot,
          Pictures.around(),
          List.of(
              (records, appearance) -> {
                appearance.size(percent);
                step.accept(records);
              }));
    }

    Shot darkened() {
      return new Shot(name + "-dark", files, figure, row, true, size, percent, step);
    }

    Shot sized(int width, int height) {
      return new Shot(
          name + "-" + width + "x" + height,
          files,
          figure,
          row,
          dark,
          List.of(width, height),
          percent,
          step);
    }

    Shot large() {
      return new Shot(name + "-200", files, figure, row, dark, List.of(1440, 900), 200, step);
    }
  }

  private static Shot shot(String name, String figure, int row, String... files) {
    return new Shot(
        name, List.of(files), figure, row, false, List.of(1280, 800), 100, records -> {});
  }

  /// All pictures.
  static List<Shot> all() {
    String base = "baseline-v4.json";
    String candidate = "candidate-v4.json";
    String interleaved = "candidate-interleaved-v4.json";
    Shot marked = shot("records-comparison", "forks", 6, base, candidate);
    List<Shot> shots =
        List.of(
            shot("records-record", "distribution", 8, base),
            new Shot(
                marked.name(),
                marked.files(),
                marked.figure(),
                marked.row(),
                false,
                marked.size(),
                100,
                RecordPictures::mark),
            shot("records-fork", "fork", 6, base, candidate),
            shot("records-pairs", "pairs", 2, interleaved),
            shot("records-changes", "changes", 0, base, candidate),
            shot("records-scores", "scores", 6, base, candidate),
            shot("records-history", "history", 3, "history.ndjson"));
    return shots.stream()
        .flatMap(
            each ->
                Stream.of(
                    each,
                    each.darkened(),
                    each.sized(1024, 700),
                    each.sized(1920, 1080),
                    each.large()))
        .toList();
  }

  private static void mark(RecordsViewModel records) {
    records.rows().selectAt(2);
    records.marks().set("noise");
    records.rows().selectAt(6);
    records.marks().set("real");
    records.marks().note(records.rows().shown().get(5), "Same on the second machine.");
  }
}
