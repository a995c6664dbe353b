package org.benchlens.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.match.InputPair;
import org.benchlens.present.chart.RowCaption;
import org.benchlens.present.table.TableRow;

/// What the fields in file names stand for in a row.
final class RowFields {
  private RowFields() {}

  static Map<String, String> of(Comparison comparison, TableRow row) {
    return of(comparison.inputs(), row);
  }

  static Map<String, String> of(List<InputPair> inputs, TableRow row) {
    RowCaption caption = RowCaption.of(row);
    Map<String, String> values = new LinkedHashMap<>();
    values.put("benchmark", caption.benchmark());
    values.put("device", caption.device().replace("device ", "").replace(" / ", "-"));
    values.put("state", row.matched().key().name());
    values.put("pair", stem(inputs.get(row.matched().section().input()).compare().path()));
    return values;
  }

  /// The name of a file without folder and ending.
  static String stem(String path) {
    String name = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
