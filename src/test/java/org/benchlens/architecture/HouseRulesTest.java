package org.benchlens.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Rules for all of the program that neither the compiler nor Checkstyle sees.
final class HouseRulesTest {

  @Test
  void nothingUsesReflection() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.lang.reflect..")
        .orShould()
        .callMethod(Class.class, "forName", String.class)
        .check(Product.CLASSES);
  }

  /// ErrorProne sees the calls with the default locale, this sees the method references too.
  @Test
  void nothingChangesCaseWithTheDefaultLocale() {
    noClasses()
        .should()
        .accessTargetWhere(changesCaseWithTheDefaultLocale())
        .check(Product.CLASSES);
  }

  private static DescribedPredicate<JavaAccess<?>> changesCaseWithTheDefaultLocale() {
    List<String> methods =
        List.of("java.lang.String.toLowerCase()", "java.lang.String.toUpperCase()");
    return DescribedPredicate.describe(
        "is one of " + methods, access -> methods.contains(access.getTarget().getFullName()));
  }
}
