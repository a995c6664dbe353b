package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.benchlens.model.Device;
import org.benchlens.model.ResultFile;
import org.jspecify.annotations.Nullable;

/// Lays the pairs out as benchmarks, device sections and rows, in the compare file's order.
///
/// A device section holds one device pair. States that found their partner in another benchmark of
/// the name, on a reference device of another id, get a section of their own after it, so that a
/// heading never names the wrong device.
final class Layout {
  private final int input;
  private final InputPair pair;
  private final List<MatchedBenchmark> benchmarks = new ArrayList<>();
  private final List<MatchedRow> rows = new ArrayList<>();
  private int sectionCount;

  Layout(int input, InputPair pair) {
    this.input = input;
    this.pair = pair;
  }

  List<MatchedBenchmark> benchmarks() {
    return benchmarks;
  }

  List<MatchedRow> rows() {
    return rows;
  }

  /// Adds a benchmark of the compare file if anything of it is compared.
  void add(Party party) {
    if (party.partner == null && !party.anyPaired()) {
      return;
    }
    List<MatchedSection> sections = new ArrayList<>();
    for (Slot slot : party.slots) {
      addSlot(slot, sections);
    }
    benchmarks.add(new MatchedBenchmark(input, party.benchmark, sections));
  }

  private void addSlot(Slot slot, List<MatchedSection> sections) {
    Map<OptionalLong, Block> blocks = new LinkedHashMap<>();
    slot.party.counterpart(slot).ifPresent(other -> block(slot, other, blocks));
    Occurrences occurrences = new Occurrences(slot.candidates);
    for (Candidate candidate : slot.candidates) {
      int occurrence = occurrences.next(candidate.key);
      Candidate partner = candidate.partner;
      if (partner != null) {
        Block block = block(slot, partner.slot, blocks);
        block.rows.add(
            new MatchedRow(
                block.section,
                partner.slot.party.benchmark,
                candidate.key,
                occurrence,
                occurrences.count(candidate.key),
                partner.state,
                candidate.state));
      }
    }
    for (Block block : blocks.values()) {
      sections.add(block.section);
      rows.addAll(block.rows);
    }
  }

  private Block block(Slot slot, Slot reference, Map<OptionalLong, Block> blocks) {
    return blocks.computeIfAbsent(
        reference.device,
        device ->
            new Block(
                new MatchedSection(
                    input,
                    sectionCount++,
                    slot.party.benchmark,
                    device,
                    slot.device,
                    entry(pair.reference(), device),
                    entry(pair.compare(), slot.device)),
                new ArrayList<>()));
  }

  private static @Nullable Device entry(ResultFile file, OptionalLong id) {
    if (id.isEmpty()) {
      return null;
    }
    return file.devices().stream()
        .filter(device -> device.id().equals(id))
        .findFirst()
        .orElse(null);
  }

  /// A device section under construction.
  private record Block(MatchedSection section, List<MatchedRow> rows) {}
}
