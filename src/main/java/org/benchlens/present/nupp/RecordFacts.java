package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchlens.model.nupp.ExecutionProfile;
import org.benchlens.model.nupp.HostProfile;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.present.table.ExportValue;

/// What a record says about its run.
final class RecordFacts {
  /// Enough of a key to tell machines apart.
  private static final int KEY_SHOWN = 8;

  private RecordFacts() {}

  /// All of it.
  static List<PageFact> of(NuppRecord record) {
    List<PageFact> facts = new ArrayList<>();
    facts.add(PageFact.words("file", "File", record.path()));
    record.label().ifPresent(label -> facts.add(PageFact.words("label", "Label", label)));
    record.recordedAt().ifPresent(at -> facts.add(PageFact.words("recorded_at", "Recorded", at)));
    count(facts, "forks", "Forks asked for", record.forks());
    facts.add(PageFact.words("machine_key", "Machine", machine(record.machineKey())));
    record.host().ifPresent(host -> facts.add(PageFact.words("host", "Host", host(host))));
    profiles(record.benchmarks())
        .ifPresent(text -> facts.add(PageFact.words("optimization", "Optimization", text)));
    count(facts, "seed", "Seed", record.seed());
    facts.add(PageFact.count("schema", "Schema", record.schema()));
    if (record.margin().isPresent()) {
      double margin = record.margin().getAsDouble();
      facts.add(
          new PageFact(
              "margin", "Margin", "±" + Percent.plain(margin), new ExportValue.Real(margin)));
    }
    return facts;
  }

  /// The beginning of a machine's key, or that there is none.
  static String machine(Optional<String> key) {
    return key.map(text -> text.length() > KEY_SHOWN ? text.substring(0, KEY_SHOWN) : text)
        .orElse("not recorded");
  }

  /// What one side of a comparison is, in one line.
  static String side(String path, Optional<String> recordedAt, int benchmarks) {
    return (path.isEmpty() ? "not recorded" : path)
        + recordedAt.map(at -> ", recorded " + at).orElse("")
        + ", "
        + benchmarks
        + (benchmarks == 1 ? " benchmark" : " benchmarks");
  }

  private static void count(List<PageFact> facts, String key, String label, OptionalLong number) {
    if (number.isPresent()) {
      facts.add(PageFact.count(key, label, number.getAsLong()));
    }
  }

  private static String host(HostProfile host) {
    String bits = host.pointerBits().isPresent() ? host.pointerBits().getAsLong() + " bit" : "";
    return Stream.of(host.platform().orElse(""), host.architecture().orElse(""), bits)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /// The optimization of the programs, when any tells it.
  private static Optional<String> profiles(List<RecordedBenchmark> benchmarks) {
    List<String> texts =
        benchmarks.stream()
            .flatMap(benchmark -> benchmark.account().execution().stream())
            .map(RecordFacts::profile)
            .distinct()
            .toList();
    return texts.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", texts));
  }

  private static String profile(ExecutionProfile profile) {
    return GateText.profile(Optional.of(profile));
  }
}
