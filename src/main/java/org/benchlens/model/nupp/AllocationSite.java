package org.benchlens.model.nupp;

import java.util.OptionalLong;

/// An allocation that the optimizer left standing in a module of the program.
///
/// @param file the module
/// @param kind such as `table` or `closure`
/// @param line line from 1, when recorded
/// @param column column, when recorded
public record AllocationSite(String file, String kind, OptionalLong line, OptionalLong column) {}
