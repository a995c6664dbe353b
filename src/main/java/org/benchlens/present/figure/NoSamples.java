package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.SampleFault;
import org.benchlens.model.Side;

/// What stands in place of a figure whose samples are not there.
final class NoSamples {
  private NoSamples() {}

  private static boolean undeclared(SideValues values) {
    return values instanceof SideValues.Unusable(SampleFault fault, BadSamples _)
        && fault.kind() == SampleFault.Kind.NOT_DECLARED;
  }

  static Figure.Notice notice(QuantityValues values) {
    List<String> sentences = new ArrayList<>();
    List<String> sides = new ArrayList<>();
    for (Side side : Side.values()) {
      if (values.side(side) instanceof SideValues.Unusable unusable) {
        sides.add(side.word());
        sentences.add(Phrases.fault(side, unusable));
      }
    }
    if (undeclared(values.reference()) && undeclared(values.compare())) {
      sentences = List.of(Phrases.neitherDeclares(values.quantity()));
    }
    String title =
        switch (values.quantity()) {
          case TIME -> "No sample times";
          case CYCLES -> "No sample cycles";
          case FREQUENCY -> "No clock frequencies";
        };
    title += sides.size() == 1 ? " on the " + sides.get(0) + " side" : " on either side";
    return new Figure.Notice(title, String.join(" ", sentences));
  }
}
