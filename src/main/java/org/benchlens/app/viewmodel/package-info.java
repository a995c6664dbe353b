/// What the screens show, as observable values; no toolkit is needed to use it.
///
/// **What it is**: one view model a screen part: the session (what is opened and how far it is
/// read), the rows, the selected row, the plots, the window.
///
/// **In**: calls for what the user does; results of background work.
///
/// **Out**: read-only properties, changed on the UI thread only; calls on [Desk] for what only a
/// window can do.
///
/// **Start reading** at [ExplorerViewModel], then [SessionViewModel] and [RowsViewModel].
@NullMarked
package org.benchlens.app.viewmodel;

import org.jspecify.annotations.NullMarked;
