package org.benchlens.workspace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.model.AxisValue;
import org.benchlens.model.nupp.BenchmarkId;

/// A workspace as text.
final class WorkspaceWriter {
  private final JsonGenerator out;
  private final boolean reruns;

  private WorkspaceWriter(JsonGenerator out, boolean reruns) {
    this.out = out;
    this.reruns = reruns;
  }

  /// The JSON of a workspace, with a final newline.
  static String text(Workspace workspace) throws IOException {
    StringWriter text = new StringWriter();
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter);
    try (JsonGenerator generator = new JsonFactory().createGenerator(text)) {
      generator.setPrettyPrinter(printer);
      boolean reruns = workspace.rows().values().stream().anyMatch(row -> row.rerun().isPresent());
      new WorkspaceWriter(generator, reruns).workspace(workspace);
    }
    return escapeLoneSurrogates(text.append('\n').toString());
  }

  private void workspace(Workspace workspace) throws IOException {
    Look look = workspace.look();
    out.writeStartObject();
    out.writeStringField("format", WorkspaceFile.FORMAT);
    switch (look.subject()) {
      case Subject.Runs(Settings settings, String columns) -> {
        out.writeNumberField("version", reruns ? WorkspaceFile.RERUNS : WorkspaceFile.RUNS);
        inputs(look, true);
        settings(settings);
        out.writeStringField("filter", look.filter());
        out.writeStringField("columns", columns);
        rows(workspace, this::key);
      }
      case Subject.Records(OptionalDouble margin) -> {
        out.writeNumberField("version", WorkspaceFile.RECORDS);
        inputs(look, false);
        if (margin.isPresent()) {
          out.writeNumberField("margin", margin.getAsDouble());
        } else {
          out.writeNullField("margin");
        }
        out.writeStringField("filter", look.filter());
        rows(workspace, this::benchmark);
      }
    }
    out.writeEndObject();
  }

  private void inputs(Look look, boolean named) throws IOException {
    time("saved", look.saved());
    out.writeArrayFieldStart("inputs");
    for (InputStamp input : look.inputs()) {
      out.writeStartObject();
      if (named) {
        out.writeStringField("name", input.name());
      }
      file("reference", input.reference());
      if (input.compare().isPresent()) {
        file("compare", input.compare().get());
      } else {
        out.writeNullField("compare");
      }
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private interface Keys {
    void write(RowKey key) throws IOException;
  }

  private void rows(Workspace workspace, Keys keys) throws IOException {
    out.writeArrayFieldStart("rows");
    for (Map.Entry<RowKey, Triage> row : workspace.rows().entrySet()) {
      out.writeStartObject();
      keys.write(row.getKey());
      triage(row.getValue());
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private void benchmark(RowKey key) throws IOException {
    if (!key.equals(RowKey.of(new BenchmarkId(key.state(), key.benchmark())))) {
      throw new IllegalArgumentException(key + " is no benchmark of a record");
    }
    out.writeStringField("program", key.state());
    out.writeStringField("benchmark", key.benchmark());
  }

  private void file(String name, FileStamp file) throws IOException {
    out.writeObjectFieldStart(name);
    out.writeStringField("path", file.path());
    out.writeNumberField("size", file.size());
    out.writeStringField("sha256", file.sha256());
    out.writeEndObject();
  }

  private void settings(Settings settings) throws IOException {
    out.writeStringField("rules", settings.rules().word());
    out.writeStringField("preset", settings.preset().word());
    out.writeObjectFieldStart("thresholds");
    for (Threshold threshold : Threshold.values()) {
      out.writeNumberField(threshold.key(), settings.thresholds().get(threshold));
    }
    out.writeEndObject();
  }

  private void key(RowKey key) throws IOException {
    out.writeStringField("input", key.input());
    out.writeStringField("benchmark", key.benchmark());
    device("ref_device", key.referenceDevice());
    device("cmp_device", key.compareDevice());
    out.writeStringField("state", key.state());
    out.writeArrayFieldStart("axis_values");
    for (AxisValue value : key.axisValues()) {
      out.writeStartObject();
      out.writeStringField("name", value.name());
      out.writeStringField("type", value.type());
      out.writeStringField("value", value.text());
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeNumberField("occurrence", key.occurrence());
  }

  private void device(String name, OptionalLong id) throws IOException {
    if (id.isPresent()) {
      out.writeNumberField(name, id.getAsLong());
    } else {
      out.writeNullField(name);
    }
  }

  private void triage(Triage triage) throws IOException {
    if (triage.mark().isPresent()) {
      TimedMark mark = triage.mark().get();
      out.writeObjectFieldStart("mark");
      out.writeStringField("word", mark.word());
      time("time", mark.time());
      out.writeStringField("inputs", mark.inputs());
      out.writeEndObject();
    } else {
      out.writeNullField("mark");
    }
    out.writeArrayFieldStart("notes");
    for (Note note : triage.notes()) {
      out.writeStartObject();
      time("time", note.time());
      out.writeStringField("text", note.text());
      out.writeEndObject();
    }
    out.writeEndArray();
    if (triage.rerun().isPresent()) {
      rerun(triage.rerun().get());
    } else if (reruns) {
      out.writeNullField("rerun");
    }
  }

  private void rerun(Rerun rerun) throws IOException {
    out.writeObjectFieldStart("rerun");
    time("time", rerun.time());
    if (rerun.change().isPresent()) {
      Rerun.Change change = rerun.change().get();
      out.writeObjectFieldStart("change");
      measured("before", change.before());
      measured("now", change.now());
      out.writeBooleanField("resolved", change.resolved());
      out.writeEndObject();
    } else {
      out.writeNullField("change");
    }
    out.writeEndObject();
  }

  private void measured(String name, Measured measured) throws IOException {
    out.writeObjectFieldStart(name);
    out.writeStringField("status", measured.status().word());
    out.writeStringField("reason", measured.reason().code());
    time("reference", measured.reference());
    time("compare", measured.compare());
    out.writeEndObject();
  }

  private void time(String name, MeasuredTime time) throws IOException {
    out.writeObjectFieldStart(name);
    number("lower", time.lower());
    number("center", time.center());
    number("upper", time.upper());
    number("noise", time.noise());
    out.writeEndObject();
  }

  private void number(String name, OptionalDouble value) throws IOException {
    if (value.isPresent()) {
      out.writeNumberField(name, value.getAsDouble());
    } else {
      out.writeNullField(name);
    }
  }

  private void time(String name, Instant time) throws IOException {
    out.writeStringField(name, time.toString());
  }

  /// Half of a surrogate pair cannot be encoded; a file can still hold one in a name.
  private static String escapeLoneSurrogates(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      int c = text.codePointAt(i);
      if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
        escaped.append("\\u").append(Integer.toHexString(c));
      } else {
        escaped.appendCodePoint(c);
        i += Character.charCount(c) - 1;
      }
    }
    return escaped.toString();
  }
}
