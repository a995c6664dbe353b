package org.benchlens.bench;

import java.io.IOException;
import java.nio.file.Path;
import org.benchlens.model.Progress;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenRuns;
import org.benchlens.workflow.OpenedRuns;

/// Where made inputs are kept, and opened ones.
public final class Inputs {
  /// Below the project.
  public static final Path FOLDER = Path.of("target", "bench-data");

  private Inputs() {}

  /// A made pair, read and matched.
  public static OpenedRuns opened(int rows, int samples) throws IOException, OpenException {
    MadePair pair = MadePair.in(FOLDER, rows, samples);
    return new OpenRuns(1).open(CompareRequest.of(pair.reference(), pair.compare()), Progress.NONE);
  }
}
