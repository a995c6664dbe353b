package org.benchlens.app.viewmodel;

import java.util.List;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;

/// What people do in the window, once each.
public final class RehearsedSteps {
  private static final double OTHER_CENTER = 0.006;

  private RehearsedSteps() {}

  /// The steps, for a window with an open pair; the last one leaves it as it was.
  public static List<Runnable> of(ExplorerViewModel explorer) {
    Settings settings = explorer.session().settingsProperty().get();
    Settings tried = settings.with(Threshold.SAME_CENTER_RELATIVE, OTHER_CENTER);
    return List.of(
        () -> explorer.rows().filter("status:AMBG"),
        () -> explorer.rows().filter(""),
        () -> explorer.rows().sort(new SortKey("rel", true)),
        () -> explorer.rows().sort(SortKey.TABLE_ORDER),
        () -> explorer.session().decideBy(tried),
        () -> explorer.session().decideBy(settings),
        () -> explorer.rows().groups().toggle(),
        () -> explorer.rows().groups().toggle(),
        () -> explorer.rows().move(1),
        explorer::drillDown,
        () -> explorer.rows().move(1),
        explorer::escape,
        explorer::toggleTriage,
        explorer::toggleTriage);
  }
}
