package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/// The wanted states of one benchmark on one device, at a position of the device lists.
final class Slot {
  /// The position of the states of a benchmark without devices.
  static final int NO_DEVICE = -1;

  final Party party;
  final int position;
  final OptionalLong device;
  final List<Candidate> candidates = new ArrayList<>();

  /// Whether the file has states here, wanted or not.
  boolean populated;

  Slot(Party party, int position, OptionalLong device) {
    this.party = party;
    this.position = position;
    this.device = device;
  }

  /// What the device is called among the one-sided entries.
  String deviceName() {
    return device.isPresent() ? Long.toString(device.getAsLong()) : "no device";
  }

  boolean anyPaired() {
    for (Candidate candidate : candidates) {
      if (!candidate.single()) {
        return true;
      }
    }
    return false;
  }
}
