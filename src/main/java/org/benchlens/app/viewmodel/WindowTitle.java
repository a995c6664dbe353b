package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.compare.match.InputPair;
import org.benchlens.model.Device;
import org.benchlens.model.ResultFile;
import org.benchlens.model.Side;
import org.benchlens.workflow.OpenedRuns;
import org.jspecify.annotations.Nullable;

/// The title of the window: `base/ref.json (H200, NVBench 1.0) | test/cmp.json (H200, NVBench 1.0)
/// -
/// Benchlens`.
public final class WindowTitle {
  private static final String PROGRAM = "Benchlens";

  private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper(PROGRAM);

  /// @param explorer what it tells about
  public WindowTitle(ExplorerViewModel explorer) {
    explorer
        .inputsProperty()
        .subscribe(
            inputs -> {
              boolean open = explorer.session().phaseProperty().get() != Phase.EMPTY;
              OpenedRuns runs = explorer.session().runsProperty().get();
              text.set(open ? title(inputs, runs) : PROGRAM);
            });
  }

  private static String title(InputSummary.Both inputs, @Nullable OpenedRuns runs) {
    return inputs.reference().name()
        + made(runs, Side.REFERENCE)
        + " | "
        + inputs.compare().name()
        + made(runs, Side.COMPARE)
        + " \u2013 "
        + PROGRAM;
  }

  private static String made(@Nullable OpenedRuns runs, Side side) {
    String text = runs == null ? "" : made(runs.inputs(), side);
    return text.isEmpty() ? "" : " (" + text + ")";
  }

  /// Devices that benchmarks ran on and the versions of NVBench, each once.
  static String made(List<InputPair> inputs, Side side) {
    List<String> parts = new ArrayList<>();
    parts.addAll(
        inputs.stream()
            .map(input -> input.of(side))
            .flatMap(WindowTitle::devices)
            .distinct()
            .toList());
    String versions =
        inputs.stream()
            .map(input -> input.of(side).run().toolVersion())
            .filter(version -> !version.isEmpty())
            .distinct()
            .collect(Collectors.joining(", "));
    if (!versions.isEmpty()) {
      parts.add("NVBench " + versions);
    }
    return String.join(", ", parts);
  }

  private static Stream<String> devices(ResultFile file) {
    List<Long> used =
        file.benchmarks().stream().flatMap(made -> made.devices().stream()).distinct().toList();
    return file.devices().stream()
        .filter(device -> device.id().isPresent() && used.contains(device.id().getAsLong()))
        .map(Device::name)
        .filter(name -> !name.isEmpty());
  }

  /// The title.
  public ReadOnlyStringProperty textProperty() {
    return text.getReadOnlyProperty();
  }
}
