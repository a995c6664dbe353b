package org.benchlens.app.viewmodel;

/// A device that can be paired by hand.
///
/// @param id its id in the file
/// @param name its name
public record DeviceEntry(long id, String name) {
  /// Both: `0  Test GPU A`.
  public String text() {
    return id + "  " + name;
  }
}
