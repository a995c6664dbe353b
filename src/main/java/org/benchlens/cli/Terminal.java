package org.benchlens.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Where a command writes, and what it is connected to. Text is UTF-8 on every system.
public final class Terminal {
  /// Set by the launcher, which can tell for each stream: `out`, `err`, both with a comma, or
  /// empty.
  private static final String STREAMS = "benchlens.terminal";

  private final OutputStream out;
  private final PrintWriter errors;
  private final boolean outIsTerminal;
  private final boolean errorsAreTerminal;
  private final Map<String, String> environment;

  /// @param out standard output
  /// @param errors standard error
  /// @param outIsTerminal whether a person reads the output as it comes
  /// @param errorsAreTerminal whether a person reads the errors as they come
  /// @param environment the process's environment
  public Terminal(
      OutputStream out,
      OutputStream errors,
      boolean outIsTerminal,
      boolean errorsAreTerminal,
      Map<String, String> environment) {
    this.out = out;
    this.errors = writer(errors);
    this.outIsTerminal = outIsTerminal;
    this.errorsAreTerminal = errorsAreTerminal;
    this.environment = Map.copyOf(environment);
  }

  /// The streams of the process.
  static Terminal ofProcess(Map<String, String> environment) {
    String streams = System.getProperty(STREAMS);
    boolean console = Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    // Without the launcher only the output can be told from a file.
    List<String> terminals =
        streams != null ? List.of(streams.split(",", -1)) : console ? List.of("out") : List.of();
    return new Terminal(
        new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16),
        new FileOutputStream(FileDescriptor.err),
        terminals.contains("out"),
        terminals.contains("err"),
        environment);
  }

  /// Standard output, to be flushed.
  OutputStream out() {
    return out;
  }

  /// Standard output for short texts.
  PrintWriter text() {
    return writer(out);
  }

  /// Standard error.
  PrintWriter errors() {
    return errors;
  }

  /// Prints a short text on standard output.
  void print(String text) {
    PrintWriter writer = text();
    writer.print(text);
    writer.flush();
  }

  /// Says something in one line on standard error.
  void say(String line) {
    errors.print("benchlens: " + line + "\n");
    errors.flush();
  }

  /// Whether the output may be coloured: it is a terminal, and `NO_COLOR` is not set.
  boolean colours() {
    return outIsTerminal && environment.getOrDefault("NO_COLOR", "").isEmpty();
  }

  /// Whether progress may be shown on standard error.
  boolean showsProgress() {
    return errorsAreTerminal;
  }

  /// The process's environment.
  Map<String, String> environment() {
    return environment;
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(new LineFeedWriter(new OutputStreamWriter(stream, UTF_8)), true);
  }
}
