package org.benchlens.app.view.nupp;

/// Room that texts of the table take, [px], close enough to tell what fits.
final class SheetRoom {
  /// Beside a name and its flags.
  static final double PADDING = 18;

  /// A flag that counts those without room.
  static final double MORE = 34;

  private static final double LETTER = 6.5;
  private static final double SMALL_LETTER = 5.8;
  private static final double FLAG = 20;

  private SheetRoom() {}

  static double name(String name) {
    return LETTER * name.length();
  }

  static double tag(String text) {
    return FLAG + SMALL_LETTER * text.length();
  }
}
