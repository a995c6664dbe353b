package org.benchlens.app.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.benchlens.app.viewmodel.Detail;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Opened;
import org.benchlens.app.viewmodel.Phase;
import org.benchlens.model.Progress;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.workflow.CompareRequest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every example of the corpus opens in the window: its rows, lists and figures are shown, or why
/// it
/// cannot be opened. An exception on the UI thread fails the test.
final class CorpusOpensTest {
  private static final Path CORPUS = Path.of("src/test/resources/corpus");

  static Stream<Path> examples() throws IOException {
    try (Stream<Path> folders = Files.list(CORPUS)) {
      return folders.filter(Files::isDirectory).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void opensAndShowsItsRows(Path folder) throws TimeoutException {
    Opened.FakeDesk desk = new Opened.FakeDesk();
    ExplorerViewModel explorer = Opened.nothing(desk, Progress.NONE);
    Window window = new Window(explorer);
    boolean folders = Files.isDirectory(folder.resolve("ref"));
    String end = folders ? "" : ".json";
    window.act(
        () ->
            explorer
                .session()
                .open(CompareRequest.of(folder.resolve("ref" + end), folder.resolve("cmp" + end))));
    Phase phase = explorer.session().phaseProperty().get();
    assertTrue(List.of(Phase.READY, Phase.FAILED).contains(phase), phase.name());
    if (phase == Phase.FAILED) {
      assertTrue(window.shows(FailureView.class));
      return;
    }
    assertEquals(0, explorer.rows().lookProperty().get().total().undecided());
    for (Detail detail : Detail.values()) {
      window.act(() -> explorer.inspector().open(detail));
    }
    window.act(explorer.inspector()::close);
    int last = explorer.rows().items().size();
    for (int row : new int[] {1, last / 2, last}) {
      window.act(() -> explorer.rows().selectAt(row));
      window.act(() -> explorer.figures().drillDown(List.of(FigureKind.values())));
      window.act(explorer::escape);
    }
    window.act(explorer.session()::swap);
    assertEquals(Phase.READY, explorer.session().phaseProperty().get());
  }
}
