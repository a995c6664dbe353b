/// The row filter: one line of text that says which rows are shown.
///
/// What it is: the grammar `filter = term {term}`, where a term is a word or `key operator value`,
/// commas in a value mean either and a leading `-` negates; its keys; and what a filter removes.
///
/// What goes in: the text and a [org.benchlens.present.filter.FilterVocabulary]: the built-in keys
/// and the names of the axes.
///
/// What comes out: a [org.benchlens.present.filter.RowFilter] that tests rows, with the place of
/// each term and of each fault.
///
/// Where to start reading: [org.benchlens.present.filter.RowFilter].
@NullMarked
package org.benchlens.present.filter;

import org.jspecify.annotations.NullMarked;
