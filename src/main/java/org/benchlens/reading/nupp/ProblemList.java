package org.benchlens.reading.nupp;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.Problem;

/// Collects the bad parts of one record in file order.
final class ProblemList {
  /// A file can be bad everywhere; beyond this many, problems are only counted.
  static final int MOST = 1000;

  private static final int LONGEST = 300;

  private final String path;
  private final List<Problem> listed = new ArrayList<>();
  private long unlisted;

  /// Problems of a file or of one line of it.
  ///
  /// @param path the file, with the line when it has several records
  ProblemList(String path) {
    this.path = path;
  }

  /// A value that should be there is missing.
  ///
  /// @param place where in the record
  void error(String place, String message) {
    if (listed.size() < MOST) {
      listed.add(Problem.error(line(path + ": " + place), line(message)));
    } else {
      unlisted++;
    }
  }

  /// All problems in file order.
  List<Problem> problems() {
    List<Problem> all = new ArrayList<>(listed);
    if (unlisted > 0) {
      all.add(Problem.error(path, unlisted + " more problems are not listed"));
    }
    return all;
  }

  private static String line(String text) {
    String cut = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    return cut.replaceAll("\\p{Cntrl}+", " ");
  }
}
