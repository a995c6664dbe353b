package org.benchlens.workspace;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// The file of a workspace: one JSON object.
///
/// Reading leaves the file as it is, whatever is wrong with it. Writing replaces it whole or not at
/// all, also when the process is killed or the power fails. The same workspace gives the same
/// bytes.
public final class WorkspaceFile {
  /// How the names of workspace files end.
  public static final String SUFFIX = ".benchlens";

  static final String FORMAT = "benchlens-workspace";
  /// The version about NVBench results. Files without re-runs have it, so that older programs read
  /// them.
  static final int RUNS = 1;

  /// The version about NVBench results of which rows were measured again.
  static final int RERUNS = 2;

  /// The version about records of `nupp bench`.
  static final int RECORDS = 3;

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private WorkspaceFile() {}

  /// Reads a workspace.
  ///
  /// @throws WorkspaceException when the file is not there, is cut or no JSON, has another version,
  ///     or holds something that is not understood; nothing is dropped silently
  public static Workspace read(Path file) throws WorkspaceException {
    JsonNode root = root(file);
    String format = root.path("format").asText("");
    if (!root.isObject() || !format.equals(FORMAT)) {
      throw new WorkspaceException(file + " is no Benchlens workspace");
    }
    JsonNode version = root.path("version");

    return switch (version.isIntegralNumber() ? version.asInt() : 0) {
      case RUNS -> new WorkspaceReader(file.toString(), false).runs(root);
      case RERUNS -> new WorkspaceReader(file.toString(), true).runs(root);
      case RECORDS -> new WorkspaceReader(file.toString(), false).records(root);
      default ->
          throw new WorkspaceException(
              file + " has version " + version + "; this program knows versions 1 to " + RECORDS);
    };
  }

  private static JsonNode root(Path file) throws WorkspaceException {
    try {
      return JSON.readTree(Files.readAllBytes(file));
    } catch (JsonEOFException e) {
      throw new WorkspaceException(file + " ends in the middle" + place(e) + ": it was cut", e);
    } catch (JsonProcessingException e) {
      throw new WorkspaceException(
          file
              + " is no JSON"
              + place(e)
              + ": "
              + e.getOriginalMessage().lines().findFirst().orElse(""),
          e);
    } catch (NoSuchFileException e) {
      throw new WorkspaceException(file + " does not exist", e);
    } catch (IOException e) {
      throw new WorkspaceException(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static String place(JsonProcessingException e) {
    return e.getLocation() == null
        ? ""
        : " (line "
            + e.getLocation().getLineNr()
            + ", column "
            + e.getLocation().getColumnNr()
            + ")";
  }

  /// Writes a workspace.
  ///
  /// @throws IOException when it cannot be written; the file is then as it was
  public static void write(Path file, Workspace workspace) throws IOException {
    String text = WorkspaceWriter.text(workspace);
    AtomicFile.replace(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
