package org.benchlens.workflow;

import java.nio.file.Path;
import org.benchlens.compare.Settings;
import org.benchlens.compare.match.Selection;

/// What is to be compared with what, and how.
///
/// @param reference result file or folder of the run before the change
/// @param compare result file or folder of the run after the change
/// @param selection which benchmarks, axis values and devices
/// @param settings by what to decide
/// @param samples where sidecars may be read
public record CompareRequest(
    Path reference, Path compare, Selection selection, Settings settings, SampleAccess samples) {
  /// Two paths with everything else at its default.
  public static CompareRequest of(Path reference, Path compare) {
    return new CompareRequest(
        reference, compare, Selection.ALL, Settings.DEFAULT, SampleAccess.USUAL);
  }

  /// The same with another selection.
  public CompareRequest with(Selection other) {
    return new CompareRequest(reference, compare, other, settings, samples);
  }

  /// The same with other settings.
  public CompareRequest with(Settings other) {
    return new CompareRequest(reference, compare, selection, other, samples);
  }

  /// The same with other places of sidecars.
  public CompareRequest with(SampleAccess other) {
    return new CompareRequest(reference, compare, selection, settings, other);
  }

  /// The same with the sides exchanged; device filters go with their sides.
  public CompareRequest swapped() {
    Selection other =
        new Selection(
            selection.benchmarks(),
            selection.axes(),
            selection.compareDevices(),
            selection.referenceDevices(),
            selection.ignoreDevices());
    return new CompareRequest(compare, reference, other, settings, samples.swapped());
  }
}
