package org.benchlens.model.nupp;

import java.util.OptionalLong;

/// A remark of the optimizer. Two remarks are the same when all four parts are equal.
///
/// @param code such as `OPT-4`
/// @param file the module
/// @param line line of its start, when recorded
/// @param message what the pass did or why it declined
public record Remark(String code, String file, OptionalLong line, String message) {
  /// The four parts joined by `|` in this order; an absent line is empty.
  public String identity() {
    String place = line.isPresent() ? Long.toString(line.getAsLong()) : "";
    return code + "|" + file + "|" + place + "|" + message;
  }
}
