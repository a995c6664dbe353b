package org.benchlens.workspace;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;

/// Makes a re-run of JSON.
final class RerunReader {
  private RerunReader() {}

  static Rerun rerun(JsonFields node) throws WorkspaceException {
    Rerun rerun =
        new Rerun(
            node.isNull("change") ? Optional.empty() : Optional.of(change(node.object("change"))),
            WorkspaceReader.time(node, "time"));
    node.end();
    return rerun;
  }

  private static Rerun.Change change(JsonFields node) throws WorkspaceException {
    Rerun.Change change =
        new Rerun.Change(
            measured(node.object("before")), measured(node.object("now")), node.truth("resolved"));
    node.end();
    return change;
  }

  private static Measured measured(JsonFields node) throws WorkspaceException {
    Measured measured =
        new Measured(
            named(node, "status", Status.values(), Status::word),
            named(node, "reason", Reason.values(), Reason::code),
            time(node.object("reference")),
            time(node.object("compare")));
    node.end();
    return measured;
  }

  private static <T> T named(JsonFields node, String name, T[] all, Function<T, String> word)
      throws WorkspaceException {
    String text = node.text(name);
    Optional<T> found = Arrays.stream(all).filter(one -> word.apply(one).equals(text)).findFirst();
    if (found.isEmpty()) {
      throw node.fault(name, "'" + text + "' is not known");
    }
    return found.get();
  }

  private static MeasuredTime time(JsonFields node) throws WorkspaceException {
    MeasuredTime time =
        new MeasuredTime(
            number(node, "lower"),
            number(node, "center"),
            number(node, "upper"),
            number(node, "noise"));
    node.end();
    return time;
  }

  private static OptionalDouble number(JsonFields node, String name) throws WorkspaceException {
    return node.isNull(name) ? OptionalDouble.empty() : OptionalDouble.of(node.number(name));
  }
}
