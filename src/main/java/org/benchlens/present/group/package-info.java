/// Rows put into groups.
///
/// What it is: by what rows can be grouped, and what is said of a group: number of rows, statuses,
/// geometric mean of the ratios, best and worst change.
///
/// What goes in: rows of a table and the facets of their fixed parts.
///
/// What comes out: [org.benchlens.present.group.RowGroups] with the group of each row, and
/// [org.benchlens.present.group.GroupFacts].
///
/// Where to start reading: [org.benchlens.present.group.Grouping].
@NullMarked
package org.benchlens.present.group;

import org.jspecify.annotations.NullMarked;
