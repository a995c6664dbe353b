package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.benchlens.app.viewmodel.ScreenColumn.Kind;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.model.Side;
import org.benchlens.present.format.ScreenNumber;
import org.benchlens.present.format.ScreenPercent;
import org.benchlens.present.format.ScreenTime;
import org.benchlens.present.format.SummaryFormat;
import org.benchlens.present.table.ColumnCatalog;
import org.benchlens.present.table.RowColumn;
import org.benchlens.present.table.TableRow;
import org.jspecify.annotations.Nullable;

/// Every column of the window's table that does not come from the files, by its id.
final class ScreenCatalog {
  private static final List<String> RATIO_SIDES = List.of("ref", "cmp");

  private ScreenCatalog() {}

  /// The column of an id; empty for axes, summaries and unknown ids.
  static Optional<ScreenColumn> of(String id) {
    return switch (id) {
      case "status" -> Optional.of(words(id, "Status", Kind.STATUS, ScreenCatalog::status));
      case "ref_bounds" -> Optional.of(bounds(Side.REFERENCE));
      case "cmp_bounds" -> Optional.of(bounds(Side.COMPARE));
      case "ref_time" -> Optional.of(time(Side.REFERENCE));
      case "cmp_time" -> Optional.of(time(Side.COMPARE));
      case "ref_span" -> Optional.of(span(Side.REFERENCE));
      case "cmp_span" -> Optional.of(span(Side.COMPARE));
      case "ref_noise" -> Optional.of(noise(Side.REFERENCE));
      case "cmp_noise" -> Optional.of(noise(Side.COMPARE));
      case "ref_clock" -> Optional.of(plain(id, "clock", Side.REFERENCE));
      case "cmp_clock" -> Optional.of(plain(id, "clock", Side.COMPARE));
      case "ref_samples" -> Optional.of(plain(id, "samples", Side.REFERENCE));
      case "cmp_samples" -> Optional.of(plain(id, "samples", Side.COMPARE));
      case "ref_distinct" -> Optional.of(plain(id, "distinct", Side.REFERENCE));
      case "cmp_distinct" -> Optional.of(plain(id, "distinct", Side.COMPARE));
      case "noise" -> Optional.of(largerNoise());
      case "rel" -> Optional.of(percent(id, "%C", 1, row -> row.change().symmetric()));
      case "rel_diff" -> Optional.of(percent(id, "%Diff", 2, row -> row.change().ofReference()));
      case "change_interval" -> Optional.of(catalogued(id, "Intervals", Kind.PICTURE, null));
      case "change" -> Optional.of(catalogued(id, "Change", Kind.NUMBER, null));
      case "diff" -> Optional.of(difference());
      case "reason" -> Optional.of(catalogued(id, "Reason", Kind.WORD, null));
      case "reason_code" -> Optional.of(catalogued(id, "Reason code", Kind.WORD, null));
      case "benchmark" -> Optional.of(catalogued(id, "Benchmark", Kind.WORD, null));
      case "device" -> Optional.of(catalogued(id, "Device", Kind.WORD, null));
      case "occurrence" -> Optional.of(catalogued(id, "Occurrence", Kind.WORD, null));
      case "state" -> Optional.of(catalogued(id, "State", Kind.WORD, null));
      case "data" -> Optional.of(catalogued(id, "Data", Kind.DATA, null));
      case "timeout" -> Optional.of(catalogued(id, "Timeout", Kind.WORD, null));
      case "flip" -> Optional.of(words(id, "Nearest flip", Kind.FLIP, ScreenCatalog::flip));
      case "mark" -> Optional.of(words(id, "Mark", Kind.WORD, TableRow::markWord));
      case "note" -> Optional.of(catalogued(id, "Note", Kind.WORD, null));
      case "rerun" -> Optional.of(own(id, "Re-run", row -> row.extras().rerun()));
      case "was" -> Optional.of(own(id, "Was", row -> row.extras().was()));
      default -> coverage(id);
    };
  }

