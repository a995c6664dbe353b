package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;

final class ProductTest {

  @Test
  void theVersionIsOneOfThreeNumbers() throws IOException {
    String version = Product.read().version();
    assertTrue(version.matches("[0-9]+[.][0-9]+[.][0-9]+.*"), version);
  }

  @Test
  void aPartHasItsNameWithoutLinkItsVersionAndLicence() throws IOException {
    assertTrue(Product.read().parts().contains(new Product.Part("chart-fx", "11.3.1", "LGPL-3.0")));
  }
}
