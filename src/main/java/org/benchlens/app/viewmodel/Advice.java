package org.benchlens.app.viewmodel;

import java.util.Optional;
import org.benchlens.compare.sensitivity.Outlook;

/// What is advised about a row.
///
/// @param item which row
/// @param known whether the outlook is worked out
/// @param outlook what fewer samples would have given; empty without samples
/// @param sentence what to do next; empty while it is worked out
/// @param command how to measure the selected rows again; empty when that is not what is needed
/// @param extra number of rows that the command measures although they are not selected, >= 0
public record Advice(
    RowItem item,
    boolean known,
    Optional<Outlook> outlook,
    String sentence,
    String command,
    int extra) {}
