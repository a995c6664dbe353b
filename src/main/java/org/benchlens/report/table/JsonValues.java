package org.benchlens.report.table;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import org.benchlens.compare.interval.Interval;
import org.benchlens.model.AxisValue;
import org.benchlens.present.format.ExactNumber;

/// Values as the JSON of a comparison writes them: numbers in shortest round-trip form, a missing
/// one as null, one that is not finite as a text.
final class JsonValues {
  private final JsonGenerator out;

  JsonValues(JsonGenerator out) {
    this.out = out;
  }

  void number(String key, double value) throws IOException {
    out.writeFieldName(key);
    number(value);
  }

  void number(String key, OptionalDouble value) throws IOException {
    if (value.isPresent()) {
      number(key, value.getAsDouble());
    } else {
      out.writeNullField(key);
    }
  }

  void whole(String key, OptionalLong value) throws IOException {
    if (value.isPresent()) {
      out.writeNumberField(key, value.getAsLong());
    } else {
      out.writeNullField(key);
    }
  }

  void interval(String key, Optional<Interval> interval) throws IOException {
    if (interval.isEmpty()) {
      out.writeNullField(key);
      return;
    }
    out.writeArrayFieldStart(key);
    number(interval.get().lower());
    number(interval.get().center());
    number(interval.get().upper());
    out.writeEndArray();
  }

  void pair(String key, OptionalDouble lower, OptionalDouble upper) throws IOException {
    if (lower.isEmpty() || upper.isEmpty()) {
      out.writeNullField(key);
      return;
    }
    out.writeArrayFieldStart(key);
    number(lower.getAsDouble());
    number(upper.getAsDouble());
    out.writeEndArray();
  }

  /// Axis values as an object; of several with one name the first counts, as everywhere.
  void axisValues(String key, List<AxisValue> values) throws IOException {
    out.writeObjectFieldStart(key);
    Set<String> names = new HashSet<>();
    for (AxisValue value : values) {
      if (names.add(value.name())) {
        out.writeStringField(value.name(), value.text());
      }
    }
    out.writeEndObject();
  }

  private void number(double value) throws IOException {
    if (Double.isFinite(value)) {
      out.writeNumber(ExactNumber.of(value));
    } else {
      out.writeString(ExactNumber.of(value));
    }
  }
}
