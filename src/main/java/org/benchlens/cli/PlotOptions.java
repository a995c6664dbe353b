package org.benchlens.cli;

import java.util.Optional;
import java.util.regex.Pattern;
import org.benchlens.model.Quantity;
import org.benchlens.present.figure.FigureChoice;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.workflow.PlotFile;
import org.benchlens.workflow.PlotRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What `plot` draws.
final class PlotOptions {
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,2}(\\.[0-9]{1,4})?");
  private static final double LARGEST_SCALE = 16;

  @Option(
      names = "--figure",
      paramLabel = "NAME",
      description =
          "distribution, ecdf, shift, coverage, coverage-curve, run-order, lag, time-frequency,"
              + " box, or auto: the one that fits the reason of the row (the default). Of records:"
              + " forks (the default), fork, scores, pairs, distribution, changes; of a history:"
              + " history.")
  private String figure = FigureChoice.AUTO;

  @Option(
      names = "--quantity",
      paramLabel = "NAME",
      description = "time (the default), cycles or frequency; auto chooses its own.")
  private Quantity quantity = Quantity.TIME;

  @Option(names = "--scale", paramLabel = "NAME", description = "linear (the default) or log.")
  private ScaleKind scale = ScaleKind.LINEAR;

  @Option(
      names = "--density",
      description = "Kernel density lines over the distribution, bandwidth by Silverman's rule.")
  private boolean density;

  @Option(names = "--dark", description = "Light marks on a dark ground.")
  private boolean dark;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      converter = SizeConverter.class,
      description = "Size in px, such as 900x460; by default what suits the figure.")
  private @Nullable PictureSize size;

  @Option(
      names = "--png-scale",
      paramLabel = "N",
      description = "Pixels of a PNG for each px, up to 16; 2 by default.")
  private @Nullable String pngScale;

  /// What to draw.
  ///
  /// @throws CommandException when there is no such figure
  PlotRequest request() throws CommandException {
    Optional<FigureKind> kind = FigureKind.of(figure);
    if (kind.isEmpty() && !figure.equals(FigureChoice.AUTO)) {
      throw new CommandException(
          ExitStatus.USAGE,
          "--figure '" + figure + "' is none of " + FigureKind.words() + ", auto");
    }
    return new PlotRequest(kind, quantity, scale, density, palette(), size());
  }

  /// What figures of records look like.
  RecordPlotWork.Look recordLook() throws CommandException {
    return new RecordPlotWork.Look(palette(), size(), pngScale());
  }

  private Optional<PlotRequest.Size> size() {
    return Optional.ofNullable(size).map(s -> new PlotRequest.Size(s.width(), s.height()));
  }

  private Palette palette() {
    return dark ? Palette.DARK : Palette.LIGHT;
  }

  /// Name of the figure, for file names.
  String figure() {
    return figure;
  }

  /// Name of the quantity, for file names.
  String quantity() {
    return quantity.word();
  }

  /// Pixels of a PNG for each px.
  ///
  /// @throws CommandException when the value is no such number
  double pngScale() throws CommandException {
    if (pngScale == null) {
      return PlotFile.DEFAULT_SCALE;
    }
    double number = NUMBER.matcher(pngScale).matches() ? Double.parseDouble(pngScale) : 0;
    if (!(number >= 0.1 && number <= LARGEST_SCALE)) {
      throw new CommandException("--png-scale '" + pngScale + "' is no number from 0.1 to 16");
    }
    return number;
  }
}
