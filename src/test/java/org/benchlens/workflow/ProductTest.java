package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class ProductTest {

  @Test
  void theVersionIsOneOfThreeNumbers() {
    String version = Product.read().version();
    assertTrue(version.matches("[0-9]+[.][0-9]+[.][0-9]+.*"), version);
  }

  @Test
  void aPartHasItsNameWithoutLinkItsVersionAndLicence() {
    assertTrue(Product.read().parts().contains(new Product.Part("chart-fx", "11.3.1", "LGPL-3.0")));
  }
}
