/// The screens.
///
/// **What it is**: JavaFX nodes, built once and bound; nothing is decided here.
///
/// **In**: view models.
///
/// **Out**: what a person sees, and calls on the view models.
///
/// **Start reading** at [org.benchlens.app.view.ExplorerView], then [RowTable], [WhyPanel] and
/// [DrillDownView].
@NullMarked
package org.benchlens.app.view;

import org.jspecify.annotations.NullMarked;
