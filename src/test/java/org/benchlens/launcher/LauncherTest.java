package org.benchlens.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The program folder that the package phase makes, started as a user starts it.
@DisabledOnOs(OS.WINDOWS)
final class LauncherTest {

  private static final Path LAUNCHER =
      Path.of(System.getProperty("program.folder", "target/benchlens"), "bin", "benchlens")
          .toAbsolutePath();

  @TempDir private Path folder;

  private Path fake;

  @BeforeEach
  void makeAJdkThatPrintsItsArguments() throws IOException {
    fake = jdk("jdk 25", "25.0.1");
  }

  @Test
  void theRealProgramPrintsItsVersionAndNothingElse() throws Exception {
    Outcome outcome = start(LAUNCHER, Map.of("BENCHLENS_JAVA", javaHome()), "--version");
    assertEquals(new Outcome(0, "benchlens " + System.getProperty("program.version"), ""), outcome);
  }

  @Test
  void theExitStatusIsTheProgram() throws Exception {
    assertEquals(2, start(LAUNCHER, Map.of("BENCHLENS_JAVA", javaHome()), "--bogus").status());
  }

  @Test
  void aLinkInAFolderWithBlanksStartsIt() throws Exception {
    Path link = Files.createDirectory(folder.resolve("a b")).resolve("link");
    Files.createSymbolicLink(link, LAUNCHER);
    Outcome outcome = start(link, home(fake), "compare");
    Files.delete(link);
    assertTrue(outcome.output().contains("org.benchlens.Main compare"), outcome::toString);
  }

  @Test
  void anOldJavaHomeIsPassedOverForTheOneOnThePath() throws Exception {
    Path old = jdk("old", "17.0.9");
    Map<String, String> both =
        Map.of("JAVA_HOME", old.toString(), "PATH", fake.resolve("bin") + ":/usr/bin:/bin");
    assertTrue(start(LAUNCHER, both, "compare").output().startsWith("jdk 25:"));
  }

  @Test
  void aNewerJdkIsTaken() throws Exception {
    Path newer = jdk("newer", "26-ea");
    assertTrue(start(LAUNCHER, home(newer), "compare").output().startsWith("newer:"));
  }

  @Test
  void aWrongBenchlensJavaIsOneLineOnTheErrorStream() throws Exception {
    Outcome outcome = start(LAUNCHER, Map.of("BENCHLENS_JAVA", "/nowhere"), "--version");
    String line = "benchlens: BENCHLENS_JAVA is neither a JDK nor a java program: /nowhere";
    assertEquals(new Outcome(1, "", line), outcome);
  }

