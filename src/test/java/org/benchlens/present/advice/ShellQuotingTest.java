package org.benchlens.present.advice;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class ShellQuotingTest {
  private static final String SIGNS = "ab \t'\"\\$`!%^&|<>()[]{}*?~#;=,@+-\u00e4\ud83d\ude00";

  private static List<String> words(long seed, boolean lines) {
    SplittableRandom random = new SplittableRandom(seed);
    int signs = SIGNS.codePointCount(0, SIGNS.length());
    List<String> words = new ArrayList<>();
    for (int count = 40; count > 0; count--) {
      StringBuilder word = new StringBuilder();
      for (int length = random.nextInt(8); length > 0; length--) {
        word.appendCodePoint(
            lines && random.nextInt(20) == 0
                ? '\n'
                : SIGNS.codePointAt(SIGNS.offsetByCodePoints(0, random.nextInt(signs))));
      }
      words.add(word.toString());
    }
    return words;
  }

  @Test
  void aPosixShellReadsTheWordsBack() throws IOException {
    Path shell = Path.of("/bin/sh");
    assumeTrue(Files.isExecutable(shell));
    for (long seed = 0; seed < 20; seed++) {
      List<String> words = words(seed, true);
      String line = ShellQuoting.SH.line(words).orElseThrow();
      // By way of its input: arguments of a process go through the encoding of the system.
      Process process = new ProcessBuilder(shell.toString()).start();
      try (OutputStream script = process.getOutputStream()) {
        script.write(("printf '%s\\0' " + line + "\n").getBytes(UTF_8));
      }
      String out = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertEquals(String.join("\0", words) + "\0", out, "seed " + seed);
    }
  }

  @Test
  void thePromptOfWindowsReadsTheWordsBack() {
    for (long seed = 0; seed < 2000; seed++) {
      List<String> words = words(seed, false);
      String line = ShellQuoting.CMD.line(words).orElseThrow();
      assertEquals(words, split(unescaped(line)), () -> line);
    }
  }

  /// What the prompt leaves: `^` protects the next character; nothing it would act on is left.
  private static String unescaped(String line) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '^') {
        c = line.charAt(++i);
      } else if ("()%!\"<>&|".indexOf(c) >= 0) {
        throw new AssertionError(c + " is not protected in " + line);
      }
      text.append(c);
    }
    return text.toString();
  }

  /// What the C runtime makes of a command line.
  private static List<String> split(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean quoted = false;
    boolean some = false;
    int backslashes = 0;
    for (char c : (line + " ").toCharArray()) {
      if (c == '\\') {
        backslashes++;
        some = true;
        continue;
      }
      word.append("\\".repeat(c == '"' ? backslashes / 2 : backslashes));
      if (c == '"' && backslashes % 2 == 1) {
        word.append('"');
      } else if (c == '"') {
        quoted = !quoted;
        some = true;
      } else if ((c == ' ' || c == '\t') && !quoted) {
        if (some) {
          words.add(word.toString());
        }
        word.setLength(0);
        some = false;
      } else {
        word.append(c);
        some = true;
      }
      backslashes = 0;
    }
    return words;
  }

  @Test
  void plainWordsStayAsTheyAre() {
    List<String> words = List.of("bench/example", "-b", "copy", "N[pow2]=24", "out.json");
    assertEquals(
        Optional.of("bench/example -b copy 'N[pow2]=24' out.json"), ShellQuoting.SH.line(words));
    assertEquals(
        Optional.of("bench/example -b copy ^\"N[pow2]=24^\" out.json"),
        ShellQuoting.CMD.line(words));
  }

  @Test
  void aLineBreakCannotBeTypedAtThePromptOfWindows() {
    assertEquals(Optional.empty(), ShellQuoting.CMD.word("a\nb"));
    assertEquals(Optional.of("'a\nb'"), ShellQuoting.SH.word("a\nb"));
  }

  @Test
  void aZeroCannotBeTypedAnywhere() {
    for (ShellQuoting shell : ShellQuoting.values()) {
      assertEquals(Optional.empty(), shell.line(List.of("a", "b\0")));
    }
  }
}
