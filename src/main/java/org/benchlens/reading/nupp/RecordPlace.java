package org.benchlens.reading.nupp;

import com.fasterxml.jackson.core.JsonStreamContext;
import org.jspecify.annotations.Nullable;

/// Names a place in a record the way people write it, such as `benchmarks[2].summary`.
final class RecordPlace {
  private static final int LONGEST_KEY = 60;

  private RecordPlace() {}

  static String of(JsonStreamContext context) {
    StringBuilder place = new StringBuilder();
    prepend(context, place);
    return place.isEmpty() ? "the root" : place.toString();
  }

  private static void prepend(@Nullable JsonStreamContext context, StringBuilder place) {
    if (context == null || context.inRoot()) {
      return;
    }
    prepend(context.getParent(), place);
    if (context.inArray() && context.hasCurrentIndex()) {
      place.append('[').append(context.getCurrentIndex()).append(']');
    } else if (context.inObject() && context.getCurrentName() != null) {
      String name = context.getCurrentName();
      place.append(place.isEmpty() ? "" : ".");
      place.append(name.length() <= LONGEST_KEY ? name : name.substring(0, LONGEST_KEY) + "...");
    }
  }
}
