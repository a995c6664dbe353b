package org.benchlens.app;

import org.benchlens.app.task.FxThread;
import org.benchlens.cli.ExplorerException;
import org.benchlens.cli.OpenOptions;

/// Starts the window for records, or draws it.
final class RecordsApp {
  private RecordsApp() {}

  /// As [org.benchlens.cli.Explorer#open], for files that are documents of `nupp bench`.
  static int open(OpenOptions options) throws ExplorerException {
    FirstRecords first = FirstRecords.of(options);
    try {
      if (options.snapshot().isPresent()) {
        // Before the toolkit starts: it looks at these once.
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        WindowPicture picture = RecordsPicture.of(first, options.snapshot().get());
        FxThread.run(picture::take);
        picture.write();
      } else {
        Kept kept = Kept.load();
        FxThread.run(end -> RecordsWindow.show(first, kept, end));
      }
      return 0;
    } catch (UnsupportedOperationException e) {
      throw new ExplorerException("there is no display that a window can be shown on", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 1;
    }
  }
}
