package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(OS.WINDOWS)
final class PreferencesPlaceTest {

  @Test
  void onLinuxItIsBelowTheConfigFolder() {
    assertEquals(
        at("/home/x/.config/benchlens/preferences.json"),
        PreferencesPlace.of("Linux", "/home/x", Map.of()));
  }

  @Test
  void theConfigFolderOfTheEnvironmentGoesFirst() {
    assertEquals(
        at("/etc/xdg/benchlens/preferences.json"),
        PreferencesPlace.of("Linux", "/home/x", Map.of("XDG_CONFIG_HOME", "/etc/xdg")));
  }

  @Test
  void aRelativeConfigFolderIsIgnored() {
    assertEquals(
        at("/home/x/.config/benchlens/preferences.json"),
        PreferencesPlace.of("Linux", "/home/x", Map.of("XDG_CONFIG_HOME", "xdg")));
  }

  @Test
  void onMacOsItIsApplicationSupport() {
    assertEquals(
        at("/Users/x/Library/Application Support/Benchlens/preferences.json"),
        PreferencesPlace.of("Mac OS X", "/Users/x", Map.of("XDG_CONFIG_HOME", "/etc/xdg")));
  }

  @Test
  void onWindowsItIsRoamingApplicationData() {
    assertEquals(
        at("/users/x/roaming/Benchlens/preferences.json"),
        PreferencesPlace.of("Windows 11", "/users/x", Map.of("APPDATA", "/users/x/roaming")));
  }

  @Test
  void withoutAHomeThereIsNone() {
    assertEquals(Optional.empty(), PreferencesPlace.of("Linux", "?", Map.of()));
  }

  private static Optional<Path> at(String path) {
    return Optional.of(Path.of(path));
  }
}
