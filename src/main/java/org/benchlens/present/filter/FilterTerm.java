package org.benchlens.present.filter;

import java.util.function.Predicate;
import org.benchlens.present.table.TableRow;

/// One term of a filter.
///
/// @param start position of its first character in the filter text, from 0
/// @param end position after its last character
/// @param canonical its text as it would best be typed
/// @param condition whether a row passes; a negation is already in it
public record FilterTerm(int start, int end, String canonical, Predicate<TableRow> condition) {}
