package org.benchlens.app;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.cli.ExplorerException;
import org.benchlens.cli.OpenOptions;
import org.benchlens.present.figure.RecordFigureKind;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.workflow.OpenRecords;

/// What the window for records shows first, by the options of the command line.
///
/// @param options the options
/// @param figure the figure; empty for the window's own
record FirstRecords(OpenOptions options, Optional<RecordFigureKind> figure) {

  /// Understands the options.
  ///
  /// @throws ExplorerException for a figure that does not exist, a wrong margin, or files that do
  ///     not fit
  static FirstRecords of(OpenOptions options) throws ExplorerException {
    Optional<RecordFigureKind> figure =
        Arrays.stream(RecordFigureKind.values())
            .filter(kind -> kind.word().equals(options.figure()))
            .findFirst();
    if (figure.isEmpty() && !options.figure().isEmpty()) {
      throw new ExplorerException(
          "there is no figure '"
              + options.figure()
              + "' of records: "
              + Arrays.stream(RecordFigureKind.values())
                  .map(RecordFigureKind::word)
                  .collect(Collectors.joining(", ")));
    }
    if (!options.margin().isEmpty() && !RecordsViewModel.isMargin(options.margin())) {
      throw new ExplorerException(
          "--margin '" + options.margin() + "' is not a finite number of percent above 0");
    }
    boolean workspace =
        options.files().size() == 1
            && OpenRecords.areRecords(options.files())
            && options.files().getFirst().toString().endsWith(".benchlens");
    Optional<String> refusal = workspace ? Optional.empty() : OpenRecords.refusal(options.files());
    if (refusal.isPresent()) {
      throw new ExplorerException(refusal.get());
    }
    return new FirstRecords(options, figure);
  }

  /// Opens the files.
  void open(RecordsViewModel records) {
    records.margin(options.margin());
    records.open(options.files());
  }

  /// Sets up what is open: tab, filter, row, figure.
  void apply(RecordsViewModel records) {
    for (RecordTab tab : records.tabsProperty().get()) {
      if (tab.title().equalsIgnoreCase(options.display())) {
        records.choose(tab);
      }
    }
    if (!options.filter().isEmpty()) {
      records.rows().filter(options.filter());
    }
    options.row().ifPresent(records.rows()::selectAt);
    figure.ifPresent(records.plots()::show);
  }
}
