package org.benchlens.workflow;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.present.nupp.AcceptanceText;
import org.benchlens.reading.DocumentKind;
import org.benchlens.replicate.review.RecordComparison;

/// Makes a record the new baseline: its bytes as they are take the baseline's place in one step, or
/// nothing changes.
public final class AcceptRecord {
  private final RecordFiles files = new RecordFiles();

  /// Checks both files and replaces the baseline.
  ///
  /// @param candidate a record of a run without bad parts
  /// @param baseline a record, of any schema, or a place where nothing is
  /// @param force whether a baseline that is no record may be replaced too
  /// @throws OpenException when the candidate is no such record, or the baseline is something else
  /// @throws IOException when the baseline cannot be written; it is then as it was
  public AcceptedRecord accept(Path candidate, Path baseline, boolean force)
      throws OpenException, IOException {
    // What is checked must be what is written.
    Stamp stamp = Files.exists(candidate) ? Stamp.of(candidate) : Stamp.NONE;
    NuppRecord record = files.record(candidate);
    check(record, candidate);
    List<String> lines = new ArrayList<>();
    if (Files.exists(baseline)) {
      lines.addAll(replaced(record, candidate, baseline, force));
    } else {
      lines.add(baseline + " is new: " + AcceptanceText.benchmarks(record.benchmarks().size()));
    }
    PlacedFile.write(baseline, true, out -> copy(candidate, stamp, out));
    return new AcceptedRecord(lines);
  }

  private static void check(NuppRecord record, Path candidate) throws OpenException {
    if (record.benchmarks().isEmpty()) {
      throw new OpenException(candidate + " holds no benchmark; it would compare with nothing");
    }
    if (!record.problems().isEmpty()) {
      throw new OpenException(
          candidate
              + " cannot be read whole, so it is no baseline; the first fault: "
              + record.problems().getFirst().place()
              + ": "
              + record.problems().getFirst().message());
    }
  }

  private List<String> replaced(NuppRecord record, Path candidate, Path baseline, boolean force)
      throws OpenException, IOException {
    if (Files.isDirectory(baseline)) {
      throw new OpenException(baseline + " is a folder");
    }
    if (Files.isSameFile(candidate, baseline)) {
      throw new OpenException(candidate + " and " + baseline + " are one file");
    }
    if (!PlacedFile.holdsSomething(baseline)) {
      return List.of(baseline + " was empty");
    }
    DocumentKind kind = RecordFiles.kindOf(baseline);
    if (kind != DocumentKind.NUPP_RECORD) {
      if (!force) {
        throw new OpenException(
            baseline
                + " is "
                + RecordFiles.what(kind)
                + ", not a baseline; --force replaces it all the same");
      }
      return List.of(baseline + " was " + RecordFiles.what(kind));
    }
    return compared(record, baseline);
  }

  private List<String> compared(NuppRecord record, Path baseline) {
    NuppRecord before;
    try {
      before = files.record(baseline);
    } catch (OpenException refused) {
      // A baseline of another schema is replaced, as the tool does, but not in silence.
      return List.of("the old baseline cannot be compared with: " + refused.getMessage());
    }
    return AcceptanceText.lines(
        record, before, RecordComparison.of(record, before, OptionalDouble.empty()));
  }

  private static void copy(Path candidate, Stamp stamp, OutputStream out) throws IOException {
    Files.copy(candidate, out);
    if (!Stamp.of(candidate).equals(stamp)) {
      throw new IOException(candidate + " changed while it was read");
    }
  }

  /// What tells that a file changed.
  private record Stamp(long size, long modified) {
    static final Stamp NONE = new Stamp(-1, -1);

    static Stamp of(Path file) throws IOException {
      return new Stamp(Files.size(file), Files.getLastModifiedTime(file).toMillis());
    }
  }
}
