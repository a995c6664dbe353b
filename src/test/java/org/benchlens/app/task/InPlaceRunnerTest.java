package org.benchlens.app.task;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class InPlaceRunnerTest {
  private final Lane lane = new InPlaceRunner().lane();
  private final List<String> calls = new ArrayList<>();

  @Test
  void aResultArrivesAtWhoAsksForItLater() {
    lane.run(ticket -> "done").onSuccess(calls::add);
    assertEquals(List.of("done"), calls);
  }

  @Test
  void aResultArrivesOnce() {
    lane.run(ticket -> "done").onSuccess(calls::add).onFailure(exception -> calls.add("failed"));
    assertEquals(List.of("done"), calls);
  }

  @Test
  void anExceptionArrivesAsAFailure() {
    lane.run(
            ticket -> {
              throw new IOException("no");
            })
        .onSuccess(result -> calls.add("success"))
        .onFailure(exception -> calls.add(exception.getMessage()));
    assertEquals(List.of("no"), calls);
  }

  @Test
  void aNewerRequestOutdatesTheOneThatRuns() {
    lane.run(
            ticket -> {
              lane.run(inner -> "new").onSuccess(calls::add);
              ticket.show(() -> calls.add("late update"));
              ticket.check();
              return "old";
            })
        .onSuccess(calls::add)
        .onFailure(exception -> calls.add("failed"));
    assertEquals(List.of("new"), calls);
  }

  @Test
  void cancelledWorkNeitherSucceedsNorFails() {
    lane.run(
            ticket -> {
              lane.cancel();
              ticket.check();
              return "old";
            })
        .onSuccess(calls::add)
        .onFailure(exception -> calls.add("failed"));
    assertEquals(List.of(), calls);
  }
}
