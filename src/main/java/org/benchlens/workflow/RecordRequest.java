package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.present.nupp.BenchmarkSelection;

/// Which records are compared, and how.
///
/// @param baseline the record before the change; empty to show the comparison that `candidate`
///     holds
/// @param candidate the record after the change
/// @param margin relative changes below it do not matter, ratio 1, > 0 and finite; empty for none,
///     or for the record's own when it holds the comparison
/// @param toolConvention whether paired intervals are those of the tool
/// @param selection the benchmarks to show
public record RecordRequest(
    Optional<Path> baseline,
    Path candidate,
    OptionalDouble margin,
    boolean toolConvention,
    BenchmarkSelection selection) {}
