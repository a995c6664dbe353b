package org.benchlens.compare.decision;

import java.util.Optional;

/// What a check says of a row.
///
/// @param outcome how it ended
/// @param finding what it found
/// @param ruling how it settles the row; empty when the next check is to be asked
record Answer(Outcome outcome, Finding finding, Optional<Ruling> ruling) {
  private static final Finding NONE = new Finding.None();

  static Answer pass(Finding finding) {
    return new Answer(Outcome.PASS, finding, Optional.empty());
  }

  static Answer fail(Finding finding) {
    return new Answer(Outcome.FAIL, finding, Optional.empty());
  }

  /// An answer without more to say.
  static Answer plain(boolean holds) {
    return of(holds, NONE);
  }

  static Answer of(boolean holds, Finding finding) {
    return holds ? pass(finding) : fail(finding);
  }

  /// An answer to a question that the row's data do not call for.
  static Answer passedOver(PassedOver why) {
    return new Answer(Outcome.NOT_APPLICABLE, new Finding.Passed(why), Optional.empty());
  }

  /// The same answer, settling the row.
  Answer ruling(Ruling ruling) {
    return new Answer(outcome, finding, Optional.of(ruling));
  }

  /// The same answer, settling the row when it is a failure.
  Answer orElse(Ruling ruling) {
    return outcome == Outcome.FAIL ? ruling(ruling) : this;
  }
}
