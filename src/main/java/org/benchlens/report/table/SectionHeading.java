package org.benchlens.report.table;

import java.util.OptionalLong;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.model.Device;
import org.benchlens.model.Side;

/// The heading of a device section: `[0] NAME`, `[0] NAME vs. [1] NAME` where the devices differ,
/// `[-] no device` (contract, section 9). A device id without an entry has no name.
public final class SectionHeading {
  private SectionHeading() {}

  /// The heading without its `##`.
  public static String of(MatchedSection section) {
    if (section.referenceDeviceId().isEmpty() && section.compareDeviceId().isEmpty()) {
      return "[-] no device";
    }
    String reference = side(section, Side.REFERENCE);
    boolean same =
        section.device(Side.REFERENCE).equals(section.device(Side.COMPARE))
            && (section.device(Side.REFERENCE).isPresent()
                || section.referenceDeviceId().equals(section.compareDeviceId()));
    return same ? reference : reference + " vs. " + side(section, Side.COMPARE);
  }

  private static String side(MatchedSection section, Side side) {
    OptionalLong id = section.deviceId(side);
    String name = section.device(side).map(Device::name).orElse("");
    String shown = "[" + (id.isPresent() ? Long.toString(id.getAsLong()) : "-") + "]";
    return name.isEmpty() ? shown : shown + " " + name;
  }
}
