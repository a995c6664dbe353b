package org.benchlens.report.table;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import java.util.function.Function;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.OneSided;
import org.benchlens.model.Problem;
import org.benchlens.present.table.RowExtras;

/// A comparison as JSON (`formats/compare-json.md`): one object, keys in fixed order, every row.
public final class JsonWriter {
  private static final int VERSION = 1;

  private final JsonGenerator out;
  private final JsonValues values;

  private JsonWriter(JsonGenerator out) {
    this.out = out;
    this.values = new JsonValues(out);
  }

  /// Writes the object and a final newline; flushes the writer and leaves it open.
  ///
  /// @throws IOException when `out` fails
  public static void write(Comparison comparison, Writer out) throws IOException {
    write(comparison, row -> RowExtras.NONE, out);
  }

  /// Likewise, with what is known of each row beside its verdict.
  ///
  /// @throws IOException when `out` fails
  public static void write(
      Comparison comparison, Function<MatchedRow, RowExtras> extras, Writer out)
      throws IOException {
    JsonFactory factory =
        JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    try (JsonGenerator generator = factory.createGenerator(out)) {
      generator.setPrettyPrinter(new LinePrinter());
      new JsonWriter(generator).comparison(comparison, extras);
      generator.writeRaw('\n');
    }
  }

  private void comparison(Comparison comparison, Function<MatchedRow, RowExtras> extras)
      throws IOException {
    out.writeStartObject();
    settings(comparison.settings());
    out.writeArrayFieldStart("inputs");
    for (InputPair input : comparison.inputs()) {
      out.writeStartObject();
      out.writeStringField("reference", input.reference().path());
      out.writeStringField("compare", input.compare().path());
      out.writeEndObject();
    }
    out.writeEndArray();
    counts(comparison);
    out.writeArrayFieldStart("rows");
    JsonRow writer = new JsonRow(out, comparison.settings().thresholds());
    for (ComparedRow row : comparison.rows()) {
      writer.write(row, extras.apply(row.matched()));
    }
    out.writeEndArray();
    leftOver(comparison);
    out.writeEndObject();
  }

  private void settings(Settings settings) throws IOException {
    out.writeStringField("format", "benchlens-compare");
    out.writeNumberField("version", VERSION);
    out.writeStringField("rules", settings.rules().word());
    out.writeStringField("preset", settings.preset().word());
    out.writeObjectFieldStart("thresholds");
    for (Threshold threshold : Threshold.values()) {
      values.number(threshold.key(), settings.thresholds().get(threshold));
    }
    out.writeEndObject();
  }

  private void counts(Comparison comparison) throws IOException {
    out.writeObjectFieldStart("counts");
    for (Map.Entry<Status, Integer> count : comparison.counts().entrySet()) {
      out.writeNumberField(count.getKey().word(), count.getValue());
    }
    out.writeEndObject();
    out.writeObjectFieldStart("reasons");
    for (Map.Entry<Reason, Integer> count : comparison.reasons().entrySet()) {
      out.writeNumberField(count.getKey().code(), count.getValue());
    }
    out.writeEndObject();
  }

  private void leftOver(Comparison comparison) throws IOException {
    out.writeArrayFieldStart("one_sided");
    for (OneSided entry : comparison.oneSided()) {
      out.writeStartObject();
      out.writeStringField("kind", entry.kind().word());
      out.writeStringField("side", entry.side().word());
      out.writeStringField("name", entry.name());
      out.writeStringField("benchmark", entry.benchmark());
      values.axisValues("axis_values", entry.axisValues());
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeArrayFieldStart("problems");
    for (Problem problem : comparison.problems()) {
      out.writeStartObject();
      out.writeStringField("severity", problem.severity().word());
      out.writeStringField("place", problem.place());
      out.writeStringField("message", problem.message());
      out.writeEndObject();
    }
    out.writeEndArray();
  }
}
