package org.benchlens.app.viewmodel;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.benchlens.workflow.Product;

/// Whether it is shown what this program is.
public final class AboutViewModel {
  private final ReadOnlyBooleanWrapper shown = new ReadOnlyBooleanWrapper();

  /// Shows or hides it.
  public void toggle() {
    shown.set(!shown.get());
  }

  /// Hides it.
  ///
  /// @return whether it was shown
  public boolean hide() {
    boolean was = shown.get();
    shown.set(false);
    return was;
  }

  /// A part of others.
  ///
  /// @param name such as `Jackson`
  /// @param version its version
  /// @param licence its licence in short
  public record Line(String name, String version, String licence) {}

  /// Name and version of the program.
  public String title() {
    return "Benchlens " + product().version();
  }

  /// The parts of others in it.
  public List<Line> lines() {
    return product().parts().stream()
        .map(part -> new Line(part.name(), part.version(), part.licence()))
        .toList();
  }

  private static Product product() {
    return Product.read();
  }

  /// Whether it is shown.
  public ReadOnlyBooleanProperty shownProperty() {
    return shown.getReadOnlyProperty();
  }
}
