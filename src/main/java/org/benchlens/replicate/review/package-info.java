/// Everything that is to say about one record, and about two.
///
/// What it is: the parts of [org.benchlens.replicate] put together over whole records, with the
/// recorded values checked against recomputed ones. A recorded value rules; a difference is told.
///
/// What goes in: records and a margin.
///
/// What comes out: [RecordReview] for one record, [RecordComparison] for two.
///
/// Where to start reading: [RecordReview], [RecordComparison], then [DurationComparison].
@NullMarked
package org.benchlens.replicate.review;

import org.jspecify.annotations.NullMarked;
