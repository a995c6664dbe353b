package org.benchlens.workflow;

import java.nio.file.Path;

/// Two files to be compared.
///
/// @param reference result before the change
/// @param compare result after the change
record FilePair(Path reference, Path compare) {}
