package org.benchlens.workflow;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.benchlens.workspace.Workspace;
import org.benchlens.workspace.WorkspaceException;
import org.benchlens.workspace.WorkspaceFile;
import org.jspecify.annotations.Nullable;

/// Keeps what was said of rows and not yet saved, so that no crash loses it.
///
/// Each workspace that is being worked on has a file of its own, named after its process. What a
/// process that is gone has left is offered again; it goes only when somebody says so.
public final class Autosave {
  private static final Pattern NAME = Pattern.compile("([0-9]+)-([0-9]+)-[0-9]+\\.benchlens");

  /// Within that time two starts of a process are one, [ms].
  private static final long SAME_START = 2_000;

  private final Optional<Path> folder;
  private final AtomicInteger count = new AtomicInteger();

  /// @param folder where files are; empty keeps nothing
  public Autosave(Optional<Path> folder) {
    this.folder = folder;
  }

  /// What a process has left.
  ///
  /// @param file where it is kept
  /// @param workspace what was said
  public record Left(Path file, Workspace workspace) {}

  /// A file for a workspace that is being worked on.
  public Keeper begin() {
    ProcessHandle mine = ProcessHandle.current();
    long start = mine.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    String name = mine.pid() + "-" + start + "-" + count.incrementAndGet() + WorkspaceFile.SUFFIX;
    return new Keeper(folder.map(place -> place.resolve(name)).orElse(null));
  }

  /// What processes that are gone have left, the newest first. A file that cannot be read is not
  /// among them and stays.
  ///
  /// @throws IOException when the folder cannot be read
  public List<Left> left() throws IOException {
    List<Left> left = new ArrayList<>();
    if (folder.isEmpty() || !Files.isDirectory(folder.get())) {
      return left;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder.get())) {
      for (Path file : files) {
        if (gone(String.valueOf(file.getFileName()))) {
          read(file)
              .filter(found -> !found.rows().isEmpty())
              .ifPresent(found -> left.add(new Left(file, found)));
        }
      }
    }
    left.sort(Comparator.comparing((Left each) -> each.workspace().look().saved()).reversed());
    return left;
  }

  private static Optional<Workspace> read(Path file) {
    try {
      return Optional.of(WorkspaceFile.read(file));
    } catch (WorkspaceException e) {
      // Nothing that this program could offer; whoever looks for it finds it in its place.
      return Optional.empty();
    }
  }

  private static boolean gone(String name) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      return false;
    }
    try {
      long start = Long.parseLong(matcher.group(2));
      Optional<ProcessHandle> process = ProcessHandle.of(Long.parseLong(matcher.group(1)));
      return process.isEmpty()
          || process
              .get()
              .info()
              .startInstant()
              .filter(now -> Math.abs(now.toEpochMilli() - start) > SAME_START)
              .isPresent();
    } catch (NumberFormatException e) {
      return false;
    }
  }

  /// Throws away what was left.
  ///
  /// @throws IOException when it cannot be removed
  public void discard(Left left) throws IOException {
    Files.deleteIfExists(left.file());
  }

  /// The file of one workspace. Newer contents win in whatever order threads come.
  public static final class Keeper {
    private final @Nullable Path file;
    private long newest = -1;

    Keeper(@Nullable Path file) {
      this.file = file;
    }

    /// Keeps a workspace, unless something newer was kept or dropped meanwhile.
    ///
    /// @param order larger for what is newer
    /// @throws IOException when it cannot be written
    public synchronized void keep(long order, Workspace workspace) throws IOException {
      if (file == null || order <= newest) {
        return;
      }
      Path parent = file.getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      WorkspaceFile.write(file, workspace);
      newest = order;
    }

    /// Lets go of the file: everything up to `order` is safe elsewhere.
    ///
    /// @throws IOException when it cannot be removed
    public synchronized void drop(long order) throws IOException {
      if (file != null && order >= newest) {
        newest = order;
        Files.deleteIfExists(file);
      }
    }
  }
}
