package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.compare.match.OneSided;
import org.benchlens.model.Axis;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Device;
import org.benchlens.model.Problem;
import org.benchlens.model.SampleFault;
import org.benchlens.model.Side;
import org.benchlens.present.inputs.DeviceLines;
import org.benchlens.present.inputs.RunLines;
import org.benchlens.present.inputs.SideBySide;
import org.benchlens.present.sentence.FaultText;
import org.benchlens.workflow.OpenedRuns;
import org.benchlens.workflow.UnreadFile;
import org.jspecify.annotations.Nullable;

/// Collects the lists about the inputs. Not for the UI thread.
final class Inspecting {
  private final OpenedRuns runs;
  private final List<RowItem> rows;

  private Inspecting(OpenedRuns runs, List<RowItem> rows) {
    this.runs = runs;
    this.rows = rows;
  }

  /// The lists of what is open.
  static Inspection of(@Nullable OpenedRuns runs, List<RowItem> rows) {
    if (runs == null) {
      return Inspection.NONE;
    }
    Inspecting made = new Inspecting(runs, rows);
    return new Inspection(
        made.files(),
        runs.oneSided().stream().map(made::oneSided).toList(),
        made.problems(),
        made.devices(),
        made.runs(),
        made.devices(Side.REFERENCE),
        made.devices(Side.COMPARE));
  }

  private List<FileLine> files() {
    List<FileLine> lines = new ArrayList<>();
    List<InputPair> inputs = runs.inputs();
    Map<Integer, List<RowItem>> byInput =
        rows.stream()
            .collect(
                Collectors.groupingBy(
                    item -> item.identity().input(), TreeMap::new, Collectors.toList()));
    for (int i = 0; i < inputs.size(); i++) {
      List<RowItem> own = byInput.getOrDefault(i, List.of());
      String name = FileName.last(inputs.get(i).compare().path());
      int first = own.isEmpty() ? 0 : own.getFirst().index() + 1;
      lines.add(new FileLine(name, FileLine.Kind.PAIR, StatusCounts.of(own), "", first));
    }
    for (UnreadFile file : runs.unread()) {
      lines.add(
          new FileLine(
              file.name(),
              FileLine.Kind.BAD,
              StatusCounts.NONE,
              FileName.of(file.path()) + ": " + file.line(),
              0));
    }
    for (OneSided alone : runs.oneSided()) {
      if (alone.kind() == OneSided.Kind.FILE) {
        lines.add(alone(alone));
      }
    }
    lines.sort((a, b) -> a.name().compareTo(b.name()));
    return lines.size() > 1 ? lines : List.of();
  }

  private FileLine alone(OneSided alone) {
    Optional<Problem> empty =
        runs.problems().stream()
            .filter(problem -> FileName.last(problem.place()).equals(alone.name()))
            .findFirst();
    FileLine.Kind kind =
        empty.isPresent()
            ? FileLine.Kind.BAD
            : alone.side() == Side.REFERENCE
                ? FileLine.Kind.REFERENCE_ONLY
                : FileLine.Kind.COMPARE_ONLY;
    return new FileLine(
        alone.name(),
        kind,
        StatusCounts.NONE,
        empty
            .map(problem -> FileName.of(problem.place()) + ": " + problem.message())
            .orElse("only in " + alone.side().word()),
        0);
  }

  private OneSidedLine oneSided(OneSided alone) {
    String axes =
        alone.axisValues().stream()
            .map(value -> value.name() + "=" + value.text())
            .collect(Collectors.joining(", "));
    String name = axes.isEmpty() ? alone.name() : axes;
    return new OneSidedLine(
        alone.side(), alone.kind().word(), name, alone.benchmark(), axisHint(alone));
  }

