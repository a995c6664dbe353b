package org.benchlens.compare.match;

import java.util.List;

/// Which devices of a file are wanted.
public sealed interface DeviceFilter {
  /// Whatever each benchmark lists.
  record All() implements DeviceFilter {}

  /// These ids in this order; repeats are allowed.
  ///
  /// @param ids ids, each >= 0, not empty
  record Listed(List<Long> ids) implements DeviceFilter {
    public Listed {
      ids = List.copyOf(ids);
    }
  }
}
