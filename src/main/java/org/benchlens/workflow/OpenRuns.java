package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import org.benchlens.compare.match.DeviceDifferences;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.PairingException;
import org.benchlens.compare.match.StateMatcher;
import org.benchlens.model.Progress;
import org.benchlens.model.ResultFile;
import org.benchlens.reading.ReadingException;
import org.benchlens.reading.binary.SampleFiles;
import org.benchlens.reading.nvbench.NvbenchReader;

/// Reads two results, or two folders of results, and pairs their states.
public final class OpenRuns {
  private final NvbenchReader reader = new NvbenchReader();
  private final int workers;

  /// @param workers number of files read at once, >= 1
  public OpenRuns(int workers) {
    this.workers = workers;
  }

  /// Opens a pair.
  ///
  /// @param request what to open; its settings are not used
  /// @param progress told in bytes; may cancel
  /// @throws OpenException when a file cannot be read or the two do not fit
  /// @throws CancellationException when `progress` cancelled
  public OpenedRuns open(CompareRequest request, Progress progress) throws OpenException {
    FilePairs found = FilePairs.of(request.reference(), request.compare());
    List<ResultFile> files = readAll(found.pairs(), progress);
    List<OpenedPair> pairs = new ArrayList<>();
    for (int i = 0; i < found.pairs().size(); i++) {
      InputPair input = new InputPair(files.get(2 * i), files.get(2 * i + 1));
      pairs.add(match(i, found.pairs().get(i), input, request));
    }
    return new OpenedRuns(pairs, found.oneSided(), found.problems());
  }

  private static OpenedPair match(
      int index, FilePair paths, InputPair input, CompareRequest request) throws OpenException {
    try {
      return new OpenedPair(
          input,
          StateMatcher.match(index, input, request.selection()),
          DeviceDifferences.between(input, request.selection()),
          new SampleFiles(paths.reference(), request.allowOutside()),
          new SampleFiles(paths.compare(), request.allowOutside()));
    } catch (PairingException e) {
      throw OpenException.of(input.reference().path() + " and " + input.compare().path(), "", e);
    }
  }

  private List<ResultFile> readAll(List<FilePair> pairs, Progress progress) throws OpenException {
    List<Path> paths = new ArrayList<>();
    for (FilePair pair : pairs) {
      paths.add(pair.reference());
      paths.add(pair.compare());
    }
    long total = paths.stream().mapToLong(path -> path.toFile().length()).sum();
    SharedProgress shared = new SharedProgress(progress, paths.size(), total);
    List<Callable<ResultFile>> tasks = new ArrayList<>();
    for (int i = 0; i < paths.size(); i++) {
      Path path = paths.get(i);
      Progress part = shared.part(i);
      tasks.add(() -> reader.read(path, path.toString(), part));
    }
    try {
      return new Parallel(workers).all(tasks);
    } catch (ExecutionException e) {
      throw failure(e);
    }
  }

  private static OpenException failure(ExecutionException thrown) {
    return switch (thrown.getCause()) {
      case ReadingException e -> OpenException.of(e.path(), e.place(), e);
      case null, default -> throw Parallel.unchecked(thrown);
    };
  }
}
