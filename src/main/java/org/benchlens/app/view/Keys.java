package org.benchlens.app.view;

import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.present.figure.FigureKind;

/// The keys. Letters and signs are matched by the character they type, since many keyboards need
/// modifiers for `/` and `?`; never while typing in a field.
final class Keys {
  private final Scene scene;
  private final ExplorerViewModel explorer;
  private final Panes panes;

  private Keys(Scene scene, ExplorerViewModel explorer, Panes panes) {
    this.scene = scene;
    this.explorer = explorer;
    this.panes = panes;
  }

  /// Listens to the keys of a scene.
  static void listen(Scene scene, ExplorerViewModel explorer, Panes panes) {
    Keys keys = new Keys(scene, explorer, panes);
    scene.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (keys.pressed(event)) {
            event.consume();
          }
        });
    scene.addEventFilter(
        KeyEvent.KEY_TYPED,
        event -> {
          if (!event.isShortcutDown() && !event.isAltDown() && keys.typed(event.getCharacter())) {
            event.consume();
          }
        });
  }

  private boolean pressed(KeyEvent event) {
    if (event.isShortcutDown()) {
      return shortcut(event.getCode());
    }
    switch (event.getCode()) {
      case F1 -> explorer.toggleHelp();
      case F5 -> explorer.session().reload();
      case F6 -> panes.next();
      case ESCAPE -> {
        boolean typing = typing();
        explorer.escape();
        if (typing) {
          panes.first();
        }
      }
      case ENTER -> {
        return enter();
      }
      case DOWN -> {
        return fromField();
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean shortcut(KeyCode code) {
    switch (code) {
      case O -> explorer.start().chooseBoth();
      case Q -> explorer.quit();
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean enter() {
    if (typing()) {
      return fromField();
    }
    if (onButton()) {
      return false;
    }
    explorer.drillDown();
    return true;
  }

  /// Leaves the filter field for the rows.
  private boolean fromField() {
    if (typing()) {
      panes.first();
      return true;
    }
    return false;
  }

  private boolean typed(String character) {
    if (typing() || (character.equals(" ") && onButton())) {
      return false;
    }
    switch (character.toLowerCase(Locale.ROOT)) {
      case "j" -> explorer.rows().move(1);
      case "k" -> explorer.rows().move(-1);
      case "n" -> explorer.rows().moveToAmbiguous(character.equals("n"));
      case "c" -> copy(character.equals("C"));
      case " " -> explorer.togglePeek();
      case "1" -> explorer.toggleFigure(FigureKind.DISTRIBUTION);
      case "4" -> explorer.toggleFigure(FigureKind.COVERAGE);
      case "t" -> explorer.plots().toggleQuantity();
      case "l" -> explorer.plots().toggleScale();
      case "/" -> panes.filter();
      case "?" -> explorer.toggleHelp();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void copy(boolean row) {
    if (row) {
      explorer.copyRow();
    } else {
      explorer.copyCommand();
    }
  }

  private boolean typing() {
    return scene.getFocusOwner() instanceof TextInputControl;
  }

  private boolean onButton() {
    Node owner = scene.getFocusOwner();
    return owner instanceof ButtonBase;
  }
}