  /// What can be chosen, in the order of the list; without axes and summaries.
  static List<ColumnOffer> offers() {
    List<ColumnOffer> offers = new ArrayList<>();
    offer(offers, "Row", "status", "Status", "the verdict");
    offer(offers, "Row", "file", "File", "compare file");
    offer(offers, "Row", "benchmark", "Benchmark", "");
    offer(offers, "Row", "device", "Device", "ids, reference / compare");
    offer(offers, "Row", "occurrence", "Occurrence", "position among equal states");
    offer(offers, "Row", "state", "State", "name in the file");
    offer(offers, "Time", "ref_bounds", "Reference lo / center / hi", "");
    offer(offers, "Time", "cmp_bounds", "Compare lo / center / hi", "");
    offer(offers, "Time", "ref_time", "Reference time", "center");
    offer(offers, "Time", "cmp_time", "Compare time", "center");
    offer(offers, "Time", "ref_span", "Reference span", "width of the interval, %");
    offer(offers, "Time", "cmp_span", "Compare span", "width of the interval, %");
    offer(offers, "Time", "ref_noise", "Reference noise", "");
    offer(offers, "Time", "cmp_noise", "Compare noise", "");
    offer(offers, "Time", "noise", "Noise", "the larger of both sides");
    offer(offers, "Time", "ref_clock", "Reference clock", "mean SM clock rate");
    offer(offers, "Time", "cmp_clock", "Compare clock", "mean SM clock rate");
    offerVerdict(offers);
    offerCoverage(offers);
    return List.copyOf(offers);
  }

  private static void offerVerdict(List<ColumnOffer> offers) {
    offer(offers, "Change", "change_interval", "Intervals", "drawn, one scale a row");
    offer(offers, "Change", "rel", "%C", "change relative to the smaller center");
    offer(offers, "Change", "rel_diff", "%Diff", "change relative to the reference");
    offer(offers, "Change", "diff", "Diff", "difference of the centers");
    offer(offers, "Change", "change", "Change", "what the verdict says at least");
    offer(offers, "Verdict", "reason", "Reason", "short form");
    offer(offers, "Verdict", "reason_code", "Reason code", "as in exports");
    offer(offers, "Verdict", "flip", "Nearest flip", "the limit that would change it");
    offer(offers, "Triage", "mark", "Mark", "");
    offer(offers, "Triage", "note", "Note", "");
    offer(offers, "Triage", "rerun", "Re-run", "what measuring again gave");
    offer(offers, "Triage", "was", "Was", "status without the tried limits");
    offer(offers, "Samples", "ref_samples", "Reference samples", "declared");
    offer(offers, "Samples", "cmp_samples", "Compare samples", "declared");
    offer(offers, "Samples", "ref_distinct", "Reference distinct times", "where held against");
    offer(offers, "Samples", "cmp_distinct", "Compare distinct times", "where held against");
    offer(offers, "Samples", "data", "Data", "samples, or what is wrong with them");
    offer(offers, "Samples", "timeout", "Timeout", "wall time reached the limit");
  }

  private static void offerCoverage(List<ColumnOffer> offers) {
    for (String quantity : List.of("time", "cycle")) {
      for (String side : RATIO_SIDES) {
        for (String share : List.of("sample", "support")) {
          String id = quantity + "_" + side + "_" + share;
          offer(offers, "Coverage", id, coverageHeader(id), "");
        }
      }
    }
  }

  private static void offer(
      List<ColumnOffer> offers, String section, String id, String name, String note) {
    offers.add(new ColumnOffer(id, name, section, false, note));
  }

  private static ScreenColumn bounds(Side side) {
    return words(
        prefix(side) + "_bounds", "lo / center / hi", Kind.BOUNDS, row -> bounds(row, side), side);
  }

  private static String bounds(TableRow row, Side side) {
    ScreenTime time = ScreenTime.of(row.timing(side));
    String unit = time.scale().map(scale -> " " + scale.screenWord()).orElse("");
    return time.lower().isEmpty()
        ? time.center() + unit
        : time.lower() + " / " + time.center() + " / " + time.upper() + unit;
  }

  private static ScreenColumn time(Side side) {
    return duration(prefix(side) + "_time", "time", side, row -> row.timing(side).center());
  }

