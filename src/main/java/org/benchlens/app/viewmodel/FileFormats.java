package org.benchlens.app.viewmodel;

import java.util.List;
import org.benchlens.workflow.PlotFile;

/// The formats that something drawn can be written in.
public final class FileFormats {
  private FileFormats() {}

  /// By the endings of their file names, without a dot.
  public static List<String> endings() {
    return PlotFile.endings();
  }
}
