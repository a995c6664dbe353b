package org.benchlens.model.nupp;

import java.util.Optional;
import java.util.OptionalLong;

/// The machine of a run, for people to read; it decides nothing.
///
/// @param platform such as `macos`
/// @param architecture such as `aarch64`
/// @param pointerBits such as 64
/// @param luajitRevision revision of the trace compiler
public record HostProfile(
    Optional<String> platform,
    Optional<String> architecture,
    OptionalLong pointerBits,
    Optional<String> luajitRevision) {}
