package org.benchlens.app.viewmodel;

import java.util.List;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.present.sentence.RowMessage;
import org.benchlens.present.table.TableRow;

/// Why a row has its verdict.
///
/// @param status verdict
/// @param code code of the reason
/// @param rules word of the rule set
/// @param message one or two sentences
/// @param lines the whole trace
/// @param faults what is wrong with its samples
public record Why(
    Status status,
    String code,
    String rules,
    String message,
    List<TraceLine> lines,
    List<SampleTrouble> faults) {
  public Why {
    lines = List.copyOf(lines);
    faults = List.copyOf(faults);
  }

  static Why of(RowItem item, Decision decision) {
    TableRow row = item.row();
    return new Why(
        decision.status(),
        decision.reason().code(),
        item.settings().rules().word(),
        RowMessage.of(row.matched(), decision, item.settings().thresholds()),
        TraceLines.of(decision),
        decision.faults().stream().map(SampleTrouble::of).toList());
  }
}
