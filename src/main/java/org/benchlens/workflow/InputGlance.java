package org.benchlens.workflow;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Progress;
import org.benchlens.model.ResultFile;
import org.benchlens.model.SampleArray;
import org.benchlens.model.State;
import org.benchlens.reading.ReadingException;
import org.benchlens.reading.nvbench.NvbenchReader;

/// What an input holds, at a glance, before there is a second one to compare it with.
///
/// @param folder whether it is a folder
/// @param files number of result files, >= 0
/// @param states number of states; 0 for a folder, whose files are not read
/// @param devices number of devices its benchmarks ran on; 0 for a folder
/// @param sampled number of states that declare sample times; 0 for a folder
/// @param fault why it cannot be read, one line; empty when it can
public record InputGlance(
    boolean folder, int files, long states, long devices, long sampled, String fault) {

  /// Looks at an input. Reads a file whole, lists a folder.
  public static InputGlance of(Path input, Progress progress) {
    return Files.isDirectory(input) ? ofFolder(input) : ofFile(input, progress);
  }

  private static InputGlance ofFolder(Path folder) {
    int files = 0;
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, "*.json")) {
      for (Path entry : entries) {
        files += Files.isRegularFile(entry) ? 1 : 0;
      }
    } catch (IOException | DirectoryIteratorException e) {
      return new InputGlance(true, 0, 0, 0, 0, "the folder cannot be listed");
    }
    return new InputGlance(
        true, files, 0, 0, 0, files == 0 ? "no file of the folder ends in .json" : "");
  }

  private static InputGlance ofFile(Path file, Progress progress) {
    try {
      ResultFile read = new NvbenchReader().read(file, file.toString(), progress);
      long states = 0;
      long sampled = 0;
      for (Benchmark benchmark : read.benchmarks()) {
        states += benchmark.states().size();
        sampled += benchmark.states().stream().filter(InputGlance::hasTimes).count();
      }
      long devices =
          read.benchmarks().stream().flatMap(made -> made.devices().stream()).distinct().count();
      return new InputGlance(false, 1, states, devices, sampled, "");
    } catch (ReadingException e) {
      String message = String.valueOf(e.getMessage());
      UnreadFile fault = new UnreadFile("", file.toString(), e.place(), message);
      return new InputGlance(false, 1, 0, 0, 0, fault.line());
    }
  }

  private static boolean hasTimes(State state) {
    return state.declared(SampleArray.TIMES).isPresent();
  }
}
