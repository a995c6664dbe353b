package org.benchlens.model.nupp;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// Trace aborts of one process.
///
/// @param sites distinct sites; empty Optional: not collected; empty list: collected, none seen
/// @param total all aborts
/// @param blacklisted places given up for good
public record AbortCounts(
    Optional<List<AbortSite>> sites, OptionalLong total, OptionalLong blacklisted) {
  public AbortCounts {
    sites = sites.map(List::copyOf);
  }
}
