package org.benchlens.report.plot;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.benchlens.present.figure.Lettering;

/// Both weights of the bundled font.
final class Typefaces {
  private final Typeface regular;
  private final Typeface bold;

  Typefaces() throws IOException {
    regular = Typeface.of(false);
    bold = Typeface.of(true);
  }

  Typeface of(Lettering lettering) {
    return lettering.bold() ? bold : regular;
  }

  /// The width of a text in px.
  double width(String text, Lettering lettering) {
    try {
      return of(lettering).width(text, lettering.size());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Where the left end of a text lies, for the point that its lettering anchors.
  double left(String text, double x, Lettering lettering) {
    return switch (lettering.anchor()) {
      case START -> x;
      case MIDDLE -> x - width(text, lettering) / 2;
      case END -> x - width(text, lettering);
    };
  }
}
