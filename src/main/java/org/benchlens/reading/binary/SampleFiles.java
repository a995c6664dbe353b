package org.benchlens.reading.binary;

import java.nio.file.Path;
import java.util.Optional;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.benchlens.model.SampleRead;
import org.benchlens.model.SampleSource;
import org.benchlens.model.State;

/// The sidecars of one result file, found and read on demand (contract, section 11). Safe for use
/// by many threads.
public final class SampleFiles {
  private final SampleLocator locator;

  /// @param jsonFile the result file; only its folder and name matter
  /// @param allowOutside whether sidecars may be read that lie, links followed, outside the folder
  ///     above the result's folder
  /// @param located a folder that the user named for those that are not found otherwise: it holds
  ///     the sample folders, or is one of them
  public SampleFiles(Path jsonFile, boolean allowOutside, Optional<Path> located) {
    this.locator = new SampleLocator(jsonFile, allowOutside, located);
  }

  /// The samples of a state of the result file.
  public SampleSource source(State state) {
    if (state.times() == null && state.frequencies() == null) {
      return SampleSource.NONE;
    }
    return new StateSamples(locator, state);
  }

  /// Where a sidecar is; empty when it is missing or may not be read.
  public Optional<Path> locate(SampleFile file) {
    return locator.find(file.filename()) instanceof Location.Found found
        ? Optional.of(found.path())
        : Optional.empty();
  }

  /// Reads a sidecar whole.
  ///
  /// @param file what a state declares
  /// @param array which array it is, for the fault
  /// @return as many values as declared, or the fault that says why not
  public SampleRead read(SampleFile file, SampleArray array) {
    return locator.read(locator.find(file.filename()), file, array);
  }
}