  @Test
  void optionsForTheJvmAreSplitAtBlanks() throws Exception {
    Map<String, String> options =
        Map.of("JAVA_HOME", fake.toString(), "BENCHLENS_OPTS", "-Xmx1g  -Dx=*");
    assertTrue(start(LAUNCHER, options, "compare").output().contains(" -Xmx1g -Dx=* "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "open", "a.json", "results/a", "--dark"})
  void theWindowGetsJavaFx(String argument) throws Exception {
    assertTrue(argumentsFor(argument).contains("--module-path"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"compare", "--version", "--help", "plot"})
  void aCommandDoesNot(String argument) throws Exception {
    assertFalse(argumentsFor(argument).contains("--module-path"));
  }

  @Test
  void aPackageTakesItsOwnRuntimeAndNoOther() throws Exception {
    Outcome outcome = start(installed(), home(fake), "compare");
    assertTrue(outcome.output().startsWith("runtime:"), outcome::toString);
    assertTrue(outcome.output().contains("/lib/app/benchlens.jar org.benchlens.Main compare"));
  }

  @Test
  void theWindowOfAPackageFindsJavaFxInItsRuntime() throws Exception {
    String arguments = start(installed(), Map.of(), "open").output();
    assertFalse(arguments.contains("--module-path"), arguments);
    assertTrue(arguments.contains("--enable-native-access=javafx.graphics"), arguments);
  }

  @ParameterizedTest
  @CsvSource({"open, window", "compare, command"})
  void aPackageStartsFromTheCacheOfWhatIsAsked(String argument, String cache) throws Exception {
    Path program = installed();
    Path app = program.resolveSibling("../lib/app");
    Files.createFile(app.resolve("window.aot"));
    Files.createFile(app.resolve("command.aot"));
    String arguments = start(program, Map.of(), argument).output();
    assertTrue(arguments.contains("/lib/app/" + cache + ".aot "), arguments);
  }

  @Test
  void withoutACacheNoneIsAskedFor() throws Exception {
    assertFalse(start(installed(), Map.of(), "compare").output().contains("AOTCache"));
  }

  @Test
  void withoutAHomeTheLibrariesOfJavaFxGoToAFolderOfTheirOwn() throws Exception {
    Map<String, String> nowhere =
        Map.of("JAVA_HOME", fake.toString(), "HOME", "/nowhere", "TMPDIR", folder.toString());
    String arguments = start(LAUNCHER, nowhere, "open").output();
    assertTrue(arguments.contains("-Djavafx.cachedir=" + folder + "/benchlens-javafx-"), arguments);
  }

  @Test
  void withNoPlaceForTheLibrariesOfJavaFxOneLineSaysSo() throws Exception {
    Map<String, String> nowhere =
        Map.of("JAVA_HOME", fake.toString(), "HOME", "/nowhere", "TMPDIR", "/nowhere");
    Outcome outcome = start(LAUNCHER, nowhere, "open");
    assertEquals(1, outcome.status());
    assertEquals(1, outcome.errors().lines().count());
    assertTrue(outcome.errors().contains("HOME"), outcome::toString);
  }

  @Test
  void aCommandNeedsNoHome() throws Exception {
    Map<String, String> nowhere =
        Map.of("JAVA_HOME", fake.toString(), "HOME", "/nowhere", "TMPDIR", "/nowhere");
    assertEquals(0, start(LAUNCHER, nowhere, "compare").status());
  }

  /// The launcher as it lies in a package for Linux.
  private Path installed() throws IOException {
    Path lib = Files.createDirectories(folder.resolve("opt/lib"));
    Files.move(jdk("runtime", "25.0.1"), lib.resolve("runtime"));
    Files.createFile(Files.createDirectory(lib.resolve("app")).resolve("benchlens.jar"));
    Path program = Files.createDirectory(folder.resolve("opt/bin")).resolve("benchlens");
    return Files.copy(LAUNCHER, program);
  }

  private String argumentsFor(String argument) throws Exception {
    String[] arguments = argument.isEmpty() ? new String[0] : new String[] {argument};
    return start(LAUNCHER, home(fake), arguments).output();
  }

  private Path jdk(String name, String version) throws IOException {
    Path home = folder.resolve(name);
    Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\necho \"" + name + ":\" \"$@\"\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.writeString(
        home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
    return home;
  }

  private static Map<String, String> home(Path jdk) {
    return Map.of("JAVA_HOME", jdk.toString());
  }

  private static String javaHome() {
    return System.getProperty("java.home");
  }

  private Outcome start(Path program, Map<String, String> variables, String... arguments)
      throws IOException, InterruptedException {
    Path output = folder.resolve("output");
    Path errors = folder.resolve("errors");
    ProcessBuilder builder = new ProcessBuilder(program.toString());
    builder.command().addAll(List.of(arguments));
    builder.environment().clear();
    builder.environment().putAll(Map.of("PATH", "/usr/bin:/bin", "HOME", folder.toString()));
    builder.environment().putAll(variables);
    builder.directory(folder.toFile());
    builder.redirectOutput(output.toFile()).redirectError(errors.toFile());
    int status = builder.start().waitFor();
    return new Outcome(
        status, Files.readString(output).stripTrailing(), Files.readString(errors).stripTrailing());
  }

  private record Outcome(int status, String output, String errors) {}
}
