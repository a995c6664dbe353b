package org.benchlens.workflow;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.decision.RowDecider;
import org.benchlens.compare.decision.RowEvidence;
import org.benchlens.compare.sensitivity.FlipSearch;
import org.benchlens.compare.sensitivity.RowFlips;
import org.benchlens.model.Progress;
import org.benchlens.present.table.NearestFlip;

/// Works out the nearest flips of all rows on several threads.
///
/// A row whose evidence is kept is not read again; an array that its decision did not need is read
/// when a flip depends on it.
public final class FindFlips {
  private final int workers;

  /// @param workers number of threads, >= 1
  public FindFlips(int workers) {
    this.workers = workers;
  }

  /// Told of each flip as soon as it is found, from any thread and in any order.
  @FunctionalInterface
  public interface Listener {
    /// The nearest flip of a row is worked out.
    void found(int index, NearestFlip flip);
  }

  /// Finds the nearest flip of every row.
  ///
  /// @param evidence rows and what is known of their samples; may gain evidence
  /// @param settings today's
  /// @param listener told of each
  /// @param progress told in rows; may cancel
  /// @return one for each row, in order
  /// @throws CancellationException when `progress` cancelled
  public List<NearestFlip> find(
      EvidenceStore evidence, Settings settings, Listener listener, Progress progress) {
    NearestFlip[] flips = new NearestFlip[evidence.runs().rows().size()];
    new EachRow(workers)
        .run(
            evidence,
            (index, row) -> {
              flips[index] = nearest(row, settings);
              listener.found(index, flips[index]);
            },
            progress);
    return Arrays.asList(flips);
  }

  /// Told of all flips of a row as soon as they are found, from any thread and in any order.
  @FunctionalInterface
  public interface RowListener {
    /// The flips of a row are worked out.
    void found(int index, RowFlips flips);
  }

  /// Finds all flips of rows, those first that come first.
  ///
  /// @param evidence rows and what is known of their samples; may gain evidence
  /// @param settings today's
  /// @param order positions of the rows, each once
  /// @param listener told of each
  /// @param progress told in rows; may cancel
  /// @throws CancellationException when `progress` cancelled
  public void search(
      EvidenceStore evidence,
      Settings settings,
      int[] order,
      RowListener listener,
      Progress progress) {
    new EachRow(workers)
        .run(
            evidence,
            order,
            (index, row) -> listener.found(index, FlipSearch.of(row, settings)),
            progress);
  }

  /// Decides every row and finds its nearest flip in one go.
  List<FirmDecision> decide(EvidenceStore evidence, Settings settings, Progress progress) {
    FirmDecision[] rows = new FirmDecision[evidence.runs().rows().size()];
    new EachRow(workers)
        .run(
            evidence,
            (index, row) -> {
              Decision decision = RowDecider.decide(row, settings);
              rows[index] = new FirmDecision(decision, nearest(row, settings));
            },
            progress);
    return Arrays.asList(rows);
  }

  private static NearestFlip nearest(RowEvidence row, Settings settings) {
    return new NearestFlip(FlipSearch.of(row, settings).nearest());
  }
}
