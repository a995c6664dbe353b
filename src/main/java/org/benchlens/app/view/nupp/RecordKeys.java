package org.benchlens.app.view.nupp;

import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import org.benchlens.app.view.Panes;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.figure.Palette;

/// The keys; letters and signs by the character they type, never while typing in a field.
final class RecordKeys {
  private final Scene scene;
  private final RecordsViewModel records;
  private final RecordsView.Around around;
  private final Panes panes;
  private final Node margin;
  private final Look look;

  private RecordKeys(
      Scene scene,
      RecordsViewModel records,
      RecordsView.Around around,
      Panes panes,
      Node margin,
      Look look) {
    this.scene = scene;
    this.records = records;
    this.around = around;
    this.panes = panes;
    this.margin = margin;
    this.look = look;
  }

  static void listen(
      Scene scene,
      RecordsViewModel records,
      RecordsView.Around around,
      Panes panes,
      Node margin,
      Look look) {
    RecordKeys keys = new RecordKeys(scene, records, around, panes, margin, look);
    scene.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          boolean taken =
              panes.take(event)
                  || (event.isShortcutDown() ? keys.shortcut(event) : keys.pressed(event));
          if (taken) {
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
    switch (event.getCode()) {
      case F1 -> records.toggleHelp();
      case F6 -> {
        if (event.isShiftDown()) {
          panes.previous();
        } else {
          panes.next();
        }
      }
      case ESCAPE -> escape();
      case DOWN -> {
        if (typing()) {
          panes.first();
          return true;
        }
        return false;
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private void escape() {
    boolean typing = typing();
    if (!around.about().hide() && !around.manual().hide()) {
      records.escape();
    }
    if (typing) {
      panes.first();
    }
  }

  private boolean shortcut(KeyEvent event) {
    switch (event.getCode()) {
      case O -> {
        if (event.isShiftDown()) {
          records.chooseSecond();
        } else {
          records.chooseFile();
        }
      }
      case H -> records.chooseHistory();
      case S -> records.workspace().file().save();
      case E -> export(event.isShiftDown());
      case M -> panes.write();
      case Y -> records.marks().undo().redo();
      case Z -> {
        if (typing()) {
          return false;
        }
        takeBack(event.isShiftDown());
      }
      case W -> records.close();
      case Q -> around.quit().run();
      case PLUS, EQUALS, ADD -> around.appearance().resize(1);
      case MINUS, SUBTRACT -> around.appearance().resize(-1);
      case DIGIT0, NUMPAD0 -> around.appearance().size(100);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void export(boolean page) {
    if (page) {
      records.exports().savePage();
    } else {
      records.exports().saveFigure(palette());
    }
  }

  private void takeBack(boolean again) {
    if (again) {
      records.marks().undo().redo();
    } else {
      records.marks().undo().undo();
    }
  }

  private Palette palette() {
    return look.palette().getValue();
  }

  private boolean typed(String character) {
    if (typing() || character.isEmpty()) {
      return false;
    }
    if (records.marks().answer(character)) {
      return true;
    }
    switch (character.toLowerCase(Locale.ROOT)) {
      case "j" -> records.rows().move(1);
      case "k" -> records.rows().move(-1);
      case "t" -> records.nextTab();
      case "m" -> records.marks().ask();
      case "." -> records.marks().repeat();
      case "w" -> margin.requestFocus();
      case "[" -> records.plots().showFork(records.plots().forkProperty().get() - 1);
      case "]" -> records.plots().showFork(records.plots().forkProperty().get() + 1);
      case "/" -> panes.filter();
      case "?" -> records.toggleHelp();
      case "c" -> {
        if (character.equals("C")) {
          records.exports().copyMarkdown();
        } else {
          records.exports().copyCommand();
        }
      }
      default -> {
        char digit = character.charAt(0);
        return digit >= '1' && digit <= '9' && records.plots().showKey(digit - '0');
      }
    }
    return true;
  }

  private boolean typing() {
    return scene.getFocusOwner() instanceof TextInputControl;
  }
}
