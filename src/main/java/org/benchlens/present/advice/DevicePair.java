package org.benchlens.present.advice;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.model.Side;

/// Two devices that are compared with each other.
///
/// @param reference id in the reference file
/// @param compare id in the compare file
record DevicePair(long reference, long compare) {

  /// The pairs of some rows in order; empty when a row has no device.
  static Set<DevicePair> of(List<MatchedRow> rows) {
    Set<DevicePair> pairs = new LinkedHashSet<>();
    for (MatchedRow row : rows) {
      MatchedSection section = row.section();
      if (section.deviceId(Side.REFERENCE).isEmpty() || section.deviceId(Side.COMPARE).isEmpty()) {
        return Set.of();
      }
      pairs.add(of(section));
    }
    return pairs;
  }

  static DevicePair of(MatchedSection section) {
    return new DevicePair(
        section.referenceDeviceId().orElse(-1), section.compareDeviceId().orElse(-1));
  }

  /// Whether each device of one side always goes with the same of the other, so that lists of
  /// devices cannot pair them in a new way.
  static boolean oneToOne(Set<DevicePair> pairs) {
    Map<Long, Long> there = new HashMap<>();
    Map<Long, Long> back = new HashMap<>();
    for (DevicePair pair : pairs) {
      there.putIfAbsent(pair.reference, pair.compare);
      back.putIfAbsent(pair.compare, pair.reference);
      if (there.getOrDefault(pair.reference, -1L) != pair.compare
          || back.getOrDefault(pair.compare, -1L) != pair.reference) {
        return false;
      }
    }
    return true;
  }
}
