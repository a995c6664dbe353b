package org.benchlens.reading.nvbench;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.OptionalLong;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.jspecify.annotations.Nullable;

/// Gathers the sidecars that one state declares (contract, section 7). One object is used for all
/// states of a file.
final class SidecarCollector {
  private final Cursor cursor;
  private final EnumSet<SampleArray> seen = EnumSet.noneOf(SampleArray.class);
  private final Map<SampleArray, SampleFile> files = new EnumMap<>(SampleArray.class);

  SidecarCollector(Cursor cursor) {
    this.cursor = cursor;
  }

  void clear() {
    seen.clear();
    files.clear();
  }

  /// The array whose sidecar a tag names; null when it names none.
  static @Nullable SampleArray arrayOf(String tag) {
    return switch (tag) {
      case "nv/json/bin:nv/cold/sample_times" -> SampleArray.TIMES;
      case "nv/json/freqs-bin:nv/cold/sample_freqs" -> SampleArray.FREQUENCIES;
      default -> null;
    };
  }

  /// Takes a summary; only the first with its tag counts.
  void take(SampleArray array, String tag, DataEntries data) {
    if (!seen.add(array)) {
      return;
    }
    if (!data.present()) {
      cursor.problems().warning(tag, "no sample file was written");
      return;
    }
    DataEntry filename = data.filename();
    String name =
        filename.content().form() == CapturedValue.Form.STRING
            ? filename.content().sharedText(cursor)
            : "";
    if (name.isEmpty()) {
      undeclared(tag, "has no filename");
      return;
    }
    OptionalLong size = size(data.size());
    if (size.isEmpty()) {
      undeclared(tag, badSize(data.size()));
    } else if (size.getAsLong() < 0) {
      undeclared(tag, "size " + size.getAsLong() + " is negative");
    } else {
      files.put(array, new SampleFile(name, size.getAsLong()));
    }
  }

  private static OptionalLong size(DataEntry size) {
    boolean integer = size.type().isEmpty() || size.type().equals("int64");
    return integer ? size.content().whole() : OptionalLong.empty();
  }

  private static String badSize(DataEntry size) {
    if (!size.isFound()) {
      return "has no size";
    }
    return size.content().whole().isPresent()
        ? "size is declared " + ProblemLog.shortened(size.type(), 40) + ", not int64"
        : "size " + size.content().quoted() + " is no integer";
  }

  private void undeclared(String tag, String why) {
    cursor.problems().warning(tag, why + "; counts as no sample file");
  }

  /// The sidecar of an array; null when the state declares none.
  @Nullable SampleFile file(SampleArray array) {
    return files.get(array);
  }
}
