package org.benchlens.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.benchlens.app.task.FxThread;

/// Takes pictures of every screen and state: `AllPictures FOLDER [PART_OF_NAME..]`.
public final class AllPictures {
  private final Path folder;
  private final Deque<NamedPicture> left;
  private final List<String> written = new java.util.ArrayList<>();

  private AllPictures(Path folder, List<NamedPicture> shots) {
    this.folder = folder;
    this.left = new ArrayDeque<>(shots);
  }

  static void main(String[] arguments) throws Exception {
    System.setProperty("glass.platform", "Headless");
    System.setProperty("prism.order", "sw");
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    Path folders = FolderExample.in(Files.createTempDirectory("folders"));
    List<String> parts = List.of(arguments).subList(1, arguments.length);
    List<NamedPicture> shots =
        NamedPicture.all(folders).stream()
            .filter(shot -> parts.isEmpty() || parts.stream().anyMatch(shot.name()::contains))
            .toList();
    AllPictures all = new AllPictures(folder, shots);
    FxThread.run(all::next);
    all.written.forEach(System.out::println);
  }

  private void next(Runnable end) {
    NamedPicture shot = left.poll();
    if (shot == null) {
      end.run();
      return;
    }
    try {
      WindowPicture picture = shot.taker().picture(folder.resolve(shot.name() + ".png"));
      picture.take(
          () -> {
            write(picture);
            next(end);
          });
    } catch (org.benchlens.cli.ExplorerException e) {
      throw new IllegalStateException(e);
    }
  }

  private void write(WindowPicture picture) {
    try {
      picture.write();
      written.add(folder.toString());
    } catch (org.benchlens.cli.ExplorerException e) {
      throw new IllegalStateException(e);
    }
  }
}
