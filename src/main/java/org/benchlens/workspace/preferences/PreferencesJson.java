package org.benchlens.workspace.preferences;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.Status;

/// Preferences as JSON that a person can read and mend.
///
/// Reading never fails on what a text says: what is sound is taken, for the rest the defaults hold
/// and a fault names it. Keys it does not know are passed over, so that an older program reads the
/// file of a newer one.
public final class PreferencesJson {
  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private PreferencesJson() {}

  /// Reads a text.
  ///
  /// @param text the bytes of the file, UTF-8
  public static PreferencesText read(byte[] text) {
    try {
      JsonNode root = MAPPER.readTree(text);
      return root.isObject()
          ? new PreferencesReader().read(root)
          : unusable("it does not hold one JSON object");
    } catch (JsonProcessingException e) {
      JsonLocation place = e.getLocation();
      return unusable(
          place == null
              ? "it is no JSON"
              : "it is no JSON from line "
                  + place.getLineNr()
                  + ", column "
                  + place.getColumnNr()
                  + " on");
    } catch (IOException e) {
      return unusable("it is no UTF-8 text");
    }
  }

  private static PreferencesText unusable(String fault) {
    return new PreferencesText(Preferences.DEFAULT, List.of(fault));
  }

  /// Writes preferences; what it writes reads as the same ones.
  public static void write(Preferences preferences, OutputStream out) throws IOException {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    try (JsonGenerator json =
        MAPPER.getFactory().createGenerator(out).disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)) {
      json.setPrettyPrinter(
          new DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines));
      json.writeStartObject();
      json.writeStringField("theme", preferences.theme().word());
      json.writeNumberField("font-size", preferences.fontSize());
      if (preferences.window().isPresent()) {
        write(preferences.window().get(), json);
      }
      json.writeBooleanField("density", preferences.density());
      json.writeArrayFieldStart("recent");
      for (RecentPair pair : preferences.recent()) {
        write(pair, json);
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  private static void write(WindowSize window, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("window");
    json.writeNumberField("width", window.width());
    json.writeNumberField("height", window.height());
    json.writeBooleanField("maximized", window.maximized());
    json.writeEndObject();
  }

  private static void write(RecentPair pair, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("reference", pair.reference());
    json.writeStringField("compare", pair.compare());
    if (!pair.columns().isEmpty()) {
      json.writeArrayFieldStart("columns");
      for (String column : pair.columns()) {
        json.writeString(column);
      }
      json.writeEndArray();
    }
    if (!pair.counts().isEmpty()) {
      json.writeObjectFieldStart("counts");
      for (Map.Entry<Status, Integer> count : pair.counts().entrySet()) {
        json.writeNumberField(count.getKey().word(), count.getValue());
      }
      json.writeEndObject();
    }
    if (pair.opened() > 0) {
      json.writeNumberField("opened", pair.opened());
    }
    if (!pair.triage().equals(RecentTriage.NONE)) {
      json.writeObjectFieldStart("triage");
      json.writeStringField("workspace", pair.triage().workspace());
      json.writeNumberField("done", pair.triage().done());
      json.writeNumberField("all", pair.triage().all());
      json.writeEndObject();
    }
    json.writeEndObject();
  }
}
