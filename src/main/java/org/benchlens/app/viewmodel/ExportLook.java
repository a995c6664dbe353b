package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import org.benchlens.workflow.PlotRequest;

/// How something is exported.
///
/// @param ending format, by the ending of its file names: `png`, `svg`, `pdf` or `csv`
/// @param dark light marks on a dark ground
/// @param size of a figure; charts have their own
/// @param scale pixels of a PNG for each px
public record ExportLook(String ending, boolean dark, Size size, int scale) {
  /// How it is at first.
  static final ExportLook FIRST = new ExportLook("png", false, Size.SUITABLE, 2);

  /// Sizes on offer.
  public enum Size {
    /// What suits the figure.
    SUITABLE("as suits the figure", 0, 0),
    /// For a column of text.
    SMALL("600 × 380", 600, 380),
    /// For a page.
    PAGE("900 × 600", 900, 600),
    /// For a slide.
    WIDE("1280 × 720", 1280, 720);

    private final String words;
    private final double width;
    private final double height;

    Size(String words, double width, double height) {
      this.words = words;
      this.width = width;
      this.height = height;
    }

    /// Its words.
    public String words() {
      return words;
    }

    Optional<PlotRequest.Size> pixels() {
      return this == SUITABLE ? Optional.empty() : Optional.of(new PlotRequest.Size(width, height));
    }
  }

  /// All sizes.
  public static List<Size> sizes() {
    return List.of(Size.values());
  }

  /// The same in another format.
  public ExportLook as(String other) {
    return new ExportLook(other, dark, size, scale);
  }

  /// The same in another theme.
  public ExportLook dark(boolean other) {
    return new ExportLook(ending, other, size, scale);
  }

  /// The same in another size.
  public ExportLook sized(Size other) {
    return new ExportLook(ending, dark, other, scale);
  }
}
