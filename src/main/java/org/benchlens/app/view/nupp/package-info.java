/// The screens for records of `nupp bench`.
///
/// **What it is**: JavaFX nodes, built once and bound; nothing is decided here.
///
/// **In**: [org.benchlens.app.viewmodel.nupp.RecordsViewModel].
///
/// **Out**: what a person sees, and calls on the view model.
///
/// **Start reading** at [org.benchlens.app.view.nupp.RecordsView].
@NullMarked
package org.benchlens.app.view.nupp;

import org.jspecify.annotations.NullMarked;
