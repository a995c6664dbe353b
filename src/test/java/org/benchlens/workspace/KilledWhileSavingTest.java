package org.benchlens.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A process that is killed while it saves leaves the old workspace or the new one.
/// `-Dbenchlens.kills=N` kills N processes.
final class KilledWhileSavingTest {
  private static final int KILLS = Integer.getInteger("benchlens.kills", 20);
  private static final int ROWS = 400;

  @TempDir private Path folder;

  @Test
  void theFileIsAlwaysWhole() throws IOException, InterruptedException, WorkspaceException {
    Path file = folder.resolve("triage.benchlens");
    Workspace wanted = SavingProcess.workspace(0, ROWS);
    WorkspaceFile.write(file, wanted);
    for (int kill = 0; kill < KILLS; kill++) {
      int saved = saveAndKill(file, new SplittableRandom(kill));
      Workspace found = WorkspaceFile.read(file);
      assertEquals(wanted.rows(), found.rows(), "kill " + kill);
      int number = Integer.parseInt(found.look().filter().substring(1));
      assertTrue(number == saved || number == saved + 1, number + " after " + saved + " saved");
    }
    WorkspaceFile.write(file, wanted);
    try (var left = Files.list(folder)) {
      assertEquals(1, left.count());
    }
  }

  /// Lets a process save some times and kills it some time into the next, measured in work.
  ///
  /// @return how often it said that it had saved
  private static int saveAndKill(Path file, SplittableRandom random)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                SavingProcess.class.getName(),
                file.toString(),
                Integer.toString(ROWS))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    int saved = 0;
    for (int wanted = random.nextInt(1, 6); saved < wanted; saved++) {
      assertEquals(1, process.getInputStream().read(), "the process ended by itself");
    }
    long end = System.nanoTime() + random.nextLong(TimeUnit.MILLISECONDS.toNanos(20));
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    process.toHandle().destroyForcibly();
    while (process.getInputStream().read() == 1) {
      saved++;
    }
    process.waitFor();
    return saved;
  }
}
