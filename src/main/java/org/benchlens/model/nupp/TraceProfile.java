package org.benchlens.model.nupp;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// Which trace recorder observed the aborts.
///
/// @param id the only part that is compared
/// @param luajitRevision revision of the compiler
/// @param luajitVersion its number
/// @param architecture such as `arm64`
/// @param operatingSystem such as `OSX`
/// @param features recorder features that were on
/// @param bytecodeSchema digest of the bytecode layout
/// @param supported whether the recorder is a known one
public record TraceProfile(
    Optional<String> id,
    Optional<String> luajitRevision,
    OptionalLong luajitVersion,
    Optional<String> architecture,
    Optional<String> operatingSystem,
    List<String> features,
    Optional<String> bytecodeSchema,
    Optional<Boolean> supported) {
  public TraceProfile {
    features = List.copyOf(features);
  }
}
