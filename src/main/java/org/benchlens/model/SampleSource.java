package org.benchlens.model;

/// The seam between the pure engine and files: the samples of one state.
///
/// Implementations are safe for use by one thread at a time. The engine asks [#read] at most once
/// per array and only
/// when a rule needs it.
public interface SampleSource {
  /// A state without samples.
  SampleSource NONE =
      new SampleSource() {
        @Override
        public boolean material(SampleArray array) {
          return false;
        }

        @Override
        public SampleRead read(SampleArray array) {
          return new SampleRead.Faulty(
              new SampleFault(SampleFault.Kind.NOT_DECLARED, array, "", -1, -1));
        }
      };

  /// Whether the array is declared with a count above 0 and its file is present and not empty.
  /// Looks at the file's
  /// attributes, does not read it.
  boolean material(SampleArray array);

  /// Reads the array.
  ///
  /// @return as many values as declared, or the fault that says why not
  SampleRead read(SampleArray array);
}
