package org.benchlens.reading.nupp;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalDouble;
import java.util.Random;
import org.benchlens.model.Progress;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.reading.DocumentRecognition;
import org.benchlens.reading.ReadingException;
import org.benchlens.replicate.change.PairedConvention;
import org.benchlens.replicate.review.RecordComparison;
import org.benchlens.replicate.review.RecordReview;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Bent files give a record or a clear error, and whatever is read can be reviewed and compared.
final class ReaderFuzzTest {
  private static final long SEED = 20261002;
  private static final String[] VALUES = {
    "null",
    "{}",
    "[]",
    "-1",
    "1e308",
    "0",
    "\"\"",
    "true",
    "[null]",
    "1e999",
    "4.0",
    "\"case\"",
    "{\"a\":[{}]}",
    "[[1]]",
    "99999999999999999999",
    "-0.0",
    "1e-320"
  };

  @TempDir private Path folder;

  private static String small() {
    var one = MadeRecord.benchmark("a", MadeRecord.around(1, 10));
    MadeRecord.summary(one).put("suite", "s").put("caseName", "c").put("variant", "v");
    MadeRecord.summary(one).put("baselineVariant", "v").put("medianMs", 1.0);
    MadeRecord.summary(one).putObject("parameters").put("size", 100);
    MadeRecord.summary(one).put("intervalLowMs", 1.0).put("intervalHighMs", 1.0);
    MadeRecord.measurement(one, 0).putArray("samplesMs").add(1.0).add(2.0);
    MadeRecord.measurement(one, 0).putArray("abortSites").add("warn|x|a:1|");
    one.putObject("executionProfile").put("optLevel", 1);
    one.putArray("allocationSites").addObject().put("file", "f").put("kind", "k").put("line", 1);
    one.putArray("remarks").addObject().put("code", "c").put("file", "f").put("message", "m");
    var root = MadeRecord.record(one);
    MadeRecord.compared(root, "interleaved", MadeRecord.benchmark("a", MadeRecord.around(2, 10)));
    MadeRecord.compared(root, "observational", MadeRecord.benchmark("a", 1, 2, 3));
    return root.toString();
  }

  @Test
  void noTextMakesAnythingButAClearError() {
    String good = small();
    Random random = new Random(SEED);
    for (int round = 0; round < 4000; round++) {
      String bent = random.nextBoolean() ? bytesBent(good, random) : valueBent(good, random);
      check(bent, round);
    }
  }

  private void check(String text, int round) {
    assertDoesNotThrow(
        () -> readAndReview(text), () -> "seed " + SEED + ", round " + round + ": " + text);
  }

  private void readAndReview(String text) throws IOException {
    Path file = folder.resolve("bent.json");
    Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
    try {
      assertNotNull(DocumentRecognition.kindOf(file, "bent.json"));
      NuppRecord record = new NuppReader().readRecord(file, "bent.json", Progress.NONE);
      assertNotNull(RecordReview.of(record).notes());
      assertNotNull(RecordComparison.of(record, record, OptionalDouble.of(0.02)).verdicts());
      for (var comparison : record.comparisons()) {
        for (PairedConvention convention : PairedConvention.values()) {
          assertNotNull(RecordComparison.of(record, comparison, convention).differences());
        }
      }
    } catch (ReadingException fault) {
      assertNotNull(fault.getMessage());
    }
  }

  private static String bytesBent(String good, Random random) {
    StringBuilder bent = new StringBuilder(good);
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(bent.length());
      switch (random.nextInt(4)) {
        case 0 -> bent.setCharAt(at, (char) random.nextInt(256));
        case 1 -> bent.deleteCharAt(at);
        case 2 -> bent.insert(at, "{}[],:\"0n\n".charAt(random.nextInt(10)));
        default -> bent.setLength(Math.max(1, at));
      }
    }
    return bent.toString();
  }

  /// Puts another value in place of a random one, so that the text stays JSON.
  private static String valueBent(String good, Random random) {
    int colon = good.indexOf(':', random.nextInt(good.length()));
    if (colon < 0) {
      return good;
    }
    int end = valueEnd(good, colon + 1);
    return good.substring(0, colon + 1)
        + VALUES[random.nextInt(VALUES.length)]
        + good.substring(end);
  }

  private static int valueEnd(String text, int start) {
    int depth = 0;
    for (int at = start; at < text.length(); at++) {
      char one = text.charAt(at);
      if (one == '{' || one == '[') {
        depth++;
      } else if (depth == 0 && (one == ',' || one == '}' || one == ']')) {
        return at;
      } else if (one == '}' || one == ']') {
        depth--;
      }
    }
    return text.length();
  }
}
