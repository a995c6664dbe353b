package org.benchlens.present.table;

import java.util.Optional;
import org.benchlens.compare.sensitivity.Flip;

/// The nearest flip of a row, worked out.
///
/// @param flip empty when no threshold alone changes the status
public record NearestFlip(Optional<Flip> flip) {}
