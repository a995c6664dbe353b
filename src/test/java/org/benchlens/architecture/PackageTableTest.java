package org.benchlens.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.benchlens.architecture.PackageTable.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class PackageTableTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(PackageTable.ROOT);

  @ParameterizedTest
  @MethodSource("rows")
  void usesOnlyWhatItsRowAllows(Row row) {
    classes()
        .that(row.members())
        .should()
        .onlyDependOnClassesThat(row.allowed())
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void hasNoCyclesBetweenItsSubPackages(Row row) {
    slices()
        .matching(row.packageName() + ".(*)..")
        .should()
        .beFreeOfCycles()
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  @Test
  void everyClassHasARow() {
    List<String> strays =
        CLASSES.stream()
            .filter(type -> PackageTable.rowOf(type).isEmpty())
            .map(JavaClass::getName)
            .toList();
    assertEquals(List.of(), strays);
  }

  @Test
  void onlyTheTaskRunnerUsesPlatform() {
    noClasses()
        .that()
        .resideOutsideOfPackage(PackageTable.ROOT + ".app.task..")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("javafx.application.Platform")
        .check(CLASSES);
  }

  @Test
  void nothingUsesReflection() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.lang.reflect..")
        .orShould()
        .callMethod(Class.class, "forName", String.class)
        .check(CLASSES);
  }

  static Stream<Row> rows() {
    return PackageTable.ROWS.stream();
  }
}
