package org.benchlens.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import org.benchlens.reading.nupp.MadeRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DocumentRecognitionTest {
  @TempDir private Path folder;

  private DocumentKind kindOf(String name, String text) throws Exception {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    return DocumentRecognition.kindOf(file, name);
  }

  @ParameterizedTest
  @CsvSource({
    "baseline-v3.json,NUPP_RECORD",
    "baseline-v4.json,NUPP_RECORD",
    "candidate-interleaved-v4.json,NUPP_RECORD",
    "history.ndjson,NUPP_HISTORY",
    "edge/standalone-program-v4.json,NUPP_PROGRAM",
    "edge/schema-5.json,NUPP_RECORD",
    "edge/no-schema.json,UNKNOWN",
    "edge/not-a-record.json,UNKNOWN",
    "edge/minimal-fixed-v4.json,NUPP_RECORD"
  })
  void filesOfTheCorpusAreKnown(String name, DocumentKind kind) throws Exception {
    assertEquals(kind, DocumentRecognition.kindOf(MadeRecord.corpus(name), name));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{\"meta\":{};NVBENCH_RESULT",
        "{\"benchmarks\":[{\"name\":\"x\",\"index\":0;NVBENCH_RESULT",
        "{\"benchmarks\":[{\"name\":\"x\",\"case\":0;NUPP_RECORD",
        "{\"benchmarks\":[{\"name\":\"x\",\"file\":\"f\"}]};UNKNOWN",
        "{\"benchmarks\":[],\"recordedAt\":\"x\";NUPP_RECORD",
        "{\"schema\":4,\"cases\":[;NUPP_PROGRAM",
        "{\"benchlens\":1;WORKSPACE",
        "not json;UNKNOWN",
        "\"\\ud800;UNKNOWN"
      })
  void theFirstTellingKeyDecides(String start, DocumentKind kind) throws Exception {
    assertEquals(kind, kindOf("x.json", start));
  }

  @Test
  void aHistoryIsKnownByItsSecondLine() throws Exception {
    String line = MadeRecord.record(MadeRecord.benchmark("a", 1)).toString();
    assertEquals(DocumentKind.NUPP_HISTORY, kindOf("h.json", line + "\n" + line + "\n"));
  }

  @Test
  void aRecordOnSeveralLinesIsNoHistory() throws Exception {
    String text = MadeRecord.record(MadeRecord.benchmark("a", 1)).toPrettyString();
    assertEquals(DocumentKind.NUPP_RECORD, kindOf("r.json", text + "\n"));
  }

  @Test
  void aWorkspaceIsKnownByItsName() throws Exception {
    assertEquals(DocumentKind.WORKSPACE, kindOf("x.benchlens", "{}"));
  }

  @Test
  void anEmptyFileIsRefused() {
    assertThrows(ReadingException.class, () -> kindOf("e.json", ""));
  }
}
