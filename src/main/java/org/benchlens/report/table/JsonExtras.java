package org.benchlens.report.table;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.benchlens.compare.sensitivity.Flip;
import org.benchlens.present.table.NearestFlip;
import org.benchlens.present.table.RowExtras;
import org.benchlens.present.table.RowRemark;

/// The last keys of an entry of `rows`: what is known of a row beside its verdict. A key is there
/// for each thing that was worked out or given, for all rows alike.
final class JsonExtras {
  private final JsonGenerator out;
  private final JsonValues values;

  JsonExtras(JsonGenerator out) {
    this.out = out;
    this.values = new JsonValues(out);
  }

  void write(RowExtras extras) throws IOException {
    Optional<NearestFlip> nearest = extras.flip();
    if (nearest.isPresent()) {
      flip(nearest.get().flip());
    }
    if (extras.hasRemark()) {
      remark(extras.remark());
    }
  }

  private void flip(Optional<Flip> found) throws IOException {
    if (found.isEmpty()) {
      out.writeNullField("flip");
      return;
    }
    Flip flip = found.get();
    out.writeObjectFieldStart("flip");
    out.writeStringField("threshold", flip.threshold().key());
    values.number("from", flip.from());
    values.number("to", flip.to());
    values.number("size", flip.size());
    out.writeStringField("status", flip.status().word());
    out.writeEndObject();
  }

  private void remark(RowRemark remark) throws IOException {
    text("mark", remark.mark());
    if (remark.stale()) {
      out.writeBooleanField("mark_stale", true);
    }
    text("note", remark.note());
  }

  private void text(String key, String text) throws IOException {
    if (text.isEmpty()) {
      out.writeNullField(key);
    } else {
      out.writeStringField(key, text);
    }
  }
}
