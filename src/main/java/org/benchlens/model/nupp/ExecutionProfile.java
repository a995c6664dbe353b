package org.benchlens.model.nupp;

import java.util.OptionalLong;

/// How a benchmark's program was optimized. Gates compare only equal profiles.
///
/// @param optLevel 0 to 2, when recorded
/// @param disabled codes of the passes that were off, sorted and joined by commas; empty for none
public record ExecutionProfile(OptionalLong optLevel, String disabled) {}
