import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/// Joins overlapping contours of glyphs. Reads lines `G name`, `M x y`, `L x y`, `Q x y x y`, `Z`,
/// and writes the same.
final class JoinContours {
  static void main(String[] arguments) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] w = line.split(" ");
      switch (w[0]) {
        case "G" -> {
          write(path);
          path = new Path2D.Double(Path2D.WIND_NON_ZERO);
          System.out.println(line);
        }
        case "M" -> path.moveTo(n(w, 1), n(w, 2));
        case "L" -> path.lineTo(n(w, 1), n(w, 2));
        case "Q" -> path.quadTo(n(w, 1), n(w, 2), n(w, 3), n(w, 4));
        default -> path.closePath();
      }
    }
    write(path);
  }

  private static double n(String[] words, int index) {
    return Double.parseDouble(words[index]);
  }

  private static void write(Path2D path) {
    double[] p = new double[6];
    for (PathIterator at = new Area(path).getPathIterator(null); !at.isDone(); at.next()) {
      switch (at.currentSegment(p)) {
        case PathIterator.SEG_MOVETO -> System.out.println("M " + p[0] + " " + p[1]);
        case PathIterator.SEG_LINETO -> System.out.println("L " + p[0] + " " + p[1]);
        case PathIterator.SEG_QUADTO ->
            System.out.println("Q " + p[0] + " " + p[1] + " " + p[2] + " " + p[3]);
        case PathIterator.SEG_CLOSE -> System.out.println("Z");
        default -> throw new IllegalStateException("a cubic curve");
      }
    }
  }
}
