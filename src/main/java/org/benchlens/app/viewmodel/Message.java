package org.benchlens.app.viewmodel;

import java.util.List;

/// Something that went wrong beside what is open.
///
/// @param title a few words
/// @param lines what is wrong, one line each
public record Message(String title, List<String> lines) {
  public Message {
    lines = List.copyOf(lines);
  }

  /// Everything, as text to copy.
  public String text() {
    return title + "\n" + String.join("\n", lines);
  }
}
