package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Device;
import org.benchlens.model.ResultFile;
import org.benchlens.model.RunInfo;
import org.benchlens.reading.ReadingException;
import org.jspecify.annotations.Nullable;

/// The root object of a result file.
final class RootReader {
  private final Cursor cursor;
  private final BenchmarkReader benchmarkReader;
  private final ReadingListener listener;
  private RunInfo run = RunInfo.NONE;
  private boolean meta;
  private @Nullable List<Device> devices;
  private @Nullable List<Benchmark> benchmarks;

  /// @param listener told of devices and states
  RootReader(Cursor cursor, ReadingListener listener) {
    this.cursor = cursor;
    this.listener = listener;
    this.benchmarkReader = new BenchmarkReader(cursor, listener);
  }

  /// Reads the whole file.
  ///
  /// @param path path as the user gave it
  ResultFile read(String path) throws IOException, ReadingException {
    JsonToken first = cursor.next();
    if (first == null) {
      throw cursor.wholeFault("holds only blanks; run the benchmark again");
    }
    if (first != JsonToken.START_OBJECT) {
      throw cursor.fault(
          "an NVBench result is an object, but this is "
              + cursor.found()
              + "; give a file written by --json or --jsonbin");
    }
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      readKey(key);
    }
    if (cursor.next() != null) {
      throw cursor.fault("not JSON: the text goes on after its end; is it two files in one?");
    }
    List<Device> devicesRead = devices;
    List<Benchmark> benchmarksRead = benchmarks;
    if (devicesRead == null || benchmarksRead == null) {
      throw absent();
    }
    return new ResultFile(path, run, devicesRead, benchmarksRead, cursor.problems().problems());
  }

  private void readKey(String key) throws IOException, ReadingException {
    switch (key) {
      case "meta" -> {
        meta = true;
        run = new RunInfoReader(cursor).read();
      }
      case "devices" -> {
        tellOfSecond(devices);
        devices = devices();
        listener.devices(List.copyOf(devices));
      }
      case "benchmarks" -> {
        tellOfSecond(benchmarks);
        benchmarks = benchmarks();
      }
      default -> cursor.skip();
    }
  }

  private void tellOfSecond(@Nullable List<?> first) {
    if (first != null) {
      listener.disturbed();
    }
  }

  private List<Device> devices() throws IOException, ReadingException {
    List<Device> list = new ArrayList<>();
    DeviceReader reader = new DeviceReader(cursor);
    if (isList("devices")) {
      for (int position = 1; cursor.nextEntry(); position++) {
        requireObject("devices");
        list.add(reader.read(position));
      }
    }
    return list;
  }

  private List<Benchmark> benchmarks() throws IOException, ReadingException {
    List<Benchmark> list = new ArrayList<>();
    if (isList("benchmarks")) {
      for (int position = 1; cursor.nextEntry(); position++) {
        requireObject("benchmarks");
        list.add(benchmarkReader.read(position));
      }
    }
    return list;
  }

  private boolean isList(String key) throws ReadingException {
    JsonToken token = cursor.token();
    if (token != JsonToken.START_ARRAY && token != JsonToken.VALUE_NULL) {
      throw cursor.fault(
          key + " is " + cursor.found() + ", not a list; this is no NVBench result file");
    }
    return token == JsonToken.START_ARRAY;
  }

  private void requireObject(String key) throws ReadingException {
    if (!cursor.atObject()) {
      throw cursor.fault(
          "an entry of " + key + " is " + cursor.found() + ", not an object; the file is damaged");
    }
  }

  private ReadingException absent() {
    if (devices == null && benchmarks == null) {
      return cursor.wholeFault("has no devices and no benchmarks; this is no NVBench result file");
    }
    String advice = "; give a file written by --json or --jsonbin";
    if (devices == null) {
      boolean listing = benchmarks != null && !benchmarks.isEmpty() && !benchmarkReader.anyStates();
      return cursor.wholeFault(
          listing
              ? "this is a list of benchmarks (--jsonlist-benches) without measurements" + advice
              : "has no devices; this is no NVBench result file" + advice);
    }
    return cursor.wholeFault(
        meta
            ? "has no benchmarks; this is no NVBench result file" + advice
            : "this is a list of devices (--jsonlist-devices) without measurements" + advice);
  }
}
