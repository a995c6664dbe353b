package org.benchlens.app;

import java.util.Optional;
import org.benchlens.app.task.FxThread;
import org.benchlens.cli.Explorer;
import org.benchlens.cli.ExplorerException;
import org.benchlens.cli.OpenOptions;
import org.benchlens.workflow.OpenRecords;

/// The application, as the command line starts it.
public final class ExplorerApp implements Explorer {

  /// Looked up as a service.
  public ExplorerApp() {}

  @Override
  public int open(OpenOptions options) throws ExplorerException {
    TextLibraries.require();
    if (OpenRecords.areRecords(options.files())) {
      return RecordsApp.open(options);
    }
    FirstView first = FirstView.of(options);
    Optional<OpenOptions.Snapshot> snapshot = options.snapshot();
    try {
      if (snapshot.isPresent()) {
        return draw(first, options, snapshot.get());
      }
      Kept kept = Kept.load();
      FxThread.run(end -> ExplorerWindow.show(options, first, kept, end));
      return 0;
    } catch (UnsupportedOperationException e) {
      throw new ExplorerException("there is no display that a window can be shown on", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 1;
    }
  }

  private static int draw(FirstView first, OpenOptions options, OpenOptions.Snapshot snapshot)
      throws ExplorerException, InterruptedException {
    // Before the toolkit starts: it looks at these once.
    System.setProperty("glass.platform", "Headless");
    System.setProperty("prism.order", "sw");
    WindowPicture picture = ExplorerPicture.of(options, first, snapshot);
    FxThread.run(picture::take);
    picture.write();
    return 0;
  }
}
