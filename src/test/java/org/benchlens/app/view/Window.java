package org.benchlens.app.view;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// A window on the headless platform, with the view models of a test.
final class Window {
  private static final double WIDTH = 1000;
  private static final double HEIGHT = 800;

  private final FxRobot robot = new FxRobot();
  private final Stage stage;

  Window(ExplorerViewModel explorer) throws TimeoutException {
    stage = FxToolkit.registerPrimaryStage();
    robot.interact(
        () -> {
          Theme.loadFonts();
          ExplorerView view = new ExplorerView(explorer);
          Scene scene = new Scene(view, WIDTH, HEIGHT);
          Theme.dress(scene, explorer.darkProperty());
          view.listen(scene);
          stage.setScene(scene);
          stage.show();
        });
    settle();
  }

  /// Shows figures that stay at their row in place of the window.
  void show(Supplier<FloatingFigures> made, ExplorerViewModel explorer) {
    act(
        () -> {
          FloatingFigures figures = made.get();
          Scene scene = new Scene(figures, WIDTH, HEIGHT);
          Theme.dress(scene, explorer.darkProperty());
          figures.listen(scene);
          stage.setScene(scene);
        });
  }

  /// Does something on the UI thread and waits for what follows.
  void act(Runnable action) {
    robot.interact(action);
    settle();
  }

  /// Types a key with the focus where it is.
  void press(KeyCode... keys) {
    robot.push(keys);
    settle();
  }

  /// Types text with the focus where it is.
  void type(String text) {
    robot.write(text, 0);
    settle();
  }

  void click(Node node) {
    robot.clickOn(node);
    settle();
  }

  /// Presses the mouse on a node while a key is held down, which the robot does not tell.
  void clickWith(KeyCode key, Node node) {
    Point2D at = node.localToScene(20, 5);
    boolean shift = key == KeyCode.SHIFT;
    boolean shortcut = key == KeyCode.CONTROL;
    act(
        () ->
            Event.fireEvent(
                node,
                new MouseEvent(
                    MouseEvent.MOUSE_PRESSED,
                    at.getX(),
                    at.getY(),
                    at.getX(),
                    at.getY(),
                    MouseButton.PRIMARY,
                    1,
                    shift,
                    shortcut,
                    false,
                    false,
                    true,
                    false,
                    false,
                    true,
                    false,
                    false,
                    null)));
  }

  /// Waits until something holds, as seen on the UI thread.
  void until(BooleanSupplier holds) throws TimeoutException {
    WaitForAsyncUtils.waitFor(
        30, TimeUnit.SECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(30_000, holds::getAsBoolean));
    settle();
  }

  Scene scene() {
    return stage.getScene();
  }

  /// The first node that can be seen and fits.
  <T extends Node> T find(Class<T> type, Predicate<T> fits) {
    return robot
        .lookup(node -> type.isInstance(node) && seen(node) && fits.test(type.cast(node)))
        .queryAs(type);
  }

  boolean shows(Class<? extends Node> type) {
    return robot.lookup(node -> type.isInstance(node) && seen(node)).tryQuery().isPresent();
  }

  /// Whether a text can be seen somewhere.
  boolean shows(String text) {
    return robot
        .lookup(node -> node instanceof Labeled label && seen(node) && text.equals(label.getText()))
        .tryQuery()
        .isPresent();
  }

  private static boolean seen(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) {
        return false;
      }
    }
    return true;
  }

  private static void settle() {
    WaitForAsyncUtils.waitForFxEvents();
  }
}
