/// Table columns, defined once for the window, the command line and the exports.
///
/// What it is: what each column is called, what it says of a row, how it sorts and which exact
/// values it exports; the four display modes as column sets; the columns of one table.
///
/// What goes in: [TableRow]s: matched rows with their numbers and, once decided, their decision.
///
/// What comes out: [RowColumn]s and the cells of a table.
///
/// Where to start reading: [RowColumn], then [DisplayMode] and [ColumnCatalog].
@NullMarked
package org.benchlens.present.table;

import org.jspecify.annotations.NullMarked;
