package org.benchlens.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/// The program folder against the page of third-party parts.
final class LicencesTest {
  private static final Path PROGRAM =
      Path.of(System.getProperty("program.folder", "target/benchlens"));
  private static final Path LIB = PROGRAM.resolve("lib");
  private static final Path LICENCES = PROGRAM.resolve("licences");

  @Test
  void thePageListsTheJarsThatShipAndNoOthers() throws IOException {
    assertEquals(ThirdPartyTable.read().jars(), shippedJars());
  }

  @Test
  void theVersionOfJavaFxIsThatOfTheBuild() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));
    String javafx =
        ThirdPartyTable.read().rows().stream()
            .filter(row -> row.jars().contains("javafx-graphics"))
            .findFirst()
            .orElseThrow()
            .version();
    assertTrue(pom.contains("<javafx.version>" + javafx + "</javafx.version>"), javafx);
  }

  @Test
  void eachTextShipsAndNoneIsLeftOver() throws IOException {
    Set<String> expected = new TreeSet<>(ThirdPartyTable.read().texts());
    expected.addAll(List.of("fonts.txt", "third-party.md"));
    try (Stream<Path> files = Files.list(LICENCES)) {
      assertEquals(
          expected,
          files
              .map(file -> file.getFileName().toString())
              .collect(Collectors.toCollection(TreeSet::new)));
    }
  }

  @Test
  void theTextsOfTheFontsAreThoseBesideTheFonts() throws IOException {
    assertEquals(
        Files.readString(Path.of("src/main/resources/org/benchlens/font/OFL.txt")),
        Files.readString(LICENCES.resolve("fonts.txt")));
  }

  /// What a jar brings as its notice must be passed on.
  @Test
  void theNoticeOfEachJarIsInItsTexts() throws IOException {
    for (ThirdPartyTable.Row row : ThirdPartyTable.read().rows()) {
      String texts = texts(row);
      for (String jar : row.jars()) {
        Path file = LIB.resolve(jar + "-" + row.version() + ".jar");
        String notice = Files.exists(file) ? notice(file) : "";
        assertTrue(texts.contains(notice), () -> "the notice of " + jar + " is not passed on");
      }
    }
  }

  private static String texts(ThirdPartyTable.Row row) throws IOException {
    StringBuilder texts = new StringBuilder();
    for (String text : row.texts()) {
      texts.append(normal(Files.readString(LICENCES.resolve(text))));
    }
    return texts.toString();
  }

  private static String notice(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      for (String name : List.of("META-INF/NOTICE", "META-INF/NOTICE.txt", "NOTICE.txt")) {
        ZipEntry entry = file.getEntry(name);
        if (entry != null) {
          try (InputStream in = file.getInputStream(entry)) {
            return normal(new String(in.readAllBytes(), StandardCharsets.UTF_8));
          }
        }
      }
      return "";
    }
  }

  /// Without byte-order mark and line ends of Windows, which the sources do not keep.
  private static String normal(String text) {
    return text.replace("\r", "").replace("\uFEFF", "").strip();
  }

  private static Set<String> shippedJars() throws IOException {
    try (Stream<Path> files = Files.walk(LIB)) {
      return files
          .filter(file -> file.toString().endsWith(".jar"))
          .map(file -> LIB.relativize(file).toString().replace('\\', '/'))
          .filter(name -> !name.equals("benchlens.jar"))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
