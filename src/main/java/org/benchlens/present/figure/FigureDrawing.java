package org.benchlens.present.figure;

/// A figure as a drawing.
record FigureDrawing(Figure figure, View view) implements Drawing {
  @Override
  public double width() {
    return view.width();
  }

  @Override
  public double height() {
    return view.height();
  }

  @Override
  public Palette palette() {
    return view.palette();
  }

  @Override
  public String title() {
    return figure.title();
  }

  @Override
  public String description() {
    return figure.description();
  }

  @Override
  public DataTable table() {
    return figure.table();
  }

  @Override
  public void paint(Surface surface) {
    FigurePainter.paint(surface, figure, view);
  }
}
