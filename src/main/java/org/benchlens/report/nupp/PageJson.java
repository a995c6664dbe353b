package org.benchlens.report.nupp;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.benchlens.present.format.ExactNumber;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.nupp.PageColumn;
import org.benchlens.present.nupp.PageFact;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.present.table.ExportValue;

/// A page as JSON: one object, keys in fixed order, every part also when it is empty. Tables are
/// lists of objects with exact values in base units, a missing value is null.
public final class PageJson {
  private static final int VERSION = 1;

  private final JsonGenerator out;

  private PageJson(JsonGenerator out) {
    this.out = out;
  }

  /// Writes the object and a final newline; flushes the writer and leaves it open.
  ///
  /// @throws IOException when `out` fails
  public static void write(RecordPage page, Writer out) throws IOException {
    JsonFactory factory =
        JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    try (JsonGenerator generator = factory.createGenerator(out)) {
      // The default separator is that of the system.
      DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
      printer.indentObjectsWith(new DefaultIndenter("  ", "\n"));
      generator.setPrettyPrinter(printer);
      new PageJson(generator).page(page);
      generator.writeRaw('\n');
    }
  }

  private void page(RecordPage page) throws IOException {
    out.writeStartObject();
    out.writeStringField("format", "benchlens-nupp");
    out.writeNumberField("version", VERSION);
    out.writeStringField("page", page.kind());
    out.writeObjectFieldStart("facts");
    for (PageFact fact : page.facts()) {
      value(fact.key(), fact.value());
    }
    out.writeEndObject();
    for (PageSection section : page.sections()) {
      out.writeArrayFieldStart(section.id());
      switch (section) {
        case PageSection.Table table -> rows(table);
        case PageSection.Lines lines -> {
          for (String line : lines.lines()) {
            out.writeString(line);
          }
        }
      }
      out.writeEndArray();
    }
    out.writeEndObject();
  }

  private void rows(PageSection.Table table) throws IOException {
    for (List<PageCell> row : table.rows()) {
      out.writeStartObject();
      for (int i = 0; i < row.size(); i++) {
        PageColumn column = table.columns().get(i);
        for (int k = 0; k < column.fields().size(); k++) {
          value(column.fields().get(k), row.get(i).values().get(k));
        }
      }
      out.writeEndObject();
    }
  }

  private void value(String key, ExportValue value) throws IOException {
    switch (value) {
      case ExportValue.Real(double number) when Double.isFinite(number) -> {
        out.writeFieldName(key);
        out.writeNumber(ExactNumber.of(number));
      }
      case ExportValue.Real(double number) -> out.writeStringField(key, ExactNumber.of(number));
      case ExportValue.Whole(long number) -> out.writeNumberField(key, number);
      case ExportValue.Literal(String text) -> out.writeStringField(key, text);
      case ExportValue.Text(String text) -> out.writeStringField(key, text);
      case ExportValue.Missing() -> out.writeNullField(key);
    }
  }
}
