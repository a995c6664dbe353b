package org.benchlens.workspace;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.Thresholds;
import org.benchlens.model.AxisValue;
import org.benchlens.model.nupp.BenchmarkId;

/// Makes a workspace of JSON. Everything must be there, and nothing else: what is not understood
/// would be lost when the workspace is saved.
final class WorkspaceReader {
  private final String file;
  private final boolean reruns;

  /// @param file for messages
  /// @param reruns whether rows say what measuring them again gave
  WorkspaceReader(String file, boolean reruns) {
    this.file = file;
    this.reruns = reruns;
  }

  private JsonFields root(JsonNode node) throws WorkspaceException {
    JsonFields root = new JsonFields(file, "", node);
    root.text("format");
    root.whole("version");
    return root;
  }

  /// A workspace about records.
  Workspace records(JsonNode node) throws WorkspaceException {
    JsonFields root = root(node);
    Instant saved = time(root, "saved");
    List<InputStamp> inputs = new ArrayList<>();
    for (JsonFields input : root.list("inputs")) {
      FileStamp reference = stamp(input.object("reference"));
      Optional<FileStamp> compare =
          input.isNull("compare") ? Optional.empty() : Optional.of(stamp(input.object("compare")));
      inputs.add(new InputStamp("", reference, compare));
      input.end();
    }
    Subject subject = new Subject.Records(margin(root));
    Look look = new Look(saved, inputs, subject, root.text("filter"));
    SortedMap<RowKey, Triage> rows = new TreeMap<>();
    for (JsonFields row : root.list("rows")) {
      BenchmarkId id = new BenchmarkId(row.text("program"), row.text("benchmark"));
      rows.merge(RowKey.of(id), triage(row), Triage::merged);
      row.end();
    }
    root.end();
    return new Workspace(look, rows);
  }

  private static OptionalDouble margin(JsonFields root) throws WorkspaceException {
    if (root.isNull("margin")) {
      return OptionalDouble.empty();
    }
    double margin = root.number("margin");
    if (!(margin > 0 && Double.isFinite(margin))) {
      throw root.fault("margin", margin + " is out of range");
    }
    return OptionalDouble.of(margin);
  }

  /// A workspace about NVBench results.
  Workspace runs(JsonNode node) throws WorkspaceException {
    JsonFields root = root(node);
    Instant saved = time(root, "saved");
    List<InputStamp> inputs = new ArrayList<>();
    for (JsonFields input : root.list("inputs")) {
      inputs.add(
          new InputStamp(
              input.text("name"),
              stamp(input.object("reference")),
              stamp(input.object("compare"))));
      input.end();
    }
    Settings settings = settings(root);
    Look look = new Look(saved, inputs, settings, root.text("filter"), root.text("columns"));
    SortedMap<RowKey, Triage> rows = new TreeMap<>();
    for (JsonFields row : root.list("rows")) {
      rows.merge(key(row), triage(row), Triage::merged);
      row.end();
    }
    root.end();
    return new Workspace(look, rows);
  }

  private FileStamp stamp(JsonFields node) throws WorkspaceException {
    String path = node.text("path");
    long size = node.whole("size");
    String sum = node.text("sha256");
    node.end();
    try {
      return new FileStamp(path, size, sum);
    } catch (IllegalArgumentException e) {
      throw node.fault("sha256", String.valueOf(e.getMessage()));
    }
  }

  private static Settings settings(JsonFields root) throws WorkspaceException {
    String word = root.text("rules");
    Rules rules = null;
    for (Rules known : Rules.values()) {
      rules = known.word().equals(word) ? known : rules;
    }
    if (rules == null) {
      throw root.fault("rules", "'" + word + "' is not known");
    }
    String name = root.text("preset");
    Optional<Preset> preset = Preset.named(name);
    if (preset.isEmpty()) {
      throw root.fault("preset", "'" + name + "' is not known");
    }
    JsonFields limits = root.object("thresholds");
    Thresholds thresholds = preset.get().thresholds();
    for (Threshold threshold : Threshold.values()) {
      double value = limits.number(threshold.key());
      if (!threshold.allows(value)) {
        throw limits.fault(threshold.key(), value + " is out of range");
      }
      thresholds = thresholds.with(threshold, value);
    }
    limits.end();
    return new Settings(rules, preset.get(), thresholds);
  }

  private static RowKey key(JsonFields row) throws WorkspaceException {
    List<AxisValue> values = new ArrayList<>();
    for (JsonFields value : row.list("axis_values")) {
      values.add(new AxisValue(value.text("name"), value.text("type"), value.text("value")));
      value.end();
    }
    long occurrence = row.whole("occurrence");
    if (occurrence < 0 || occurrence > Integer.MAX_VALUE) {
      throw row.fault("occurrence", occurrence + " is out of range");
    }
    return new RowKey(
        row.text("input"),
        row.text("benchmark"),
        device(row, "ref_device"),
        device(row, "cmp_device"),
        row.text("state"),
        values,
        (int) occurrence);
  }

  private static OptionalLong device(JsonFields row, String name) throws WorkspaceException {
    return row.isNull(name) ? OptionalLong.empty() : OptionalLong.of(row.whole(name));
  }

  private Triage triage(JsonFields row) throws WorkspaceException {
    Optional<TimedMark> mark =
        row.isNull("mark") ? Optional.empty() : Optional.of(mark(row.object("mark")));
    List<Note> notes = new ArrayList<>();
    for (JsonFields note : row.list("notes")) {
      String text = note.text("text");
      if (text.isBlank()) {
        throw note.fault("text", "is blank");
      }
      notes.add(new Note(time(note, "time"), text));
      note.end();
    }
    Optional<Rerun> rerun =
        reruns && !row.isNull("rerun")
            ? Optional.of(RerunReader.rerun(row.object("rerun")))
            : Optional.empty();
    return new Triage(mark, notes, rerun);
  }

  private static TimedMark mark(JsonFields node) throws WorkspaceException {
    String word = node.text("word");
    Optional<Mark> mark = Mark.of(word);
    if (mark.isEmpty() && !word.isEmpty()) {
      throw node.fault("word", "'" + word + "' is no mark");
    }
    TimedMark timed = new TimedMark(mark, time(node, "time"), node.text("inputs"));
    node.end();
    return timed;
  }

  static Instant time(JsonFields node, String name) throws WorkspaceException {
    String text = node.text(name);
    try {
      return Instant.parse(text);
    } catch (DateTimeParseException e) {
      throw node.fault(name, "'" + text + "' is no time such as 2026-01-31T12:00:00Z");
    }
  }
}
