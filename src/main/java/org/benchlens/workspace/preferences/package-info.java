/// What a person chose for the window and finds again next time.
///
/// **What it is**: theme, size of the text, place of the window, pairs opened lately with their
/// columns; as a value and as JSON.
///
/// **In**: changes from the window, or the text of the preferences file.
///
/// **Out**: [Preferences], and in words what of a file could not be used.
///
/// **Start reading** at [Preferences], then [PreferencesJson]. The file itself is kept by
/// `org.benchlens.workflow.PreferencesStore`.
@NullMarked
package org.benchlens.workspace.preferences;

import org.jspecify.annotations.NullMarked;
