package org.benchlens.reading.nupp;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.benchlens.model.nupp.AllocationSite;
import org.benchlens.model.nupp.CompilerAccount;
import org.benchlens.model.nupp.CompilerBuild;
import org.benchlens.model.nupp.ExecutionProfile;
import org.benchlens.model.nupp.Remark;
import org.benchlens.model.nupp.TraceProfile;
import org.jspecify.annotations.Nullable;

/// Collects what the compiler and the recorder said about a program.
final class AccountDraft {
  private final RecordCursor at;
  private Optional<ExecutionProfile> execution = Optional.empty();
  private Optional<List<Remark>> remarks = Optional.empty();
  private Optional<List<AllocationSite>> sites = Optional.empty();
  private Optional<TraceProfile> trace = Optional.empty();
  private Optional<CompilerBuild> compiler = Optional.empty();

  AccountDraft(RecordCursor at) {
    this.at = at;
  }

  /// Reads the value of a key if it is part of the account.
  boolean take(String key) throws IOException, RecordRefusal {
    switch (key) {
      case "executionProfile" -> execution = execution();
      case "remarks" -> remarks = at.list(() -> RemarkReader.read(at));
      case "allocationSites" -> sites = at.list(this::site);
      case "traceProfile" -> trace = TraceProfileReader.read(at);
      case "compiler" -> compiler = compiler();
      default -> {
        return false;
      }
    }
    return true;
  }

  CompilerAccount account() {
    return new CompilerAccount(execution, remarks, sites, trace, compiler);
  }

  private Optional<ExecutionProfile> execution() throws IOException {
    if (!at.object()) {
      return Optional.empty();
    }
    OptionalLong level = OptionalLong.empty();
    String disabled = "";
    for (String key = at.nextKey(); key != null; key = at.nextKey()) {
      switch (key) {
        case "optLevel" -> level = at.whole();
        case "disabled" -> disabled = at.text().orElse("");
        default -> at.skip();
      }
    }
    return Optional.of(new ExecutionProfile(level, disabled));
  }

  private Optional<CompilerBuild> compiler() throws IOException {
    if (!at.object()) {
      return Optional.empty();
    }
    Optional<String> version = Optional.empty();
    Optional<String> digest = Optional.empty();
    for (String key = at.nextKey(); key != null; key = at.nextKey()) {
      switch (key) {
        case "version" -> version = at.text();
        case "digest" -> digest = at.text();
        default -> at.skip();
      }
    }
    return Optional.of(new CompilerBuild(version, digest));
  }

  private @Nullable AllocationSite site() throws IOException {
    if (!at.object()) {
      return null;
    }
    Optional<String> file = Optional.empty();
    Optional<String> kind = Optional.empty();
    OptionalLong line = OptionalLong.empty();
    OptionalLong column = OptionalLong.empty();
    for (String key = at.nextKey(); key != null; key = at.nextKey()) {
      switch (key) {
        case "file" -> file = at.text();
        case "kind" -> kind = at.text();
        case "line" -> line = at.whole();
        case "col" -> column = at.whole();
        default -> at.skip();
      }
    }
    if (file.isEmpty() || kind.isEmpty()) {
      at.wrong("is an allocation site without file or kind; left out");
      return null;
    }
    return new AllocationSite(file.get(), kind.get(), line, column);
  }
}
