/// Numbers and units as text; the only place where values are scaled.
///
/// What it is: the texts of the contract's tables (rounded as C does, contract, section 9), the
/// texts of the window (four significant digits, real minus) and exact numbers for exports.
///
/// What goes in: numbers in base units (s, Hz, ratio 1).
///
/// What comes out: texts that do not depend on any locale.
///
/// Where to start reading: [Decimals], then [TimeText] and [ScreenTime].
@NullMarked
package org.benchlens.present.format;

import org.jspecify.annotations.NullMarked;
