package org.benchlens.present.nupp;

import java.util.List;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.ProgramRecord;
import org.benchlens.present.format.Decimals;

/// The page about a program that was run by itself: one process, nothing merged.
public final class ProgramPages {
  private ProgramPages() {}

  /// The page.
  public static RecordPage program(ProgramRecord record) {
    return new RecordPage(
        "program",
        "Program record",
        List.of(
            PageFact.words("file", "File", record.path()),
            PageFact.count("schema", "Schema", record.schema())),
        List.of(
            new PageSection.Table(
                "cases",
                "Cases",
                List.of(
                    PageColumn.words("Benchmark", "name"),
                    PageColumn.words("Mode", "mode"),
                    PageColumn.numbers("Cnt", "count"),
                    PageColumn.numbers("Score", "score_s"),
                    PageColumn.words("Units"),
                    PageColumn.numbers("Alloc B/op", "allocated_bytes"),
                    PageColumn.numbers("p25-p99", "p25_s", "p99_s")),
                record.cases().stream().map(ProgramPages::row).toList()),
            new PageSection.Lines(
                "reading",
                "How to read it",
                List.of(
                    "One process of one program: p25-p99 is the spread inside it, not a confidence"
                        + " interval, and it earns no verdict. 'nupp bench' writes records that"
                        + " compare.")),
            ProblemText.lines(record.problems())));
  }

  private static List<PageCell> row(Measurement measured) {
    ScoreText unit = ScoreText.of(measured.kind());
    OptionalDouble bytes = measured.allocatedPerOperation();
    return List.of(
        PageCell.word(measured.name()),
        PageCell.word("p50"),
        ScoreCells.count(measured),
        PageCell.number(unit.number(measured.score()), measured.score()),
        new PageCell(unit.unit(), List.of()),
        PageCell.number(
            bytes.isPresent() ? Decimals.fixed(bytes.getAsDouble(), 3) : PageCell.NOTHING, bytes),
        ScoreCells.spread(measured, unit));
  }
}
