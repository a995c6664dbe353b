package org.benchlens.app.view;

import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import org.benchlens.app.viewmodel.Detail;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Subject;

/// The keys. Letters and signs are matched by the character they type, since many keyboards need
/// modifiers for `/` and `?`; never while typing in a field.
final class Keys {
  private final Scene scene;
  private final ExplorerViewModel explorer;
  private final Panes panes;
  private final Runnable escape;

  private Keys(Scene scene, ExplorerViewModel explorer, Panes panes, Runnable escape) {
    this.escape = escape;
    this.scene = scene;
    this.explorer = explorer;
    this.panes = panes;
  }

  /// Listens to the keys of a scene.
  ///
  /// @param escape goes one step back
  static void listen(Scene scene, ExplorerViewModel explorer, Panes panes, Runnable escape) {
    Keys keys = new Keys(scene, explorer, panes, escape);
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
    if (panes.take(event)) {
      return true;
    }
    if (event.isShortcutDown()) {
      return shortcut(event);
    }
    switch (event.getCode()) {
      case F1 -> help();
      case F5 -> explorer.session().reload();
      case F6 -> {
        if (event.isShiftDown()) {
          panes.previous();
        } else {
          panes.next();
        }
      }
      case ESCAPE -> {
        boolean typing = typing();
        escape.run();
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
      case HOME -> {
        return !typing() && FigureKeys.home(explorer);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean shortcut(KeyEvent event) {
    switch (event.getCode()) {
      case E -> explorer.export().open();
      case B -> explorer.panels().toggleFacets(panes.facetsShown());
      case K -> explorer.panels().toggleColumns();
      case O -> {
        if (event.isShiftDown()) {
          explorer.start().chooseBothFolders();
        } else {
          explorer.start().chooseBoth();
        }
      }
      case V -> {
        if (typing()) {
          return false;
        }
        explorer.start().paste();
      }
      case PLUS, EQUALS, ADD -> explorer.appearance().resize(1);
      case MINUS, SUBTRACT -> explorer.appearance().resize(-1);
      case DIGIT0, NUMPAD0 -> explorer.appearance().size(100);
      case M -> panes.write();
      case S -> explorer.triage().workspace().save();
      case Y -> explorer.triage().undo().redo();
      case Z -> {
        if (typing()) {
          return false;
        }
        takeBack(event.isShiftDown());
      }
      case Q -> explorer.quit();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void takeBack(boolean again) {
    if (again) {
      explorer.triage().undo().redo();
    } else {
      explorer.triage().undo().undo();
    }
  }

  /// The paragraph of the check that has the focus, or the list of keys.
  private void help() {
    if (scene.getFocusOwner() instanceof Explained line) {
      line.explain();
    } else {
      explorer.toggleHelp();
    }
  }

  private boolean enter() {
    if (typing()) {
      return fromField();
    }
    if (onButton() || scene.getFocusOwner() instanceof ListView) {
      return false;
    }
    if (scene.getFocusOwner() instanceof Explained line) {
      line.explain();
      return true;
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
    if (panes.take(character)) {
      return true;
    }
    boolean exporting = explorer.export().subjectProperty().get() != null;
    if (exporting || typing() || (character.equals(" ") && onButton())) {
      return false;
    }
    if (explorer.triage().answer(character)) {
      return true;
    }
    switch (character.toLowerCase(Locale.ROOT)) {
      case "j" -> explorer.rows().move(1);
      case "k" -> explorer.rows().move(-1);
      case "n" -> explorer.triage().queue().move(character.equals("n"));
      case "m" -> explorer.triage().ask();
      case "." -> explorer.triage().repeat();
      case "w" -> explorer.triage().whatIf().toggle();
      case "q" -> explorer.toggleTriage();
      case "c" -> copy(character.equals("C"));
      case " " -> explorer.togglePeek();
      case "p" -> explorer.figures().pin();
      case "a" -> chart();
      case "g" -> explorer.rows().groups().toggle();
      case "f" -> explorer.figures().toggleFloating();
      case "u" -> explorer.inspector().toggle(Detail.ONE_SIDED);
      case "/" -> panes.filter();
      case "?" -> explorer.toggleHelp();
      default -> {
        return FigureKeys.typed(character, explorer.figures(), explorer.plots());
      }
    }
    return true;
  }

  private void chart() {
    if (!explorer.chart().close()) {
      explorer.chart().open(new Subject.Changes());
    }
  }

  private void copy(boolean row) {
    if (row) {
      explorer.copies().row();
    } else {
      explorer.copies().command();
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
