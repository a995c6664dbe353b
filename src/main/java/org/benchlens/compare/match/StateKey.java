package org.benchlens.compare.match;

import java.util.List;
import org.benchlens.model.AxisValue;

/// The identity of a state inside a device section.
///
/// @param name state name without its leading `Device=N` part
/// @param axisValues settings sorted by axis name, type and text, so that axis order does not
/// matter
public record StateKey(String name, List<AxisValue> axisValues) {
  public StateKey {
    axisValues = List.copyOf(axisValues);
  }
}
