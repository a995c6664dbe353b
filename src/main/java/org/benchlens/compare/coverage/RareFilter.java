package org.benchlens.compare.coverage;

/// What the filter for rare values did on one side (contract, section 5).
public enum RareFilter {
  /// Off: a rare_support threshold is 0.
  DISABLED("disabled"),
  /// Off: every value occurs once.
  ALL_VALUES_UNIQUE("all_values_unique"),
  /// Off: no value is rare.
  NO_RARE_VALUES("no_rare_values"),
  /// Off: every value is rare.
  WOULD_REMOVE_ALL_SUPPORT("would_remove_all_support"),
  /// Off: rare values hold too many samples.
  WOULD_REMOVE_TOO_MUCH_MASS("would_remove_too_much_mass"),
  /// On: rare values do not count as support.
  FILTERED("filtered");

  private final String code;

  RareFilter(String code) {
    this.code = code;
  }

  /// The code used in exports.
  public String code() {
    return code;
  }
}
