package org.benchlens.workflow;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import org.benchlens.compare.match.DeviceDifferences;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.PairingException;
import org.benchlens.compare.match.StateMatcher;
import org.benchlens.model.Progress;
import org.benchlens.model.ResultFile;
import org.benchlens.model.Side;
import org.benchlens.reading.ReadingException;
import org.benchlens.reading.binary.SampleFiles;
import org.benchlens.reading.nvbench.NvbenchReader;
import org.benchlens.reading.nvbench.ReadingListener;
import org.jspecify.annotations.Nullable;

/// Reads two results, or two folders of results, and pairs their states.
public final class OpenRuns {
  private final NvbenchReader reader = new NvbenchReader();
  private final int workers;

  /// @param workers number of files read at once, >= 1
  public OpenRuns(int workers) {
    this.workers = workers;
  }

  /// Opens a pair, strictly: a bad file of a folder stops all, as the command line wants it.
  ///
  /// @param request what to open; its settings are not used
  /// @param progress told in bytes; may cancel
  /// @throws OpenException when a file cannot be read or the two do not fit
  /// @throws CancellationException when `progress` cancelled
  public OpenedRuns open(CompareRequest request, Progress progress) throws OpenException {
    return open(request, progress, false, EarlyRows.NONE);
  }

  /// Opens a pair; of two folders, files that cannot be used are left out and told about, as the
  /// window wants it.
  ///
  /// @param request what to open; its settings are not used
  /// @param progress told in bytes; may cancel
  /// @throws OpenException when no file can be used
  /// @throws CancellationException when `progress` cancelled
  public OpenedRuns openUsable(CompareRequest request, Progress progress) throws OpenException {
    return openUsable(request, progress, EarlyRows.NONE);
  }

  /// The same, and tells of rows while the files are being read. Of folders it does not: which of
  /// their files can be used, and so the order of rows, is known only at the end.
  ///
  /// @param early told of rows
  public OpenedRuns openUsable(CompareRequest request, Progress progress, EarlyRows early)
      throws OpenException {
    return open(request, progress, Files.isDirectory(request.reference()), early);
  }

  private OpenedRuns open(
      CompareRequest request, Progress progress, boolean tolerant, EarlyRows early)
      throws OpenException {
    FilePairs found = FilePairs.of(request.reference(), request.compare());
    List<ReadingListener> listeners =
        tolerant ? List.of() : EarlySide.both(request.selection(), early);
    List<Outcome> files = readAll(found.pairs(), progress, tolerant, listeners);
    List<OpenedPair> pairs = new ArrayList<>();
    List<UnreadFile> unread = new ArrayList<>();
    for (int i = 0; i < found.pairs().size(); i++) {
      FilePair paths = found.pairs().get(i);
      try {
        InputPair input = new InputPair(files.get(2 * i).read(), files.get(2 * i + 1).read());
        pairs.add(match(pairs.size(), paths, input, request));
      } catch (OpenException e) {
        if (!tolerant || (i == found.pairs().size() - 1 && pairs.isEmpty())) {
          throw e;
        }
        unread.add(unread(paths, e));
      }
    }
    return new OpenedRuns(pairs, found.oneSided(), found.problems(), unread);
  }

  private static UnreadFile unread(FilePair paths, OpenException e) {
    String message = Objects.toString(e.getMessage(), "");
    String name = String.valueOf(paths.compare().getFileName());
    return new UnreadFile(name, e.file(), e.place(), message);
  }

  private static OpenedPair match(
      int index, FilePair paths, InputPair input, CompareRequest request) throws OpenException {
    try {
      return new OpenedPair(
          input,
          StateMatcher.match(index, input, request.selection()),
          DeviceDifferences.between(input, request.selection()),
          samples(paths.reference(), Side.REFERENCE, request.samples()),
          samples(paths.compare(), Side.COMPARE, request.samples()));
    } catch (PairingException e) {
      throw OpenException.of(input.reference().path() + " and " + input.compare().path(), "", e);
    }
  }

  private static SampleFiles samples(Path path, Side side, SampleAccess access) {
    return new SampleFiles(path, access.outside(), access.located(side));
  }

  private List<Outcome> readAll(
      List<FilePair> pairs, Progress progress, boolean tolerant, List<ReadingListener> listeners)
      throws OpenException {
    List<Path> paths = new ArrayList<>();
    for (FilePair pair : pairs) {
      paths.add(pair.reference());
      paths.add(pair.compare());
    }
    for (Path path : paths) {
      OtherDocuments.refuse(path);
    }
    long total = paths.stream().mapToLong(path -> path.toFile().length()).sum();
    SharedProgress shared = new SharedProgress(progress, paths.size(), total);
    List<Callable<Outcome>> tasks = new ArrayList<>();
    for (int i = 0; i < paths.size(); i++) {
      Path path = paths.get(i);
      Progress part = shared.part(i);
      ReadingListener told = listeners.isEmpty() ? ReadingListener.NONE : listeners.get(i);
      tasks.add(() -> read(path, part, tolerant, told));
    }
    try {
      return new Parallel(workers).all(tasks);
    } catch (ExecutionException e) {
      throw failure(e);
    }
  }

  private Outcome read(Path path, Progress progress, boolean tolerant, ReadingListener told)
      throws ReadingException {
    try {
      return new Outcome(reader.read(path, path.toString(), progress, told), null);
    } catch (ReadingException e) {
      if (tolerant) {
        return new Outcome(null, e);
      }
      throw e;
    }
  }

  /// A file, or why it could not be read.
  private record Outcome(@Nullable ResultFile file, @Nullable ReadingException fault) {
    ResultFile read() throws OpenException {
      if (file == null) {
        ReadingException thrown = Objects.requireNonNull(fault);
        throw OpenException.of(thrown.path(), thrown.place(), thrown);
      }
      return file;
    }
  }

  private static OpenException failure(ExecutionException thrown) {
    return switch (thrown.getCause()) {
      case ReadingException e -> OpenException.of(e.path(), e.place(), e);
      case null, default -> throw Parallel.unchecked(thrown);
    };
  }
}
