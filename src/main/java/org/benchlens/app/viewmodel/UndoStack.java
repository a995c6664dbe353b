package org.benchlens.app.viewmodel;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/// What can be taken back: one stack for limits and marks.
public final class UndoStack {
  private final Deque<Step> done = new ArrayDeque<>();
  private final Deque<Step> undone = new ArrayDeque<>();
  private final ReadOnlyStringWrapper next = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper again = new ReadOnlyStringWrapper("");
  private boolean open;

  /// Nothing was done yet.
  public UndoStack() {}

  private record Step(String name, @Nullable Object run, Runnable undo, Runnable redo) {}

  /// Remembers something that was done.
  ///
  /// @param name what: `mark 3 rows noise`
  /// @param run steps of one run, such as those of a slider that is dragged, are taken back in one;
  ///     null for a step of its own
  /// @param undo takes it back
  /// @param redo does it again
  public void did(String name, @Nullable Object run, Runnable undo, Runnable redo) {
    Step last = done.peek();
    if (open && last != null && run != null && run.equals(last.run)) {
      done.pop();
      done.push(new Step(name, run, last.undo, redo));
    } else {
      done.push(new Step(name, run, undo, redo));
    }
    open = run != null;
    undone.clear();
    show();
  }

  /// Ends a run: the next step is one of its own.
  public void seal() {
    open = false;
  }

  /// Takes the last step back.
  public void undo() {
    Step step = done.poll();
    if (step != null) {
      open = false;
      undone.push(step);
      step.undo.run();
      show();
    }
  }

  /// Does the step again that was taken back last.
  public void redo() {
    Step step = undone.poll();
    if (step != null) {
      open = false;
      done.push(step);
      step.redo.run();
      show();
    }
  }

  /// Forgets everything.
  public void clear() {
    done.clear();
    undone.clear();
    open = false;
    show();
  }

  private void show() {
    next.set(done.isEmpty() ? "" : done.peek().name);
    again.set(undone.isEmpty() ? "" : undone.peek().name);
  }

  /// What [#undo] takes back; empty for nothing.
  public ReadOnlyStringProperty undoProperty() {
    return next.getReadOnlyProperty();
  }

  /// What [#redo] does again; empty for nothing.
  public ReadOnlyStringProperty redoProperty() {
    return again.getReadOnlyProperty();
  }
}
