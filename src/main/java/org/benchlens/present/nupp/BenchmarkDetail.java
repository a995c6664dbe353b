package org.benchlens.present.nupp;

import java.util.List;
import java.util.Optional;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.Verdict;

/// Why one benchmark has its verdict, or its interval.
///
/// @param id the benchmark
/// @param verdict its verdict; empty in a single record
/// @param sentence the answer in one or two sentences
/// @param scale what the verdict's interval is held against
/// @param parts questions in the order asked, gates, notes, what was computed again
public record BenchmarkDetail(
    BenchmarkId id,
    Optional<Verdict> verdict,
    String sentence,
    Optional<DetailScale> scale,
    List<DetailPart> parts) {
  public BenchmarkDetail {
    parts = List.copyOf(parts);
  }

  /// As Markdown, for a pull request.
  public String markdown() {
    StringBuilder text = new StringBuilder("**");
    verdict.ifPresent(one -> text.append(one.word()).append(": "));
    text.append('`').append(id.name().replace('`', '\'')).append("`** (`");
    text.append(id.file().replace('`', '\'')).append("`). ").append(sentence).append('\n');
    for (DetailPart part : parts) {
      text.append("\n").append(part.title());
      text.append(part.aside().isEmpty() ? "" : " (" + part.aside() + ")").append("\n\n");
      for (DetailLine line : part.lines()) {
        text.append("* ");
        text.append(line.mark() == DetailLine.Mark.NOTE ? "" : line.mark().word() + ": ");
        text.append(line.text()).append(line.numbers().isEmpty() ? "" : ", " + line.numbers());
        text.append(line.code().isEmpty() ? "" : ": `" + line.code().replace('`', '\'') + "`");
        text.append(line.deciding() ? " (decides)" : "").append('\n');
      }
    }
    return text.toString();
  }
}
