package org.benchlens.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.stream.Stream;
import org.benchlens.architecture.PackageTable.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class PackageTableTest {

  @ParameterizedTest
  @MethodSource("rows")
  void usesOnlyWhatItsRowAllows(Row row) {
    classes()
        .that(row.members())
        .should()
        .onlyDependOnClassesThat(row.allowed())
        .allowEmptyShould(true)
        .check(Product.CLASSES);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void hasNoCyclesBetweenItsSubPackages(Row row) {
    slices()
        .matching(row.packageName() + ".(*)..")
        .should()
        .beFreeOfCycles()
        .allowEmptyShould(true)
        .check(Product.CLASSES);
  }

  @Test
  void everyClassHasARow() {
    List<String> strays =
        Product.CLASSES.stream()
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
        .check(Product.CLASSES);
  }

  static Stream<Row> rows() {
    return PackageTable.ROWS.stream();
  }
}
