package org.benchlens.reading.nupp;

import java.io.IOException;

/// The schema number of a record. It must be known: other schemas use other units.
final class Schema {
  private double number = Double.NaN;
  private String found = "none";

  void read(RecordCursor at) throws IOException {
    number = at.atNumber() ? at.parser().getDoubleValue() : Double.NaN;
    found =
        switch (at.found()) {
          case "null" -> "none";
          case String words when at.atNumber() -> words.substring("the number ".length());
          case String words -> words;
        };
    at.skip();
  }

  /// The schema, 3 or 4; `4.0` is 4.
  ///
  /// @throws RecordRefusal naming what was found and what is read
  int read() throws RecordRefusal {
    if (number == 3 || number == 4) {
      return (int) number;
    }
    throw new RecordRefusal("", "the schema is " + found + "; schemas 3 and 4 are read");
  }
}
