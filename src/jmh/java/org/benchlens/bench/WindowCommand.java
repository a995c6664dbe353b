package org.benchlens.bench;

import java.io.File;
import java.nio.file.Path;
import java.util.List;

/// How a window is started for a tour. The options are those of the launcher, with software
/// rendering; on the display if there is one (`xvfb-run` makes one), else on the platform without.
final class WindowCommand {
  private WindowCommand() {}

  /// @param home the program's folder
  /// @param classes where the benchmarks are compiled to
  static List<String> of(Path home, Path classes, MadePair pair) {
    Path lib = home.resolve("lib");
    boolean display = System.getenv("DISPLAY") != null;
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx1g",
        "-XX:+UseCompactObjectHeaders",
        "-Djava.awt.headless=true",
        "-XX:TieredStopAtLevel=1",
        display ? "-Dbenchlens.display=true" : "-Dglass.platform=Headless",
        "-Dprism.order=sw",
        "-Dprism.disableRegionCaching=true",
        "--module-path",
        lib.resolve("fx").toString(),
        "--add-modules",
        "javafx.controls,javafx.swing",
        "--enable-native-access=javafx.graphics,ALL-UNNAMED",
        "--add-exports",
        "javafx.graphics/com.sun.javafx.tk=ALL-UNNAMED",
        "-cp",
        lib.resolve("benchlens.jar") + File.pathSeparator + classes,
        "org.benchlens.app.WindowTour",
        pair.reference().toString(),
        pair.compare().toString());
  }
}
