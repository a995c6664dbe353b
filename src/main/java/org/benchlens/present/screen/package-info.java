/// What a screen about records shows, as data.
///
/// What it is: tabs of pages with their figures and reasons.
///
/// What goes in: pages of `present.nupp` and figures of `present.figure`.
///
/// What comes out: [RecordTab].
///
/// Where to start reading: [RecordTab].
@NullMarked
package org.benchlens.present.screen;

import org.jspecify.annotations.NullMarked;
