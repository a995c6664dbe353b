package org.benchlens.app.viewmodel;

/// A line of the table: a row, or the heading of a group of rows.
public sealed interface TableLine permits RowItem, GroupLine {}
