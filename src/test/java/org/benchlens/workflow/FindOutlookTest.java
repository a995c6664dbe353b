package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.sensitivity.Outlook;
import org.benchlens.model.Progress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Outlooks of rows of the corpus.
final class FindOutlookTest {
  private static final Path CORPUS = Path.of("src/test/resources/corpus");

  @ParameterizedTest
  @CsvSource({
    "realistic, GUIDE",
    "realistic, ROBUST",
    "reasons, GUIDE",
    "boundaries, GUIDE",
    "random-bulk, GUIDE"
  })
  void theLastPointIsTheVerdictOfTheRow(String example, Rules rules) throws OpenException {
    Path folder = CORPUS.resolve(example);
    CompareRequest request =
        CompareRequest.of(folder.resolve("ref.json"), folder.resolve("cmp.json"))
            .with(Settings.DEFAULT.with(rules));
    Finished finished = new CompareRuns(1).run(request, Progress.NONE, Progress.NONE);
    int found = 0;
    for (ComparedRow row : finished.comparison().rows()) {
      Optional<Outlook> outlook =
          FindOutlook.of(
              finished.runs(),
              row.matched(),
              request.settings(),
              row.decision().status(),
              Progress.NONE);
      if (outlook.isPresent()) {
        found++;
        assertEquals(
            row.decision().status(),
            outlook.get().points().getLast().first(),
            () -> row.matched().key().toString());
      }
    }
    assertTrue(found > 3, found + " rows with an outlook");
  }
}
