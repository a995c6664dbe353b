package org.benchlens.workflow;

import java.util.List;
import org.benchlens.compare.match.DeviceDifference;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.Matching;
import org.benchlens.model.Side;
import org.benchlens.reading.binary.SampleFiles;

/// One file pair that is read and paired.
///
/// @param input the two files
/// @param matching how their states are paired
/// @param deviceDifferences fields in which their devices differ
/// @param referenceFiles sidecars of the reference file
/// @param compareFiles sidecars of the compare file
record OpenedPair(
    InputPair input,
    Matching matching,
    List<DeviceDifference> deviceDifferences,
    SampleFiles referenceFiles,
    SampleFiles compareFiles) {

  /// The sidecars of a side.
  SampleFiles files(Side side) {
    return side == Side.REFERENCE ? referenceFiles : compareFiles;
  }
}
