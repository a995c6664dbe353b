package org.benchlens.report.debug;

import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.benchlens.model.Side;

/// Where sample files lie.
@FunctionalInterface
public interface SamplePaths {
  /// The file names as the results declare them.
  SamplePaths AS_DECLARED = (row, side, array, file) -> file.filename();

  /// The absolute path of a sample file, or its declared name when it is not found.
  ///
  /// @param file what the state of that side declares
  String of(MatchedRow row, Side side, SampleArray array, SampleFile file);
}
