package org.benchlens.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.PackageMatcher;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Which package may use what. This is the table of the design, in its order.
///
/// A row holds its package and all packages below it that have no row of their own; the root and
/// `app` hold just themselves. `java.lang`, `java.util` and JSpecify are open to all.
final class PackageTable {

  static final String ROOT = "org.benchlens";

  private static final List<String> OPEN_TO_ALL =
      List.of("java.lang..", "java.util..", "org.jspecify.annotations");

  static final List<Row> ROWS =
      List.of(
          row("model"),
          row("model.nupp").ours("model"),
          row("reading")
              .ours("model")
              .outside("com.fasterxml.jackson..", "java.nio..", "java.io", "java.math"),
          row("compare").ours("model"),
          row("replicate").ours("model").outside("org.hipparchus.."),
          row("config").ours("compare").outside("org.tomlj", "java.nio..", "java.io", "java.math"),
          row("present").ours("compare", "replicate", "model").outside("java.math", "java.time.."),
          row("report")
              .ours("present", "compare", "replicate", "model")
              .outside("com.fasterxml.jackson.core..", "java.io", "java.nio.charset"),
          row("report.plot")
              .ours("report", "present", "compare", "replicate", "model")
              .outside(
                  "java.awt..",
                  "javax.imageio..",
                  "org.apache.pdfbox..",
                  "org.apache.fontbox..",
                  "java.io",
                  "java.nio",
                  "java.nio.charset",
                  "java.math"),
          row("workspace")
              .ours("compare", "replicate", "model")
              .outside(
                  "com.fasterxml.jackson..",
                  "java.nio..",
                  "java.io",
                  "java.time..",
                  "java.security"),
          row("workflow")
              .ours(
                  "reading",
                  "config",
                  "report",
                  "workspace",
                  "present",
                  "compare",
                  "replicate",
                  "model")
              .outside("java.nio..", "java.io", "java.time"),
          row("cli")
              .ours("workflow", "config", "present", "compare", "model")
              .outside("picocli", "java.nio.file", "java.nio.charset", "java.io"),
          row("app.task").outside("javafx.."),
          row("app.viewmodel")
              .ours(
                  "app.task",
                  "workflow",
                  "config",
                  "present",
                  "workspace",
                  "compare",
                  "replicate",
                  "model")
              .outside(
                  "javafx.beans..",
                  "javafx.collections..",
                  "java.nio.file.Path",
                  "java.nio.file.InvalidPathException",
                  "java.net.URI",
                  "java.math",
                  "java.time"),
          row("app.control")
              .ours("present", "compare", "model")
              .outside("javafx..", "io.fair_acc..", "java.nio"),
          row("app.view")
              .ours(
                  "app.viewmodel",
                  "app.control",
                  "workflow.CompareRequest",
                  "present",
                  "compare",
                  "model")
              .outside(
                  "javafx..",
                  "org.commonmark..",
                  "java.nio.file.Path",
                  "java.nio.charset",
                  "java.io"),
          row("app")
              .ours(
                  "app",
                  "workflow",
                  "config",
                  "present",
                  "model",
                  "cli.Explorer",
                  "cli.ExplorerException",
                  "cli.OpenOptions",
                  "cli.OpenOptions$Chart",
                  "cli.OpenOptions$Snapshot",
                  "cli.OpenOptions$Table",
                  "workspace.preferences")
              .outside(
                  "javafx..",
                  "atlantafx..",
                  "java.nio.file",
                  "java.nio.charset",
                  "java.io",
                  "java.net",
                  "java.security",
                  "java.time"),
          row("").ours("cli"));

  private PackageTable() {}

  /// The row that `type` falls into: the one with the longest name.
  static Optional<Row> rowOf(JavaClass type) {
    return ROWS.stream()
        .filter(row -> row.mayHold(type))
        .max(Comparator.comparingInt(row -> row.name().length()));
  }

  private static Row row(String name) {
    return new Row(name, List.of(), List.of());
  }

  /// One package.
  ///
  /// @param name the package below the root, empty for the root
  /// @param ours what it may use of this project: packages with all below them, or types
  /// @param outside what it may use of others: package patterns, or types
  record Row(String name, List<String> ours, List<String> outside) {

    Row ours(String... names) {
      return new Row(name, List.of(names), outside);
    }

    Row outside(String... names) {
      return new Row(name, ours, List.of(names));
    }

    String packageName() {
      return name.isEmpty() ? ROOT : ROOT + "." + name;
    }

    DescribedPredicate<JavaClass> members() {
      return DescribedPredicate.describe(
          "are in " + packageName(), type -> rowOf(type).filter(this::equals).isPresent());
    }

    DescribedPredicate<JavaClass> allowed() {
      return DescribedPredicate.describe(
          "its row of the package table allows: "
              + Stream.concat(ours.stream(), outside.stream()).toList(),
          type -> allows(type.getBaseComponentType()));
    }

    private boolean mayHold(JavaClass type) {
      boolean alone = name.isEmpty() || name.equals("app");
      String home = type.getPackageName();
      return home.equals(packageName()) || (!alone && home.startsWith(packageName() + "."));
    }

    private boolean allows(JavaClass type) {
      if (type.isPrimitive() || rowOf(type).filter(this::equals).isPresent()) {
        return true;
      }
      String full = type.getName();
      return ours.stream().anyMatch(name -> full.startsWith(ROOT + "." + name + "."))
          || ours.stream().anyMatch(name -> full.equals(ROOT + "." + name))
          || Stream.concat(OPEN_TO_ALL.stream(), outside.stream())
              .anyMatch(
                  name ->
                      full.equals(name) || PackageMatcher.of(name).matches(type.getPackageName()));
    }

    @Override
    public String toString() {
      return packageName();
    }
  }
}
