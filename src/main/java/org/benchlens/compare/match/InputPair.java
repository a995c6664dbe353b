package org.benchlens.compare.match;

import org.benchlens.model.ResultFile;
import org.benchlens.model.Side;

/// A reference file and the compare file it is compared with.
///
/// @param reference the run before the change
/// @param compare the run after the change
public record InputPair(ResultFile reference, ResultFile compare) {
  /// The file of a side.
  public ResultFile of(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }
}
