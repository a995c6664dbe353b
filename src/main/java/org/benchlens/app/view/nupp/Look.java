package org.benchlens.app.view.nupp;

import javafx.beans.value.ObservableValue;
import org.benchlens.app.control.Fonts;
import org.benchlens.present.figure.Palette;

/// What all parts of the window draw with.
///
/// @param palette colours of what is drawn
/// @param fonts fonts of what is drawn
record Look(ObservableValue<Palette> palette, Fonts fonts) {}
