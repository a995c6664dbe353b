package org.benchlens.cli;

/// Size of a picture.
///
/// @param width width, [px], > 0
/// @param height height, [px], > 0
record PictureSize(int width, int height) {}
