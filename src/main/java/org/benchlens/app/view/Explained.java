package org.benchlens.app.view;

/// Something that the manual explains.
interface Explained {
  /// Opens the manual at its paragraph.
  void explain();
}