  private static ScreenColumn difference() {
    Function<TableRow, OptionalDouble> seconds =
        row ->
            row.change().ofReference().isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                    row.compare().center().orElse(Double.NaN)
                        - row.reference().center().orElse(Double.NaN));
    return duration("diff", "Diff", null, seconds);
  }

  private static ScreenColumn duration(
      String id, String header, @Nullable Side side, Function<TableRow, OptionalDouble> seconds) {
    SummaryFormat format = SummaryFormat.DURATION;
    return new ScreenColumn(
        id,
        header,
        Kind.NUMBER,
        side,
        row -> {
          OptionalDouble value = seconds.apply(row);
          return value.isPresent() ? format.number(value.getAsDouble()) : ScreenNumber.NONE;
        },
        row -> format.unit(seconds.apply(row).orElse(Double.NaN)),
        source(id).sortKey());
  }

  private static ScreenColumn span(Side side) {
    return plainPercent(prefix(side) + "_span", "span %", side, row -> span(row.timing(side)));
  }

  private static OptionalDouble span(SideTiming timing) {
    return timing.interval().stream()
        .mapToDouble(interval -> (interval.upper() - interval.lower()) / interval.center())
        .findFirst();
  }

  private static ScreenColumn noise(Side side) {
    return plainPercent(prefix(side) + "_noise", "noise %", side, row -> row.timing(side).noise());
  }

  private static ScreenColumn plainPercent(
      String id, String header, Side side, Function<TableRow, OptionalDouble> ratio) {
    return words(id, header, Kind.NUMBER, row -> ScreenPercent.plain(ratio.apply(row), 2), side);
  }

  /// The dispersion that the ceiling is held against.
  private static ScreenColumn largerNoise() {
    return new ScreenColumn(
        "noise",
        "Noise %",
        Kind.NUMBER,
        null,
        row -> new ScreenNumber(ScreenPercent.plain(largerNoise(row), 2), ""),
        null,
        row -> org.benchlens.present.table.SortKey.of(largerNoise(row)));
  }

  private static OptionalDouble largerNoise(TableRow row) {
    OptionalDouble ref = row.reference().noise();
    OptionalDouble cmp = row.compare().noise();
    return ref.isPresent() && cmp.isPresent()
        ? OptionalDouble.of(Math.max(ref.getAsDouble(), cmp.getAsDouble()))
        : OptionalDouble.empty();
  }

  private static ScreenColumn percent(
      String id, String header, int places, Function<TableRow, OptionalDouble> ratio) {
    return words(id, header, Kind.NUMBER, row -> ScreenPercent.signed(ratio.apply(row), places));
  }

  private static Optional<ScreenColumn> coverage(String id) {
    boolean known = id.startsWith("time_") || id.startsWith("cycle_");
    return known && ColumnCatalog.of(id).isPresent()
        ? Optional.of(catalogued(id, coverageHeader(id), Kind.NUMBER, null))
        : Optional.empty();
  }

  private static String coverageHeader(String id) {
    String[] parts = id.split("_", -1);
    return parts[0] + " " + parts[1] + " " + (parts[2].equals("sample") ? "samples" : parts[2]);
  }

  private static ScreenColumn plain(String id, String header, Side side) {
    return catalogued(id, header, Kind.NUMBER, side);
  }

  private static ScreenColumn catalogued(String id, String header, Kind kind, @Nullable Side side) {
    RowColumn source = source(id);
    return words(id, header, kind, row -> screenText(source.text(row)), side);
  }

  private static String flip(TableRow row) {
    return row.extras().flip().isEmpty() ? "" : screenText(source("flip").text(row));
  }

  private static String status(TableRow row) {
    return row.verdict().map(verdict -> verdict.status().word()).orElse("reading");
  }

  /// Words that only the window knows.
  private static ScreenColumn own(String id, String header, Function<TableRow, String> text) {
    return new ScreenColumn(
        id,
        header,
        Kind.WORD,
        null,
        row -> new ScreenNumber(text.apply(row), ""),
        null,
        row -> org.benchlens.present.table.SortKey.of(text.apply(row)));
  }

  private static ScreenColumn words(
      String id, String header, Kind kind, Function<TableRow, String> text) {
    return words(id, header, kind, text, null);
  }

  private static ScreenColumn words(
      String id, String header, Kind kind, Function<TableRow, String> text, @Nullable Side side) {
    return new ScreenColumn(
        id,
        header,
        kind,
        side,
        row -> new ScreenNumber(text.apply(row), ""),
        null,
        source(id).sortKey());
  }

  private static RowColumn source(String id) {
    return ColumnCatalog.of(id).orElseThrow();
  }

  private static String prefix(Side side) {
    return side == Side.REFERENCE ? "ref" : "cmp";
  }

  private static String screenText(String text) {
    String real = text.startsWith("-") && text.length() > 1 ? "\u2212" + text.substring(1) : text;
    return real.replace(" us", " µs");
  }
}