  /// Says which axis the other side's benchmark does not have.
  private String axisHint(OneSided alone) {
    if (alone.kind() != OneSided.Kind.STATE) {
      return "";
    }
    Side other = alone.side() == Side.REFERENCE ? Side.COMPARE : Side.REFERENCE;
    Set<String> own =
        alone.axisValues().stream()
            .map(AxisValue::name)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    List<Benchmark> partners =
        runs.inputs().stream()
            .flatMap(input -> input.of(other).benchmarks().stream())
            .filter(benchmark -> benchmark.name().equals(alone.benchmark()))
            .toList();
    if (partners.isEmpty()) {
      return "";
    }
    Set<String> theirs =
        partners.stream()
            .flatMap(benchmark -> benchmark.axes().stream())
            .map(Axis::name)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    Set<String> extra = new LinkedHashSet<>(own);
    extra.removeAll(theirs);
    Set<String> missing = new LinkedHashSet<>(theirs);
    missing.removeAll(own);
    if (!extra.isEmpty()) {
      return "axis " + String.join(", ", extra) + " only in " + alone.side().word();
    }
    return missing.isEmpty()
        ? ""
        : "axis " + String.join(", ", missing) + " only in " + other.word();
  }

  private List<ProblemLine> problems() {
    List<ProblemLine> lines = new ArrayList<>();
    for (Problem problem : runs.problems()) {
      boolean error = problem.severity() == Problem.Severity.ERROR;
      lines.add(new ProblemLine(error, problem.place(), problem.message(), null));
    }
    for (RowItem item : rows) {
      item.row()
          .verdict()
          .ifPresent(
              verdict ->
                  verdict.faults().stream()
                      .filter(fault -> fault.fault().kind() != SampleFault.Kind.NOT_DECLARED)
                      .forEach(
                          fault ->
                              lines.add(
                                  new ProblemLine(
                                      false,
                                      fault.side().word() + ", " + RowName.of(item.row()).text(),
                                      FaultText.of(fault.fault()),
                                      item))));
    }
    return lines;
  }

  private List<Sheet> devices() {
    Map<String, Sheet> sheets = new LinkedHashMap<>();
    for (var benchmark : runs.benchmarks()) {
      for (MatchedSection section : benchmark.sections()) {
        add(sheets, section.device(Side.REFERENCE), section.device(Side.COMPARE));
      }
    }
    if (sheets.isEmpty()) {
      for (InputPair input : runs.inputs()) {
        List<Device> before = input.reference().devices();
        List<Device> after = input.compare().devices();
        for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
          add(sheets, at(before, i), at(after, i));
        }
      }
    }
    return List.copyOf(sheets.values());
  }

  private static Optional<Device> at(List<Device> devices, int index) {
    return index < devices.size() ? Optional.of(devices.get(index)) : Optional.empty();
  }

  private static void add(
      Map<String, Sheet> sheets, Optional<Device> reference, Optional<Device> compare) {
    if (reference.isEmpty() && compare.isEmpty()) {
      return;
    }
    String before = reference.map(Inspecting::id).orElse("none");
    String after = compare.map(Inspecting::id).orElse("none");
    String title = before.equals(after) ? "Device " + before : "Device " + before + " / " + after;
    Sheet sheet = new Sheet(title, DeviceLines.of(reference, compare));
    sheets.putIfAbsent(title + sheet.lines(), sheet);
  }

  private static String id(Device device) {
    return device.id().isPresent() ? Long.toString(device.id().getAsLong()) : "?";
  }

  private List<DeviceEntry> devices(Side side) {
    Map<Long, DeviceEntry> entries = new TreeMap<>();
    for (InputPair input : runs.inputs()) {
      for (Device device : input.of(side).devices()) {
        device.id().ifPresent(id -> entries.putIfAbsent(id, new DeviceEntry(id, device.name())));
      }
    }
    return List.copyOf(entries.values());
  }

  private List<Sheet> runs() {
    Map<List<SideBySide>, String> titles = new LinkedHashMap<>();
    for (InputPair input : runs.inputs()) {
      String name = FileName.last(input.compare().path());
      titles.merge(
          RunLines.of(input.reference().run(), input.compare().run()),
          name,
          (before, more) -> before + ", " + more);
    }
    return titles.entrySet().stream()
        .map(entry -> new Sheet(entry.getValue(), entry.getKey()))
        .toList();
  }
}
