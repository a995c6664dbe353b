package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.Optional;
import org.benchlens.model.Side;

/// Where sidecars may be read beside the places that the result names (contract, section 11).
///
/// @param outside whether they may lie outside the parent of a result's folder
/// @param reference folder with the sample folders of the reference, where they are not found
///     otherwise
/// @param compare folder with those of the compare side
public record SampleAccess(boolean outside, Optional<Path> reference, Optional<Path> compare) {
  /// Only what the results name, inside.
  public static final SampleAccess USUAL =
      new SampleAccess(false, Optional.empty(), Optional.empty());

  /// The folder that the user named for a side.
  public Optional<Path> located(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }

  /// The same with a folder for a side.
  public SampleAccess with(Side side, Path folder) {
    return side == Side.REFERENCE
        ? new SampleAccess(outside, Optional.of(folder), compare)
        : new SampleAccess(outside, reference, Optional.of(folder));
  }

  /// The same with the sides exchanged.
  public SampleAccess swapped() {
    return new SampleAccess(outside, compare, reference);
  }
}
