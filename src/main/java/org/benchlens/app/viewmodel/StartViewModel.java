package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.model.Side;
import org.benchlens.workflow.CompareRequest;
import org.jspecify.annotations.Nullable;

/// The start screen: a place for each of the two files.
public final class StartViewModel {
  private final SessionViewModel session;
  private final Desk desk;
  private final ReadOnlyObjectWrapper<@Nullable Path> reference = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Path> compare = new ReadOnlyObjectWrapper<>();

  /// @param session where files are opened
  /// @param desk where files are chosen
  public StartViewModel(SessionViewModel session, Desk desk) {
    this.session = session;
    this.desk = desk;
  }

  /// Asks for the file of a side. Opens both when both are there.
  public void choose(Side side) {
    desk.chooseFile(side).ifPresent(path -> put(side, path));
  }

  /// Asks for both files, one after the other, and opens them.
  public void chooseBoth() {
    clear(Side.REFERENCE);
    clear(Side.COMPARE);
    choose(Side.REFERENCE);
    if (reference.get() != null) {
      choose(Side.COMPARE);
    }
  }

  /// Takes files dropped on a side: one for it, or two for both.
  public void drop(Side side, List<Path> files) {
    if (files.size() >= 2) {
      reference.set(files.get(0));
      put(Side.COMPARE, files.get(1));
    } else if (!files.isEmpty()) {
      put(side, files.getFirst());
    }
  }

  /// Empties a place.
  public void clear(Side side) {
    property(side).set(null);
  }

  /// Puts what was opened in the places, so that one of them can be changed.
  void refill(CompareRequest request) {
    reference.set(request.reference());
    compare.set(request.compare());
  }

  private void put(Side side, Path path) {
    property(side).set(path);
    open();
  }

  /// Opens both files, when both are there.
  public void open() {
    Path ref = reference.get();
    Path cmp = compare.get();
    if (ref != null && cmp != null) {
      session.open(CompareRequest.of(ref, cmp));
    }
  }

  private ReadOnlyObjectWrapper<@Nullable Path> property(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }

  /// The file in the place of a side, null while it is empty.
  public ReadOnlyObjectProperty<@Nullable Path> fileProperty(Side side) {
    return property(side).getReadOnlyProperty();
  }
}
