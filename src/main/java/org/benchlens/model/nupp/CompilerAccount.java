package org.benchlens.model.nupp;

import java.util.List;
import java.util.Optional;

/// What the compiler and the trace recorder said about a program, each part when recorded.
///
/// @param execution how it was optimized
/// @param remarks remarks of the optimizer; empty list: collected, none made
/// @param allocationSites allocations left standing in all modules of the program; empty list:
///     collected, none left
/// @param trace which recorder observed aborts
/// @param compiler which compiler it was
public record CompilerAccount(
    Optional<ExecutionProfile> execution,
    Optional<List<Remark>> remarks,
    Optional<List<AllocationSite>> allocationSites,
    Optional<TraceProfile> trace,
    Optional<CompilerBuild> compiler) {
  public CompilerAccount {
    remarks = remarks.map(List::copyOf);
    allocationSites = allocationSites.map(List::copyOf);
  }
}
