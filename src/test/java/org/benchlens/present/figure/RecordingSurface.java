package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;

/// Keeps what was drawn; text is 6 px a letter.
final class RecordingSurface implements Surface {
  sealed interface Call {}

  record LineCall(double x1, double y1, double x2, double y2, Stroke stroke) implements Call {}

  record PathCall(List<Double> xy, Stroke stroke) implements Call {}

  record PolygonCall(List<Double> xy, Look look) implements Call {}

  record BoxCall(Box box, Look look) implements Call {}

  record CircleCall(double x, double y, double radius, Look look) implements Call {}

  record TextCall(String text, double x, double y, Lettering lettering) implements Call {}

  private final List<Call> calls = new ArrayList<>();
  private int clips;

  <T extends Call> List<T> calls(Class<T> kind) {
    return calls.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  List<String> texts() {
    return calls(TextCall.class).stream().map(TextCall::text).toList();
  }

  TextCall text(String text) {
    return calls(TextCall.class).stream().filter(c -> c.text().equals(text)).findFirst().get();
  }

  int size() {
    return calls.size();
  }

  int openClips() {
    return clips;
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Stroke stroke) {
    calls.add(new LineCall(x1, y1, x2, y2, stroke));
  }

  @Override
  public void polyline(double[] xy, Stroke stroke) {
    calls.add(new PathCall(list(xy), stroke));
  }

  @Override
  public void polygon(double[] xy, Look look) {
    calls.add(new PolygonCall(list(xy), look));
  }

  @Override
  public void rectangle(Box box, double radius, Look look) {
    calls.add(new BoxCall(box, look));
  }

  @Override
  public void circle(double x, double y, double radius, Look look) {
    calls.add(new CircleCall(x, y, radius, look));
  }

  @Override
  public void text(String text, double x, double y, Lettering lettering) {
    calls.add(new TextCall(text, x, y, lettering));
  }

  @Override
  public double textWidth(String text, Lettering lettering) {
    return 6 * text.length();
  }

  @Override
  public void clip(Box box) {
    clips++;
  }

  @Override
  public void unclip() {
    clips--;
  }

  private static List<Double> list(double[] xy) {
    List<Double> list = new ArrayList<>();
    for (double value : xy) {
      list.add(value);
    }
    return list;
  }
}
