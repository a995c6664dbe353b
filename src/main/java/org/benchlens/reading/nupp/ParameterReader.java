package org.benchlens.reading.nupp;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.benchlens.model.nupp.Parameter;

/// Reads the parameters of a workload.
final class ParameterReader {
  private ParameterReader() {}

  /// The parameters in the order of the bytes of their names.
  static List<Parameter> read(RecordCursor at) throws IOException {
    Map<byte[], Parameter> byName = new TreeMap<>(Arrays::compareUnsigned);
    if (at.object()) {
      for (String name = at.nextKey(); name != null; name = at.nextKey()) {
        Optional<String> text = scalar(at);
        if (text.isPresent()) {
          byName.put(name.getBytes(StandardCharsets.UTF_8), new Parameter(name, text.get()));
        }
      }
    }
    return List.copyOf(byName.values());
  }

  private static Optional<String> scalar(RecordCursor at) throws IOException {
    if (at.token() == JsonToken.VALUE_TRUE || at.token() == JsonToken.VALUE_FALSE) {
      return at.truth().map(truth -> truth ? "true" : "false");
    }
    if (at.atNumber()) {
      return at.number().stream().mapToObj(LuaNumber::text).findFirst();
    }
    return at.text();
  }
}
