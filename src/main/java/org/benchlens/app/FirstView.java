package org.benchlens.app;

import java.util.Arrays;
import org.benchlens.app.viewmodel.Detail;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Phase;
import org.benchlens.app.viewmodel.Subject;
import org.benchlens.cli.ExplorerException;
import org.benchlens.cli.OpenOptions;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.workflow.CompareRequest;

/// What the window shows first, by the options of the command line.
///
/// @param options the options
/// @param mode display mode
/// @param figures figures of the drill-down; none for the table
/// @param table how the table is set up
record FirstView(OpenOptions options, DisplayMode mode, FirstFigures figures, FirstTable table) {

  private static final String ALONG = "along:";

  /// Understands the options.
  ///
  /// @throws ExplorerException for a display mode or a figure that does not exist
  static FirstView of(OpenOptions options) throws ExplorerException {
    String display = options.display().isEmpty() ? "intervals" : options.display();
    DisplayMode mode =
        DisplayMode.named(display)
            .orElseThrow(
                () ->
                    new ExplorerException(
                        "there is no display mode '"
                            + display
                            + "': intervals, legacy, explain or simple"));
    return new FirstView(
        options, mode, FirstFigures.of(options.figure()), FirstTable.of(options.table()));
  }

  /// Brings the window to it: at once what it can, the rest when the rows are there.
  void apply(ExplorerViewModel explorer) {
    explorer.plots().show(quantity(options.quantity()));
    explorer.plots().scale(options.logarithmic() ? ScaleKind.LOG : ScaleKind.LINEAR);
    if (options.density() && !explorer.plots().densityProperty().get()) {
      explorer.plots().toggleDensity();
    }
    explorer
        .session()
        .phaseProperty()
        .addListener((observed, before, now) -> arrived(explorer, before, now));
    if (options.files().size() == 1) {
      explorer.start().drop(Side.REFERENCE, options.files());
    } else if (options.files().size() == 2) {
      explorer
          .session()
          .open(
              options
                  .chart()
                  .request()
                  .orElseGet(
                      () ->
                          CompareRequest.of(
                              options.files().getFirst(), options.files().getLast())));
    }
    // After opening, which sets the table up as it was when these files were last open.
    if (!options.display().isEmpty()) {
      explorer.rows().display(mode);
    }
    if (!options.filter().isEmpty()) {
      explorer.rows().filter(options.filter());
    }
    table.apply(explorer);
  }

  private void chart(ExplorerViewModel explorer) {
    String name = options.chart().name();
    if (name.equals("changes")) {
      explorer.chart().open(new Subject.Changes());
    } else if (name.startsWith(ALONG)) {
      explorer.chart().openAlong(name.substring(ALONG.length()));
    }
  }

  private static Quantity quantity(String word) {
    return Arrays.stream(Quantity.values())
        .filter(quantity -> quantity.word().equals(word))
        .findFirst()
        .orElse(Quantity.TIME);
  }

  /// Brings the window to the state that a picture is to show.
  void bring(ExplorerViewModel explorer) {
    switch (options.snapshot().map(OpenOptions.Snapshot::state).orElse("")) {
      case "help" -> explorer.toggleHelp();
      case "about" -> explorer.about().toggle();
      case "manual" -> explorer.manual().open("");
      case "files" -> explorer.inspector().open(Detail.FILES);
      case "unpaired" -> explorer.inspector().open(Detail.ONE_SIDED);
      case "problems" -> explorer.inspector().open(Detail.PROBLEMS);
      case "devices" -> explorer.inspector().open(Detail.DEVICES);
      case "runs" -> explorer.inspector().open(Detail.RUNS);
      case "columns" -> explorer.panels().toggleColumns();
      case "export" -> explorer.export().open();
      case "whatif" -> explorer.triage().whatIf().toggle();
      case "limits" -> {
        explorer.triage().whatIf().toggle();
        explorer.triage().whatIf().toggleAll();
      }
      case "triage" -> explorer.toggleTriage();
      case "completion" -> explorer.completion().ask();
      default -> {
        // Ready, or held up while reading: nothing more to do.
      }
    }
  }

  private void arrived(ExplorerViewModel explorer, Phase before, Phase now) {
    if (before == Phase.READING && now == Phase.DECIDING) {
      options.row().ifPresent(explorer.rows()::selectAt);
    } else if (before == Phase.DECIDING && now == Phase.READY) {
      figures.apply(explorer);
      chart(explorer);
    }
  }
}
