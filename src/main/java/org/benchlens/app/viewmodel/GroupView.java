package org.benchlens.app.viewmodel;

import org.benchlens.present.group.GroupFacts;
import org.benchlens.present.group.GroupName;

/// What the heading of a group shows.
///
/// @param name what the group is called
/// @param facts what is said of its rows
/// @param collapsed whether its rows are hidden
public record GroupView(GroupName name, GroupFacts facts, boolean collapsed) {}
