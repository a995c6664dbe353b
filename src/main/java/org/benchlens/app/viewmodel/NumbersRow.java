package org.benchlens.app.viewmodel;

/// A line of the numbers panel.
///
/// @param name what it is, with its unit
/// @param reference text of the reference side; empty when unknown
/// @param compare text of the compare side; empty when unknown
/// @param change change in percent with its sign; empty where it means nothing
/// @param main whether it is the number that decides
public record NumbersRow(
    String name, String reference, String compare, String change, boolean main) {}
