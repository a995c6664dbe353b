package org.benchlens.app.view.nupp;

import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.benchlens.app.view.Theme;

/// Room that texts of the table take, [px], close enough to tell what fits.
final class SheetRoom {
  /// Beside a name and its flags.
  static final double PADDING = 18;

  /// A flag that counts those without room.
  static final double MORE = 34;

  private static final double SIZE = 12;
  private static final double LETTER = 6.5;
  private static final double SMALL_LETTER = 5.8;
  private static final double FLAG = 20;

  private SheetRoom() {}

  /// Width of a text in a cell.
  static double text(String text) {
    Text measured = new Text(text);
    measured.setFont(Font.font(Theme.FAMILY, SIZE));
    return Math.ceil(measured.getLayoutBounds().getWidth());
  }

  static double name(String name) {
    return LETTER * name.length();
  }

  static double tag(String text) {
    return FLAG + SMALL_LETTER * text.length();
  }
}
