package org.benchlens.model;

/// A sidecar as a state declares it.
///
/// @param filename text of the file, to be resolved against the result's folder; not empty
/// @param count declared number of values, >= 0
public record SampleFile(String filename, long count) {
  public SampleFile {
    if (count < 0) {
      throw new IllegalArgumentException("count " + count + " is below 0");
    }
  }
}
