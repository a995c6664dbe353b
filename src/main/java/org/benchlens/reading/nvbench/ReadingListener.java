package org.benchlens.reading.nvbench;

import java.util.List;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Device;
import org.benchlens.model.State;

/// Told of the parts of a file while it is still being read, on the thread that reads it. Only of
/// what no later part of a file as NVBench writes it can change.
public interface ReadingListener {
  /// Nobody is told.
  ReadingListener NONE =
      new ReadingListener() {
        @Override
        public void devices(List<Device> devices) {
          // Nobody.
        }

        @Override
        public void states(int position, Benchmark soFar, List<State> states) {
          // Nobody.
        }

        @Override
        public void ended(int position) {
          // Nobody.
        }

        @Override
        public void disturbed() {
          // Nobody.
        }
      };

  /// The devices of the machine are known.
  void devices(List<Device> devices);

  /// Further states of a benchmark are known. Not called for a benchmark whose name stands behind
  /// its states.
  ///
  /// @param position of the benchmark in the file, from 1; never smaller than before
  /// @param soFar the benchmark, without states
  /// @param states the next ones in file order; may be empty
  void states(int position, Benchmark soFar, List<State> states);

  /// All states of a benchmark have been told.
  void ended(int position);

  /// Something that was told is not true after all: the file gives a part a second time.
  void disturbed();
}
