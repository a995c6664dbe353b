package org.benchlens.workspace.preferences;

/// Size of the window.
///
/// @param width width when not maximized, [px], 200 to 32,000
/// @param height height when not maximized, [px], 200 to 32,000
/// @param maximized whether it fills the screen
public record WindowSize(int width, int height, boolean maximized) {
  /// What a window is never smaller than, [px].
  public static final int LEAST = 200;

  /// What a window is never larger than, [px].
  public static final int MOST = 32_000;

  /// Checks the bounds.
  public WindowSize {
    if (!fits(width) || !fits(height)) {
      throw new IllegalArgumentException(
          "window " + width + "x" + height + " is not within " + LEAST + " to " + MOST);
    }
  }

  /// Whether a width or height is within the bounds.
  public static boolean fits(int length) {
    return length >= LEAST && length <= MOST;
  }
}
