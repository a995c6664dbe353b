package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.Lane;
import org.benchlens.workflow.InputGlance;
import org.jspecify.annotations.Nullable;

/// The place of one input, with what it holds.
final class Place {
  final ReadOnlyObjectWrapper<@Nullable Path> path = new ReadOnlyObjectWrapper<>();
  final ReadOnlyObjectWrapper<String> holds = new ReadOnlyObjectWrapper<>("");
  private final Lane lane;

  /// @param lane where the input is looked at
  Place(Lane lane) {
    this.lane = lane;
  }

  /// Takes an input, or null for none. What it holds is found out by [#look].
  void take(@Nullable Path input) {
    if (input == null || !input.equals(path.get())) {
      holds.set("");
    }
    path.set(input);
    lane.cancel();
  }

  /// Finds out what the input holds, unless that is known. A file is read whole.
  void look() {
    Path input = path.get();
    if (input != null && holds.get().isEmpty()) {
      lane.run(ticket -> text(InputGlance.of(input, (done, total) -> ticket.check())))
          .onSuccess(holds::set);
    }
  }

  private static String text(InputGlance glance) {
    if (!glance.fault().isEmpty()) {
      return glance.fault();
    }
    if (glance.folder()) {
      return Counted.of(glance.files(), "result file");
    }
    String bulk =
        glance.sampled() == 0
            ? "no bulk data"
            : glance.sampled() == glance.states()
                ? "bulk data for all"
                : "bulk data for " + Counted.grouped(glance.sampled());
    return Counted.of(glance.states(), "state")
        + ", "
        + Counted.of(glance.devices(), "device")
        + ", "
        + bulk;
  }
}
