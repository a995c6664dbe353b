/// What is shown, as data: nothing here knows a screen, a file format or a library.
///
/// What it is: numbers and units (`format`), table columns (`table`), messages (`sentence`), the
/// row
/// filter (`filter`).
///
/// What goes in: matched and decided rows of [org.benchlens.compare].
///
/// What comes out: texts, orders and structures that the window and the writers of `report` use
/// alike.
///
/// Where to start reading: [org.benchlens.present.table.RowColumn].
@NullMarked
package org.benchlens.present;

import org.jspecify.annotations.NullMarked;
