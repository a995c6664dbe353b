package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.List;

/// Which devices of a file are wanted.
public sealed interface DeviceFilter {
  /// Whatever each benchmark lists; beside a list on the other side, the file's whole list.
  record All() implements DeviceFilter {}

  /// These ids in this order; repeats are allowed.
  ///
  /// @param ids ids, each >= 0, not empty
  record Listed(List<Long> ids) implements DeviceFilter {
    public Listed {
      ids = List.copyOf(ids);
    }
  }

  /// Reads the form of the command line (contract, section 8): `all`, or ids with commas.
  ///
  /// @throws IllegalArgumentException with one line for the user when the text has another form
  static DeviceFilter parse(String text) {
    if (text.strip().equals("all")) {
      return new All();
    }
    List<Long> ids = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      String id = part.strip();
      boolean digits = !id.isEmpty() && id.chars().allMatch(c -> c >= '0' && c <= '9');
      if (!digits || id.length() > 18) {
        throw new IllegalArgumentException(
            "device list '" + text + "' is neither 'all' nor device ids separated by commas");
      }
      ids.add(Long.parseLong(id));
    }
    return new Listed(ids);
  }
}
