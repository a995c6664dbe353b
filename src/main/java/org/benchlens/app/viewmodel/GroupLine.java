package org.benchlens.app.viewmodel;

/// The heading of a group. It stays equal while the facts of the group change; those stand in
/// [TableLook#group].
///
/// @param id tells groups apart
public record GroupLine(String id) implements TableLine {}
