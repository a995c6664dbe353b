package org.benchlens.compare.decision;

import java.util.Optional;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleFile;
import org.benchlens.model.SampleRead;
import org.benchlens.model.SampleSource;
import org.benchlens.model.Samples;
import org.jspecify.annotations.Nullable;

/// One sample array of one side: asked for at most once, checked, and let go of when told.
final class ArrayEvidence {
  private enum Stage {
    UNREAD,
    HELD,
    RELEASED,
    FAULTY
  }

  private final SampleArray array;
  private final @Nullable SampleFile declared;
  private final SampleSource source;
  private @Nullable Boolean material;
  private Stage stage = Stage.UNREAD;
  private @Nullable Samples samples;
  private @Nullable SampleFault fault;
  private int size;

  ArrayEvidence(SampleArray array, @Nullable SampleFile declared, SampleSource source) {
    this.array = array;
    this.declared = declared;
    this.source = source;
    if (declared == null) {
      fault = new SampleFault(SampleFault.Kind.NOT_DECLARED, array, "", -1, -1);
      stage = Stage.FAULTY;
    }
  }

  boolean declared() {
    return declared != null;
  }

  /// Number of values that are declared; -1 when none are.
  long declaredCount() {
    return declared == null ? -1 : declared.count();
  }

  /// File name as declared; empty when not declared.
  String filename() {
    return declared == null ? "" : declared.filename();
  }

  /// Whether it is declared with a count above 0 and its file is there and not empty.
  boolean material() {
    if (material == null) {
      material = declaredCount() > 0 && source.material(array);
    }
    return material;
  }

  /// What makes the array unusable; reads it when that is not done yet.
  Optional<SampleFault> fault() {
    if (stage == Stage.UNREAD) {
      read();
    }
    return Optional.ofNullable(fault);
  }

  /// What is known to make the array unusable, without reading it.
  Optional<SampleFault> knownFault() {
    return Optional.ofNullable(fault);
  }

  /// Whether it has been read and can be used, even if it has been let go of.
  boolean usable() {
    return stage == Stage.HELD || stage == Stage.RELEASED;
  }

  /// Whether its values are still there.
  boolean held() {
    return stage == Stage.HELD;
  }

  /// Number of values of a usable array.
  int size() {
    return size;
  }

  /// The values, each positive and finite.
  Samples samples() {
    if (samples == null) {
      throw new IllegalStateException(array.word() + " are not held: " + stage);
    }
    return samples;
  }

  /// Lets go of the values.
  void release() {
    if (stage == Stage.HELD) {
      samples = null;
      stage = Stage.RELEASED;
    }
  }

  /// Size of the values held, [B].
  long bytes() {
    return held() ? 16 + 4L * size : 0;
  }

  private void read() {
    switch (source.read(array)) {
      case SampleRead.Faulty(SampleFault found) -> fault = found;
      case SampleRead.Loaded(Samples loaded) -> {
        fault = check(loaded);
        samples = fault == null ? loaded : null;
        size = loaded.size();
      }
    }
    stage = fault == null ? Stage.HELD : Stage.FAULTY;
  }

  private @Nullable SampleFault check(Samples loaded) {
    if (loaded.size() == 0) {
      return fault(SampleFault.Kind.EMPTY, 0);
    }
    if (loaded.size() != declaredCount()) {
      return fault(SampleFault.Kind.COUNT_DIFFERS, loaded.size());
    }
    int bad = 0;
    for (int i = 0; i < loaded.size(); i++) {
      float value = loaded.at(i);
      bad += value > 0 && value < Float.POSITIVE_INFINITY ? 0 : 1;
    }
    return bad == 0 ? null : fault(SampleFault.Kind.BAD_VALUE, bad);
  }

  private SampleFault fault(SampleFault.Kind kind, long found) {
    return new SampleFault(kind, array, filename(), declaredCount(), found);
  }
}
