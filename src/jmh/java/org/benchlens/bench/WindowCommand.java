package org.benchlens.bench;

import java.io.File;
import java.nio.file.Path;
import java.util.List;

/// How a window is started for a tour. The options are those of the launcher, on a platform without
/// display and with software rendering.
final class WindowCommand {
  private WindowCommand() {}

  /// @param home the program's folder
  /// @param classes where the benchmarks are compiled to
  static List<String> of(Path home, Path classes, MadePair pair) {
    Path lib = home.resolve("lib");
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx1g",
        "-XX:+UseCompactObjectHeaders",
        "-Djava.awt.headless=true",
        "-Dglass.platform=Headless",
        "-Dprism.order=sw",
        "-Dbenchlens.marks=true",
        "--module-path",
        lib.resolve("fx").toString(),
        "--add-modules",
        "javafx.controls,javafx.swing",
        "--enable-native-access=javafx.graphics,ALL-UNNAMED",
        "-cp",
        lib.resolve("benchlens.jar") + File.pathSeparator + classes,
        "org.benchlens.app.WindowTour",
        pair.reference().toString(),
        pair.compare().toString());
  }
}
