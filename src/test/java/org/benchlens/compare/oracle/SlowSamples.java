package org.benchlens.compare.oracle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleRead;
import org.benchlens.model.SampleSource;
import org.benchlens.model.Samples;
import org.benchlens.model.State;
import org.jspecify.annotations.Nullable;

/// Section 11: the sidecars of a state, looked up and read anew each time.
///
/// @param json path of the result file
/// @param state state that declares them
public record SlowSamples(Path json, State state) implements SampleSource {

  @Override
  public boolean material(SampleArray array) {
    Path file = find(array);
    try {
      return file != null
          && state.declared(array).orElseThrow().count() > 0
          && Files.size(file) > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// "Little-endian float32, no header. ... The count in the file is its size in bytes div 4."
  @Override
  public SampleRead read(SampleArray array) {
    Path file = find(array);
    if (file == null) {
      return fault(SampleFault.Kind.MISSING, array);
    }
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (IOException e) {
      return fault(SampleFault.Kind.UNREADABLE, array);
    }
    float[] values = new float[bytes.length / 4];
    for (int i = 0; i < values.length; i++) {
      values[i] = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getFloat(4 * i);
    }
    return values.length == state.declared(array).orElseThrow().count()
        ? new SampleRead.Loaded(Samples.of(values))
        : fault(SampleFault.Kind.COUNT_DIFFERS, array);
  }

  private static SampleRead fault(SampleFault.Kind kind, SampleArray array) {
    return new SampleRead.Faulty(new SampleFault(kind, array, "", -1, -1));
  }

  /// "Only regular files are opened. What resolves (links followed) to a place not below the JSON
  /// folder's parent is read only with --allow-outside ...; else it counts as missing".
  private @Nullable Path find(SampleArray array) {
    if (state.declared(array).isEmpty()) {
      return null;
    }
    Path folder = json.toAbsolutePath().normalize().getParent();
    for (Path place : places(folder, state.declared(array).get().filename())) {
      if (Files.exists(place)) {
        try {
          Path allowed = folder.toRealPath().getParent();
          return Files.isRegularFile(place) && place.toRealPath().startsWith(allowed)
              ? place
              : null;
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return null;
  }

  /// "Where filename leads, first that exists: absolute as it is (else go on: results move); JSON
  /// folder + name; the part of the name from a component equal to <JSON file name>-bin or
  /// -freqs-bin on (split at / and \), under the JSON folder; the parent of the JSON folder +
  /// name."
  private List<Path> places(Path folder, String filename) {
    List<Path> places = new ArrayList<>();
    if (Path.of(filename).isAbsolute()) {
      places.add(Path.of(filename));
    }
    String relative = filename.replaceFirst("^/+", "");
    places.add(folder.resolve(relative));
    String name = json.getFileName().toString();
    List<String> parts = Arrays.asList(filename.split("[/\\\\]"));
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).equals(name + "-bin") || parts.get(i).equals(name + "-freqs-bin")) {
        places.add(folder.resolve(String.join("/", parts.subList(i, parts.size()))));
        break;
      }
    }
    if (folder.getParent() != null) {
      places.add(folder.getParent().resolve(relative));
    }
    return places;
  }
}
