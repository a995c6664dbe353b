package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.model.Progress;
import org.benchlens.workflow.CompareRequest;

/// An explorer without a window, on examples of the corpus.
public final class Opened {
  private static final Path CORPUS = Path.of("src/test/resources/corpus");

  private Opened() {}

  /// A desk that remembers.
  public static final class FakeDesk implements Desk {
    public final List<List<Path>> records = new ArrayList<>();
    /// What was copied.
    public final List<String> copied = new ArrayList<>();

    /// Whether the window was closed.
    public boolean closed;

    /// What the dialog gives, in order.
    public final List<Path> chosen = new ArrayList<>();

    @Override
    public Optional<Path> chooseOpen(String title, List<String> endings) {
      return next();
    }

    private Optional<Path> next() {
      return chosen.isEmpty() ? Optional.empty() : Optional.of(chosen.removeFirst());
    }

    @Override
    public Optional<Path> chooseFolder(String title) {
      return next();
    }

    /// Names that were suggested for files.
    public final List<String> suggested = new ArrayList<>();

    /// Pictures that were copied, as PNG.
    public final List<byte[]> pictures = new ArrayList<>();

    @Override
    public Optional<Path> chooseTarget(String title, String name, List<String> endings) {
      suggested.add(name);
      return next();
    }

    @Override
    public void copyPicture(byte[] png) {
      pictures.add(png);
    }

    @Override
    public void openRecords(List<Path> files) {
      records.add(List.copyOf(files));
    }

    @Override
    public String clipboardText() {
      return copied.isEmpty() ? "" : copied.getLast();
    }

    @Override
    public List<Path> clipboardFiles() {
      return List.of();
    }

    @Override
    public void copy(String text) {
      copied.add(text);
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  /// Nothing is opened yet.
  public static ExplorerViewModel nothing(Desk desk, Progress pace) {
    return new ExplorerViewModel(new InPlaceRunner(), desk, 1, pace);
  }

  /// An example is opened.
  public static ExplorerViewModel example(String name) {
    ExplorerViewModel explorer = nothing(new FakeDesk(), Progress.NONE);
    explorer.session().open(request(name));
    return explorer;
  }

  /// Both files of an example.
  public static CompareRequest request(String name) {
    Path folder = CORPUS.resolve(name);
    return CompareRequest.of(folder.resolve("ref.json"), folder.resolve("cmp.json"));
  }
}
