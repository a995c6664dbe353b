package org.benchlens.cli;

import java.util.List;
import org.benchlens.workflow.RecordResult;

/// What the gates of compared records mean for the exit status. Durations mean nothing for it.
final class GateStatus {
  private GateStatus() {}

  /// 3 when a gate failed, with a line that says so; else 0.
  static int of(List<RecordResult> results, Terminal terminal) {
    int failures = results.stream().mapToInt(RecordResult::gateFailures).sum();
    if (failures == 0) {
      return ExitStatus.DONE;
    }
    terminal.say(failures + (failures == 1 ? " gate failed" : " gates failed"));
    return ExitStatus.CONDITION_MET;
  }
}
