package org.benchlens.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The packages and archives, when they were made for this version: `mvn -Pdist -DskipTests
/// package`, then `installer/linux/package.sh`.
@DisabledOnOs(OS.WINDOWS)
final class PackagesTest {
  private static final String VERSION = System.getProperty("program.version", "");
  private static final Path TARGET = Path.of(System.getProperty("packages.folder", "target"));
  private static final Path PROGRAM =
      Path.of(System.getProperty("program.folder", "target/benchlens"));
  private static final Path IMAGE = TARGET.resolve("packages/benchlens");

  @Test
  void theImageSaysTheVersionOfTheBuild() throws Exception {
    made(IMAGE, "installer/linux/package.sh image");
    String program = IMAGE.resolve("bin/benchlens").toAbsolutePath().toString();
    assertEquals("benchlens " + VERSION, output(program, "--version").strip());
  }

  @Test
  void theImageHoldsAllLicenceTexts() throws IOException {
    made(IMAGE, "installer/linux/package.sh image");
    assertEquals(names(PROGRAM.resolve("licences")), names(IMAGE.resolve("licences")));
    assertTrue(Files.isDirectory(IMAGE.resolve("lib/runtime/legal/java.base")));
  }

  @Test
  void theImageHoldsTheJarsOfTheProgram() throws IOException {
    made(IMAGE, "installer/linux/package.sh image");
    Set<String> jars = names(IMAGE.resolve("lib/app"));
    jars.removeIf(name -> !name.endsWith(".jar"));
    Set<String> expected = names(PROGRAM.resolve("lib"));
    expected.removeIf(name -> !name.endsWith(".jar"));
    assertEquals(expected, jars);
  }

  @Test
  void theDebSaysTheVersionOfTheBuild() throws Exception {
    assertEquals(VERSION, output("dpkg-deb", "--field", deb(), "Version").strip());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "./usr/bin/benchlens -> ../../opt/benchlens/bin/benchlens",
        "./usr/share/applications/benchlens.desktop",
        "./usr/share/mime/packages/benchlens.xml",
        "./usr/share/icons/hicolor/16x16/apps/benchlens.png",
        "./usr/share/icons/hicolor/512x512/apps/benchlens.png",
        "./usr/share/icons/hicolor/scalable/apps/benchlens.svg",
        "./usr/share/doc/benchlens/copyright",
        "./opt/benchlens/LICENSE",
        "./opt/benchlens/licences/third-party.md",
      })
  void theDebInstalls(String file) throws Exception {
    List<String> lines = output("dpkg-deb", "--contents", deb()).lines().toList();
    assertTrue(lines.stream().anyMatch(line -> line.endsWith(" " + file)), file);
  }

  /// What no script makes, no script can leave behind.
  @Test
  void theDebRunsNoScript() throws Exception {
    String parts = output("dpkg-deb", "--info", deb());
    for (String script : List.of("preinst", "postinst", "prerm", "postrm")) {
      assertFalse(parts.contains(script), script);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cli", "portable"})
  void anArchiveHoldsAllLicenceTexts(String kind) throws Exception {
    List<String> files = files(kind);
    for (String text : names(PROGRAM.resolve("licences"))) {
      assertTrue(files.stream().anyMatch(file -> file.endsWith("/licences/" + text)), text);
    }
    assertTrue(files.stream().anyMatch(file -> file.endsWith("/LICENSE")));
    // They are good for the jars of the program folder only.
    assertTrue(files.stream().noneMatch(file -> file.endsWith(".aot")));
  }

  @Test
  void theCommandLineArchiveHoldsNothingOfTheWindow() throws Exception {
    List<String> jars = files("cli").stream().filter(file -> file.contains("/lib/")).toList();
    for (String part : List.of("javafx", "chartfx", "atlantafx", "controlsfx", "ikonli")) {
      assertTrue(jars.stream().noneMatch(jar -> jar.contains(part)), part);
    }
  }

  @Test
  void thePortableArchiveHoldsJavaFx() throws Exception {
    assertTrue(
        files("portable").stream().anyMatch(file -> file.endsWith("/fx/javafx-graphics.jar")));
  }

  private static List<String> files(String kind) throws Exception {
    Path archive = TARGET.resolve("benchlens-" + VERSION + "-" + kind + ".tar.gz");
    made(archive, "mvn -Pdist -DskipTests package");
    return output("tar", "-tzf", archive.toString()).lines().toList();
  }

  private static String deb() throws IOException {
    Path packages = TARGET.resolve("packages");
    List<Path> found = List.of();
    if (Files.isDirectory(packages)) {
      try (Stream<Path> files = Files.list(packages)) {
        found =
            files
                .filter(
                    file -> file.getFileName().toString().startsWith("benchlens_" + VERSION + "_"))
                .toList();
      }
    }
    assumeTrue(found.size() == 1, "no .deb of this version: installer/linux/package.sh deb");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/dpkg-deb")), "dpkg-deb is missing");
    return found.getFirst().toString();
  }

  private static void made(Path file, String command) {
    assumeTrue(Files.exists(file), "not made: " + command);
  }

  private static Set<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static String output(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), () -> Arrays.toString(command) + ": " + text);
    return text;
  }
}
