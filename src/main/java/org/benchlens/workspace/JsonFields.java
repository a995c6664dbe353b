package org.benchlens.workspace;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The fields of a JSON object, each to be asked for once by the type that it must have.
final class JsonFields {
  private final String file;
  private final String place;
  private final JsonNode node;
  private final Set<String> left = new LinkedHashSet<>();

  /// @param file the file, for messages
  /// @param place where the object stands, such as `rows[3].mark`; empty for the root
  JsonFields(String file, String place, JsonNode node) throws WorkspaceException {
    this.file = file;
    this.place = place;
    this.node = node;
    if (!node.isObject()) {
      throw new WorkspaceException(file + ": " + place + " is no object");
    }
    for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
      left.add(names.next());
    }
  }

  String text(String name) throws WorkspaceException {
    JsonNode value = take(name);
    if (!value.isTextual()) {
      throw fault(name, "is no text");
    }
    return value.textValue();
  }

  long whole(String name) throws WorkspaceException {
    JsonNode value = take(name);
    if (!value.isIntegralNumber() || !value.canConvertToLong()) {
      throw fault(name, "is no whole number");
    }
    return value.longValue();
  }

  double number(String name) throws WorkspaceException {
    JsonNode value = take(name);
    if (!value.isNumber()) {
      throw fault(name, "is no number");
    }
    return value.doubleValue();
  }

  boolean truth(String name) throws WorkspaceException {
    JsonNode value = take(name);
    if (!value.isBoolean()) {
      throw fault(name, "is neither true nor false");
    }
    return value.booleanValue();
  }

  boolean isNull(String name) throws WorkspaceException {
    boolean isNull = node.path(name).isNull();
    if (isNull) {
      take(name);
    }
    return isNull;
  }

  JsonFields object(String name) throws WorkspaceException {
    return new JsonFields(file, at(name), take(name));
  }

  List<JsonFields> list(String name) throws WorkspaceException {
    JsonNode value = take(name);
    if (!value.isArray()) {
      throw fault(name, "is no list");
    }
    List<JsonFields> entries = new ArrayList<>(value.size());
    for (JsonNode entry : value) {
      entries.add(new JsonFields(file, at(name) + "[" + entries.size() + "]", entry));
    }
    return entries;
  }

  /// Makes sure that every field was asked for.
  void end() throws WorkspaceException {
    if (!left.isEmpty()) {
      throw fault(left.iterator().next(), "is not known");
    }
  }

  WorkspaceException fault(String name, String what) {
    return new WorkspaceException(file + ": " + at(name) + " " + what);
  }

  private String at(String name) {
    return place.isEmpty() ? name : place + "." + name;
  }

  private JsonNode take(String name) throws WorkspaceException {
    left.remove(name);
    JsonNode value = node.get(name);
    if (value == null) {
      throw fault(name, "is missing");
    }
    return value;
  }
}
