package org.benchlens.samples;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.benchlens.model.Side;

/// The JSON text of one side of a lesson, in the layout that NVBench writes.
final class ResultTree {
  private final String file;
  private final Side side;
  private final ObjectNode root = JsonNodeFactory.instance.objectNode();
  private final ArrayNode benchmarks;
  private int number;

  ResultTree(String file, Side side) {
    this.file = file;
    this.side = side;
    ObjectNode meta = root.putObject("meta");
    meta.putArray("argv").add("./bench/kernels").add("--jsonbin").add(file);
    ObjectNode version = meta.putObject("version");
    version
        .putObject("json")
        .put("major", 1)
        .put("minor", 0)
        .put("patch", 0)
        .put("string", "1.0.0");
    version
        .putObject("nvbench")
        .put("major", 0)
        .put("minor", 1)
        .put("patch", 0)
        .put("string", "0.1.0");
    device(root.putArray("devices").addObject());
    benchmarks = root.putArray("benchmarks");
  }

  ObjectNode root() {
    return root;
  }

  private static void device(ObjectNode device) {
    device
        .put("id", 0)
        .put("name", "Sample GPU 84")
        .put("sm_version", 860)
        .put("ptx_version", 860)
        .put("sm_default_clock_rate", 1_800_000_000)
        .put("number_of_sms", 84)
        .put("max_threads_per_sm", 1536)
        .put("global_memory_size", 50_889_949_184L)
        .put("global_memory_bus_bandwidth", 768_096_000_000L)
        .put("l2_cache_size", 6_291_456)
        .put("ecc_state", false);
  }

  /// Adds a benchmark and returns the list that its states go to.
  ArrayNode benchmark(MadeBenchmark made) {
    ObjectNode benchmark = benchmarks.addObject();
    benchmark
        .put("name", made.name())
        .put("index", benchmarks.size() - 1)
        .put("min_samples", 10)
        .put("skip_time", -1.0)
        .put("timeout", 15.0);
    benchmark.putArray("devices").add(0);
    ArrayNode axes = benchmark.putArray("axes");
    Set<String> types = new TreeSet<>();
    Set<Integer> exponents = new TreeSet<>();
    for (MadeState state : made.states()) {
      types.add(state.type());
      exponents.add(state.exponent());
    }
    ObjectNode type = axes.addObject().put("name", "T").put("type", "type").put("flags", "");
    ArrayNode typeValues = type.putArray("values");
    types.forEach(
        name ->
            typeValues
                .addObject()
                .put("input_string", name)
                .put("description", "")
                .put("is_active", true));
    ObjectNode elements =
        axes.addObject().put("name", "Elements{io}").put("type", "int64").put("flags", "pow2");
    ArrayNode elementValues = elements.putArray("values");
    exponents.forEach(
        n ->
            elementValues
                .addObject()
                .put("input_string", Integer.toString(n))
                .put("description", "2^" + n + " = " + (1L << n))
                .put("value", 1L << n));
    return benchmark.putArray("states");
  }

  /// Adds a state; returns the number of its sidecars, -1 without.
  int state(ArrayNode states, MadeState made, Measured measured) {
    String count = Long.toString(1L << made.exponent());
    ObjectNode state = states.addObject();
    state
        .put("name", "Device=0 T=" + made.type() + " Elements{io}=2^" + made.exponent())
        .put("min_samples", 10)
        .put("skip_time", -1.0)
        .put("timeout", 15.0)
        .put("device", 0)
        .put("type_config_index", 0);
    ArrayNode axes = state.putArray("axis_values");
    axes.addObject().put("name", "T").put("type", "string").put("value", made.type());
    axes.addObject().put("name", "Elements{io}").put("type", "int64").put("value", count);
    SummaryList summaries = new SummaryList(state.putArray("summaries"));
    summaries.measured(made, measured);
    int files = made.files(side) == Sidecars.NONE ? -1 : number++;
    if (files >= 0) {
      for (String kind : List.of("bin", "freqs-bin")) {
        summaries.file(kind, file + "-" + kind + "/" + files + ".bin", measured.size());
      }
    }
    state.put("is_skipped", false);
    return files;
  }
}
