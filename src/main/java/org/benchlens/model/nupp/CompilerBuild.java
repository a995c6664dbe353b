package org.benchlens.model.nupp;

import java.util.Optional;

/// The compiler that built the program; recorded, never compared.
///
/// @param version its version
/// @param digest digest of its build
public record CompilerBuild(Optional<String> version, Optional<String> digest) {}
