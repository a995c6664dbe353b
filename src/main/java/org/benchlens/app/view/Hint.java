package org.benchlens.app.view;

import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// Words over a node while the pointer rests on it.
///
/// A tooltip is a window with a scene of its own: it is made when the pointer first comes, as most
/// of the hundreds of hints are never looked at.
public final class Hint {
  private static final String KEY = "benchlens.hint";

  private final Node node;
  private String text = "";
  private @Nullable Tooltip tooltip;

  private Hint(Node node) {
    this.node = node;
    node.addEventHandler(MouseEvent.MOUSE_ENTERED, entered -> show());
  }

  /// Gives a node a hint, or another one.
  ///
  /// @param text what it says; empty takes the hint away
  public static void on(Node node, String text) {
    Object known = node.getProperties().get(KEY);
    if (known instanceof Hint hint) {
      hint.say(text);
    } else if (!text.isEmpty()) {
      Hint made = new Hint(node);
      node.getProperties().put(KEY, made);
      made.say(text);
    }
  }

  /// What the hint of a node says; empty without one.
  public static String of(Node node) {
    return node.getProperties().get(KEY) instanceof Hint hint ? hint.text : "";
  }

  private void say(String words) {
    text = words;
    node.setAccessibleHelp(words.isEmpty() ? null : words);
    if (tooltip != null) {
      tooltip.setText(words);
    }
    if (tooltip != null || node.isHover()) {
      show();
    }
  }

  private void show() {
    if (text.isEmpty() && tooltip != null) {
      Tooltip.uninstall(node, tooltip);
      tooltip = null;
    } else if (!text.isEmpty() && tooltip == null) {
      tooltip = new Tooltip(text);
      Tooltip.install(node, tooltip);
    }
  }
}
