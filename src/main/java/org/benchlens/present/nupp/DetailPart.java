package org.benchlens.present.nupp;

import java.util.List;

/// A part of what is to say about one benchmark.
///
/// @param title its heading
/// @param aside words beside the heading; may be empty
/// @param lines its lines
public record DetailPart(String title, String aside, List<DetailLine> lines) {
  public DetailPart {
    lines = List.copyOf(lines);
  }
}
