package org.benchlens.report.table;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;

/// Layout of JSON that people search by line: each key of the root and each entry of its lists on a
/// line of its own, no other blanks.
final class LinePrinter extends MinimalPrettyPrinter {
  private static final long serialVersionUID = 1L;

  private int depth;

  @Override
  public void writeStartObject(JsonGenerator out) throws IOException {
    super.writeStartObject(out);
    depth++;
  }

  @Override
  public void writeEndObject(JsonGenerator out, int entries) throws IOException {
    depth--;
    if (depth == 0) {
      out.writeRaw('\n');
    }
    super.writeEndObject(out, entries);
  }

  @Override
  public void writeStartArray(JsonGenerator out) throws IOException {
    super.writeStartArray(out);
    depth++;
  }

  @Override
  public void writeEndArray(JsonGenerator out, int values) throws IOException {
    depth--;
    if (depth == 1 && values > 0) {
      out.writeRaw('\n');
    }
    super.writeEndArray(out, values);
  }

  @Override
  public void beforeObjectEntries(JsonGenerator out) throws IOException {
    if (depth == 1) {
      out.writeRaw('\n');
    }
  }

  @Override
  public void writeObjectEntrySeparator(JsonGenerator out) throws IOException {
    super.writeObjectEntrySeparator(out);
    if (depth == 1) {
      out.writeRaw('\n');
    }
  }

  @Override
  public void beforeArrayValues(JsonGenerator out) throws IOException {
    if (depth == 2) {
      out.writeRaw('\n');
    }
  }

  @Override
  public void writeArrayValueSeparator(JsonGenerator out) throws IOException {
    super.writeArrayValueSeparator(out);
    if (depth == 2) {
      out.writeRaw('\n');
    }
  }
}
