package org.benchlens.compare.oracle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ResultFile;
import org.benchlens.model.State;
import org.jspecify.annotations.Nullable;

/// Section 1: what is compared with what, by looking at every state for every state.
public final class SlowMatcher {
  /// Position of the one section of a benchmark without devices; it is no device's partner.
  private static final int NO_DEVICE = -1;

  private final SlowSelection selection;

  /// @param selection what is wanted
  public SlowMatcher(SlowSelection selection) {
    this.selection = selection;
  }

  /// One state at one position of its benchmark's device list. Compared by identity: equal states
  /// may occur twice.
  private static final class Slot {
    final int benchmark;
    final int benchmarkOfName;
    final int position;
    final State state;
    @Nullable Slot partner;

    Slot(int benchmark, int benchmarkOfName, int position, State state) {
      this.benchmark = benchmark;
      this.benchmarkOfName = benchmarkOfName;
      this.position = position;
      this.state = state;
    }

    /// "a state's key is its name without a leading Device=<digits> and the blank after it, plus
    /// the
    /// set of (axis name, axis type, exact value text)".
    boolean sameKey(Slot other) {
      Set<AxisValue> mine = new HashSet<>(state.axisValues());
      return name().equals(other.name()) && mine.equals(new HashSet<>(other.state.axisValues()));
    }

    String name() {
      return state.name().replaceFirst("^Device=[0-9]+( |$)", "");
    }

    boolean sameSection(Slot other) {
      return benchmark == other.benchmark && position == other.position;
    }
  }

  /// All rows of two files, or of two folders: "files of one name ending .json, sorted by name,
  /// both
  /// non-empty" (section 8).
  public List<SlowPair> pairs() throws IOException {
    if (!Files.isDirectory(selection.compare())) {
      return pairs(selection.reference(), selection.compare());
    }
    List<Path> names;
    try (Stream<Path> files = Files.list(selection.compare())) {
      names = files.map(Path::getFileName).sorted().toList();
    }
    List<SlowPair> pairs = new ArrayList<>();
    for (Path name : names) {
      Path reference = selection.reference().resolve(name);
      Path compare = selection.compare().resolve(name);
      if (name.toString().endsWith(".json")
          && Files.isRegularFile(reference)
          && Files.size(reference) > 0
          && Files.size(compare) > 0) {
        pairs.addAll(pairs(reference, compare));
      }
    }
    return pairs;
  }

  private List<SlowPair> pairs(Path referenceFile, Path compareFile) throws IOException {
    return pairs(SlowReader.read(referenceFile), SlowReader.read(compareFile));
  }

  /// All rows of two files that are read.
  public List<SlowPair> pairs(ResultFile reference, ResultFile compare) {
    Path referenceFile = Path.of(reference.path());
    Path compareFile = Path.of(compare.path());
    List<SlowPair> pairs = new ArrayList<>();
    List<Slot> allCompare = new ArrayList<>();
    for (String name : names(compare)) {
      List<Slot> left = slots(reference, name, true);
      List<Slot> right = slots(compare, name, false);
      pair(left, right, true);
      pair(left, right, false);
      allCompare.addAll(right);
    }
    for (int benchmark = 0; benchmark < compare.benchmarks().size(); benchmark++) {
      for (Slot slot : allCompare) {
        Slot partner = slot.partner;
        if (slot.benchmark == benchmark && partner != null) {
          pairs.add(
              new SlowPair(
                  compare.benchmarks().get(benchmark).name(),
                  slot.name(),
                  occurrence(slot, allCompare),
                  referenceFile,
                  partner.state,
                  compareFile,
                  slot.state));
        }
      }
    }
    return pairs;
  }

  private Set<String> names(ResultFile file) {
    Set<String> names = new LinkedHashSet<>();
    for (Benchmark benchmark : file.benchmarks()) {
      if (selection.passes(benchmark.name())) {
        names.add(benchmark.name());
      }
    }
    return names;
  }

  /// The states of all benchmarks of a name: benchmarks, device positions, states. "A benchmark
  /// without devices has one no-device section; its states' device value is garbage and ignored. A
  /// state whose device is not in its benchmark's list is one-sided."
  private List<Slot> slots(ResultFile file, String name, boolean reference) {
    List<Slot> slots = new ArrayList<>();
    int ofName = 0;
    for (int number = 0; number < file.benchmarks().size(); number++) {
      Benchmark benchmark = file.benchmarks().get(number);
      if (!benchmark.name().equals(name)) {
        continue;
      }
      List<Long> own = benchmark.devices();
      List<Long> ids = reference ? selection.referenceDevices(own) : selection.compareDevices(own);
      for (int position = 0; position < (own.isEmpty() ? 1 : ids.size()); position++) {
        for (State state : benchmark.states()) {
          boolean onDevice =
              !own.isEmpty()
                  && own.contains(ids.get(position))
                  && state.device().equals(OptionalLong.of(ids.get(position)));
          boolean here = own.isEmpty() || onDevice;
          if (here && selection.passes(name, state)) {
            slots.add(new Slot(number, ofName, own.isEmpty() ? NO_DEVICE : position, state));
          }
        }
      }
      ofName++;
    }
    return slots;
  }

  /// First round: "several of one name pair by order of occurrence ... Equal keys pair by order of
  /// occurrence." Second round: "states of such benchmarks that then have no partner pair by key
  /// across the other benchmarks of that name, in file order, ... both at the same position of
  /// their
  /// device lists".
  private static void pair(List<Slot> left, List<Slot> right, boolean sameBenchmark) {
    for (Slot cmp : right) {
      for (Slot ref : left) {
        if (cmp.partner == null
            && ref.partner == null
            && ref.position == cmp.position
            && ref.sameKey(cmp)
            && (!sameBenchmark || ref.benchmarkOfName == cmp.benchmarkOfName)) {
          cmp.partner = ref;
          ref.partner = cmp;
        }
      }
    }
  }

  private static int occurrence(Slot slot, List<Slot> all) {
    int before = 0;
    for (Slot other : all) {
      if (other == slot) {
        return before;
      }
      if (other.sameSection(slot) && other.sameKey(slot)) {
        before++;
      }
    }
    throw new IllegalArgumentException("slot is not in the list");
  }
}
