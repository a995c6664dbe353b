package org.benchlens.app.viewmodel;

import java.util.Optional;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.present.figure.TraceScalePainter;

/// One line of the Why panel.
///
/// @param outcome how it ended
/// @param name the check, by its id
/// @param value the measured value; empty when nothing was measured
/// @param text the relation and the limit, or what else was found: `≥ 80.0 %`, `240 and 260
/// samples`, `all pass`, `not reached`
/// @param margin by how much a measured value holds, with sign; empty when nothing was measured
/// @param tooltip the check in words, and why it does not apply
/// @param list names of the checks that the line stands for, below it; may be empty
/// @param deciding whether it settled the row
/// @param inner whether it belongs to the group above it
/// @param scale what is drawn below it; empty when nothing was measured
public record TraceLine(
    Outcome outcome,
    String name,
    String value,
    String text,
    String margin,
    String tooltip,
    String list,
    boolean deciding,
    boolean inner,
    Optional<TraceScalePainter.Reading> scale) {}
