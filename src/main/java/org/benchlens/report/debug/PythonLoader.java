package org.benchlens.report.debug;

/// The Python function that reads sample files.
final class PythonLoader {
  /// No blank lines inside the bodies, so that an interactive Python takes it line by line.
  static final String CODE =
      """
      import sys
      import warnings

      try:
          import numpy
      except ImportError:
          numpy = None

      def _read_float32(path, count):
          with open(path, "rb") as file:
              data = file.read()
          found = len(data) // 4
          if found != count:
              warnings.warn("%s: %d values, %d declared" % (path, found, count))
          data = data[: found * 4]
          if numpy is not None:
              return numpy.frombuffer(data, dtype="<f4")
          import array
          values = array.array("f")
          values.frombytes(data)
          if sys.byteorder == "big":
              values.byteswap()
          return values

      def load_bulk_data(row):
          "The four arrays of a row in measurement order: times in s, frequencies in Hz; None if not declared."
          arrays = {}
          for side in ("reference", "compare"):
              for kind in ("sample", "frequency"):
                  path = row["%s_%s_filename" % (side, kind)]
                  count = row["%s_%s_count" % (side, kind)]
                  name = "%s_%s" % (side, "samples" if kind == "sample" else "frequencies")
                  arrays[name] = None if path is None else _read_float32(path, count)
          return arrays

      """;

  private PythonLoader() {}
}
