package org.benchlens.model;

import java.util.Collections;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/// A GPU as a result file lists it. Two entries are the same device only if all their fields are
/// equal as JSON values.
///
/// @param id id within the file; empty when it is not stated as an integer
/// @param name display name; empty when not stated
/// @param fields every field of the entry, sorted by name, as canonical JSON text (numbers in plain
/// decimal form
///     without trailing zeros, object keys sorted, no blanks)
public record Device(OptionalLong id, String name, Map<String, String> fields) {
  public Device {
    fields = Collections.unmodifiableMap(new TreeMap<>(fields));
  }
}
