package org.benchlens.model.nupp;

import java.util.List;
import org.benchlens.model.Problem;

/// The record of one benchmark program run by itself: one process, nothing merged.
///
/// @param path path as the user gave it
/// @param schema 3 or 4
/// @param cases its measurements
/// @param account what the compiler and the recorder said
/// @param problems bad parts, left out
public record ProgramRecord(
    String path,
    int schema,
    List<Measurement> cases,
    CompilerAccount account,
    List<Problem> problems) {
  public ProgramRecord {
    cases = List.copyOf(cases);
    problems = List.copyOf(problems);
  }
}
