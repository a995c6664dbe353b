package org.benchlens.model.nupp;

/// A parameter of a workload.
///
/// @param name its name
/// @param text its value as the tool prints it: `100`, `0.5`, `true`, a text as it is
public record Parameter(String name, String text) {}
