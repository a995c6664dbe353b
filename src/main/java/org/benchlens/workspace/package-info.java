/// What a person has made of a comparison: marks and notes on rows, and how the rows were looked
/// at.
///
/// What it is: an immutable workspace, its file (`*.benchlens`, one JSON object), and the merge of
/// two of them.
///
/// What goes in: keys of rows ([RowKeys]), marks, notes, the inputs' size and SHA-256.
///
/// What comes out: a [Workspace]; or a [WorkspaceException] with one sentence for the user. A file
/// is replaced whole or not at all.
///
/// Where to start reading: [Workspace], then [WorkspaceFile], then [Merge].
@NullMarked
package org.benchlens.workspace;

import org.jspecify.annotations.NullMarked;
