package org.benchlens.app.viewmodel;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.benchlens.compare.Status;

/// The term of a filter text that the status chips stand for: `status:AMBG,SLOW`. Chips and text
/// are
/// two views of it.
final class StatusTerm {
  private static final Pattern TERM = Pattern.compile("(?<=^|\\s)status:([^\\s\"]*)(?=\\s|$)");

  private StatusTerm() {}

  /// The statuses that the text asks for; empty when it has no such term or one with other words.
  static Set<Status> in(String text) {
    Matcher term = TERM.matcher(text);
    Set<Status> found = EnumSet.noneOf(Status.class);
    if (term.find()) {
      for (String word : term.group(1).split(",", -1)) {
        Optional<Status> status = Status.of(word);
        if (status.isEmpty()) {
          return EnumSet.noneOf(Status.class);
        }
        found.add(status.get());
      }
    }
    return found;
  }

  /// The text without its status term.
  static String without(String text) {
    return TERM.matcher(text).replaceFirst("").replaceAll("\\s{2,}", " ").strip();
  }

  /// The text with another set of statuses; an empty set asks for none.
  static String with(String text, Set<Status> statuses) {
    if (statuses.isEmpty()) {
      return without(text);
    }
    String term =
        "status:"
            + EnumSet.copyOf(statuses).stream().map(Status::word).collect(Collectors.joining(","));
    Matcher old = TERM.matcher(text);
    return old.find()
        ? old.replaceFirst(Matcher.quoteReplacement(term))
        : (term + " " + text).strip();
  }
}
