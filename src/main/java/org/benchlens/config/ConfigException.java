package org.benchlens.config;

import java.util.List;
import java.util.stream.Collectors;

/// A configuration that cannot be used. The message has one line for each fault.
public final class ConfigException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient List<ConfigFault> faults;

  /// @param shownName name of the file as the user knows it
  /// @param faults everything wrong with it, in file order; not empty
  public ConfigException(String shownName, List<ConfigFault> faults) {
    super(faults.stream().map(fault -> fault.line(shownName)).collect(Collectors.joining("\n")));
    this.faults = List.copyOf(faults);
  }

  /// Everything wrong with the file, in file order.
  public List<ConfigFault> faults() {
    return faults;
  }
}
