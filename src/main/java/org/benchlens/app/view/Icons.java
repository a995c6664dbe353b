package org.benchlens.app.view;

import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import org.benchlens.model.Side;

/// The drawn signs, on a grid of 16 px.
public final class Icons {
  /// The sign "search".
  public static final String SEARCH = "M 11 7 A 4 4 0 1 1 3 7 A 4 4 0 1 1 11 7 M 10 10 L 13.5 13.5";
  /// The sign "clear".
  public static final String CLEAR = "M 4.5 4.5 L 11.5 11.5 M 11.5 4.5 L 4.5 11.5";
  /// The sign "swap".
  public static final String SWAP =
      "M 2.5 5.5 L 13 5.5 M 10.5 3 L 13 5.5 L 10.5 8 M 13.5 10.5 L 3 10.5 M 5.5 8 L 3 10.5 L 5.5"
          + " 13";
  /// The sign "file".
  public static final String FILE =
      "M 4 2.5 L 9 2.5 L 12 5.5 L 12 13.5 L 4 13.5 Z M 9 2.5 L 9 5.5 L 12 5.5";
  /// The sign "folder".
  public static final String FOLDER = "M 2.5 4 L 6 4 L 7.5 5.5 L 13.5 5.5 L 13.5 12.5 L 2.5 12.5 Z";
  /// The sign "drop".
  public static final String DROP =
      "M 8 2 L 8 10 M 4.5 6.8 L 8 10.3 L 11.5 6.8 M 2.5 13.5 L 13.5 13.5";
  /// The sign "float".
  public static final String FLOAT =
      "M 6 3 L 3 3 L 3 13 L 13 13 L 13 10 M 9 3 L 13 3 L 13 7 M 13 3 L 7.5 8.5";
  /// The sign "copy".
  public static final String COPY =
      "M 6 6 L 13 6 L 13 13 L 6 13 Z M 10 6 L 10 3 L 3 3 L 3 10 L 6 10";
  /// The sign "back".
  public static final String BACK = "M 9.5 3.5 L 5 8 L 9.5 12.5";
  /// The sign "forth".
  public static final String FORTH = "M 6.5 3.5 L 11 8 L 6.5 12.5";
  /// The sign "down".
  public static final String DOWN = "M 3.5 6.5 L 8 11 L 12.5 6.5";
  /// The sign "pin".
  public static final String PIN =
      "M 5.5 2.5 L 10.5 2.5 M 6.5 2.5 L 6.5 7 L 4.5 9.5 L 11.5 9.5 L 9.5 7 L 9.5 2.5 M 8 9.5 L 8"
          + " 14";
  /// The sign "undo".
  public static final String UNDO =
      "M 6 3.5 L 3 6.5 L 6 9.5 M 3 6.5 L 10 6.5 A 3 3 0 0 1 10 12.5 L 7 12.5";
  /// The sign "redo".
  public static final String REDO =
      "M 10 3.5 L 13 6.5 L 10 9.5 M 13 6.5 L 6 6.5 A 3 3 0 0 0 6 12.5 L 9 12.5";
  /// The sign "flag".
  public static final String FLAG = "M 4 14 L 4 2.5 L 12.5 2.5 L 10.5 5.5 L 12.5 8.5 L 4 8.5";
  /// The sign "pass".
  public static final String PASS = "M 3.5 8.5 L 6.5 11.5 L 12.5 5";
  /// The sign "fail".
  public static final String FAIL = "M 4.5 4.5 L 11.5 11.5 M 11.5 4.5 L 4.5 11.5";
  /// The sign "not applicable".
  public static final String NOT_APPLICABLE = "M 5 8 L 11 8";
  /// The sign "reload".
  public static final String RELOAD = "M 13 8 A 5 5 0 1 1 11 4 M 11.5 1.5 L 11.3 4.3 L 8.5 4.3";
  /// The sign "warning".
  public static final String WARNING = "M 8 2.5 L 14 13 L 2 13 Z M 8 6.2 L 8 9.4 M 8 11.2 L 8 11.3";
  /// The sign "error".
  public static final String ERROR =
      "M 14 8 A 6 6 0 1 1 2 8 A 6 6 0 1 1 14 8 M 8 4.8 L 8 8.6 M 8 11 L 8 11.1";
  /// The sign "information".
  public static final String INFORMATION =
      "M 14 8 A 6 6 0 1 1 2 8 A 6 6 0 1 1 14 8 M 8 7.4 L 8 11.2 M 8 4.9 L 8 5";

  private Icons() {}

  /// A sign of 16 px, in the colour of muted text.
  public static Node of(String path, String... styles) {
    return of(path, 16, styles);
  }

  /// A sign of another size.
  public static Node of(String path, double size, String... styles) {
    SVGPath shape = new SVGPath();
    shape.setContent(path);
    shape.getStyleClass().add("icon");
    shape.getStyleClass().addAll(styles);
    shape.setScaleX(size / 16);
    shape.setScaleY(size / 16);
    return box(shape, size);
  }

  /// The dashed circle of what was not reached.
  public static Node notReached() {
    Circle circle = new Circle(4.5);
    circle.getStyleClass().add("icon");
    circle.getStrokeDashArray().setAll(1.6, 2.1);
    return box(circle, 16);
  }

  /// The empty badge of a row without a verdict.
  public static Node waiting(double size) {
    Rectangle box = new Rectangle(size - 1, size - 1);
    box.setArcWidth(8);
    box.setArcHeight(8);
    box.getStyleClass().add("waiting");
    return box(box, size);
  }

  /// The circle of the reference or the triangle of the compare side.
  public static Node side(Side side) {
    if (side == Side.REFERENCE) {
      Circle circle = new Circle(4);
      circle.getStyleClass().add("ref-mark");
      return box(circle, 12);
    }
    Polygon triangle = new Polygon(0, 8.5, 5, 0, 10, 8.5);
    triangle.getStyleClass().add("cmp-mark");
    return box(triangle, 12);
  }

  private static Node box(Node shape, double size) {
    StackPane pane = new StackPane(shape);
    pane.setMinSize(size, size);
    pane.setPrefSize(size, size);
    pane.setMaxSize(size, size);
    pane.setMouseTransparent(true);
    return pane;
  }
}
