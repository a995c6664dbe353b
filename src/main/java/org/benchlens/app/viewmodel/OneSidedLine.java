package org.benchlens.app.viewmodel;

import org.benchlens.model.Side;

/// Something without a partner.
///
/// @param side where it is
/// @param kind file, benchmark, device or state
/// @param name what it is called
/// @param where benchmark it belongs to; empty for files and benchmarks
/// @param hint why it has no partner; empty when that is not known
public record OneSidedLine(Side side, String kind, String name, String where, String hint) {}
