package org.benchlens.report.table;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.OptionalLong;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Thresholds;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.decision.CheckResult;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.benchlens.model.Side;
import org.benchlens.present.sentence.RowMessage;
import org.benchlens.present.table.RowExtras;
import org.jspecify.annotations.Nullable;

/// One entry of `rows` in the JSON of a comparison.
final class JsonRow {
  private final JsonGenerator out;
  private final JsonValues values;
  private final Thresholds limits;

  JsonRow(JsonGenerator out, Thresholds limits) {
    this.out = out;
    this.values = new JsonValues(out);
    this.limits = limits;
  }

  void write(ComparedRow row, RowExtras extras) throws IOException {
    out.writeStartObject();
    identity(row.matched());
    verdict(row);
    coverage(row.decision());
    out.writeArrayFieldStart("trace");
    for (CheckResult check : row.decision().trace()) {
      check(check);
    }
    out.writeEndArray();
    out.writeObjectFieldStart("samples");
    values.whole("ref", declared(row.matched(), Side.REFERENCE));
    values.whole("cmp", declared(row.matched(), Side.COMPARE));
    out.writeEndObject();
    new JsonExtras(out).write(extras);
    out.writeEndObject();
  }

  private void identity(MatchedRow row) throws IOException {
    out.writeNumberField("input", row.section().input());
    out.writeStringField("benchmark", row.section().benchmark().name());
    values.whole("ref_device", row.section().referenceDeviceId());
    values.whole("cmp_device", row.section().compareDeviceId());
    out.writeStringField("state", row.key().name());
    out.writeNumberField("occurrence", row.occurrence());
    out.writeNumberField("occurrence_count", row.occurrenceCount());
    values.axisValues("axis_values", row.compare().axisValues());
  }

  private void verdict(ComparedRow row) throws IOException {
    Decision decision = row.decision();
    out.writeStringField("status", decision.status().word());
    out.writeStringField("reason", decision.reason().code());
    out.writeStringField("message", RowMessage.of(row.matched(), decision, limits));
    values.number("ref_center", decision.reference().center());
    values.number("cmp_center", decision.compare().center());
    values.interval("ref_interval", decision.reference().interval());
    values.interval("cmp_interval", decision.compare().interval());
    values.number("ref_noise", decision.reference().noise());
    values.number("cmp_noise", decision.compare().noise());
    values.number("frac_diff", decision.change().ofReference());
    values.pair("frac_diff_interval", decision.change().lower(), decision.change().upper());
  }

  private void coverage(Decision decision) throws IOException {
    if (decision.timeCoverage() == null) {
      return;
    }
    out.writeArrayFieldStart("coverage");
    coverage(decision.timeCoverage());
    coverage(decision.cycleCoverage());
    out.writeEndArray();
  }

  private void coverage(@Nullable CoverageResult coverage) throws IOException {
    if (coverage == null) {
      return;
    }
    out.writeStartObject();
    values.number("ref_sample", coverage.referenceSample());
    values.number("cmp_sample", coverage.compareSample());
    values.number("ref_support", coverage.referenceSupport());
    values.number("cmp_support", coverage.compareSupport());
    out.writeStringField("ref_filter", coverage.referenceFilter().code());
    out.writeStringField("cmp_filter", coverage.compareFilter().code());
    out.writeEndObject();
  }

  private void check(CheckResult check) throws IOException {
    out.writeStartObject();
    out.writeStringField("check", check.check().id());
    if (check.finding() instanceof Finding.Measured measured) {
      values.number("measured", measured.value());
      out.writeStringField("relation", measured.relation().sign());
      values.number("limit", measured.limit());
      values.number("margin", measured.margin());
    } else {
      out.writeNullField("measured");
      out.writeNullField("relation");
      out.writeNullField("limit");
      out.writeNullField("margin");
    }
    out.writeStringField("outcome", check.outcome().code());
    if (check.deciding()) {
      out.writeBooleanField("deciding", true);
    }
    out.writeEndObject();
  }

  private static OptionalLong declared(MatchedRow row, Side side) {
    return row.state(side).declared(SampleArray.TIMES).stream()
        .mapToLong(SampleFile::count)
        .findFirst();
  }
}
