package org.benchlens.app.view;

import java.util.List;
import java.util.Locale;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.present.table.DisplayMode;

/// The upper bar: menus, what is compared with what, display mode and settings.
final class HeaderBar extends HBox {
  /// Below this width the choices stand in the menus only.
  private static final double ROOMY = 900;

  /// Below this width the display mode stands in its menu only.
  private static final double ROOM_FOR_DISPLAY = 1500;

  HeaderBar(ExplorerViewModel explorer, Panes panes) {
    getStyleClass().add("bar");
    setMinWidth(0);
    setStyle("-fx-padding: 0 12 0 4;");
    var menus = Menus.bar(explorer, panes);
    menus.setMinWidth(USE_PREF_SIZE);
    ObservableValue<Boolean> start =
        explorer.screenProperty().map(screen -> screen == Screen.START);
    ObservableValue<Boolean> roomy = widthProperty().map(width -> width.doubleValue() >= ROOMY);
    ObservableValue<Boolean> rows =
        explorer
            .screenProperty()
            .map(screen -> screen == Screen.TABLE || screen == Screen.TRIAGE)
            .flatMap(table -> roomy.map(room -> room && table));
    HBox rule = new HBox(Words.rule());
    rule.setAlignment(javafx.geometry.Pos.CENTER);
    Words.when(rule, start.map(isStart -> !isStart));
    Inputs inputs = new Inputs(explorer, widthProperty());
    inputs.setMinWidth(0);
    HBox.setHgrow(inputs, Priority.SOMETIMES);
    Words.when(inputs, start.map(isStart -> !isStart));
    HBox choices = choices(explorer, widthProperty());
    choices.setMinWidth(USE_PREF_SIZE);
    Words.when(choices, rows);
    Label local = Words.whole("Everything stays on this machine", "muted", "small");
    Words.when(local, start);
    getChildren().setAll(menus, rule, inputs, Words.gap(), choices, local);
  }

  /// The display mode, and what else the table is set up by.
  private static ChoiceButton display(ExplorerViewModel explorer) {
    ChoiceButton button =
        ChoiceButton.of(
            "Display",
            List.of(DisplayMode.values()),
            DisplayMode::word,
            explorer.rows().modeProperty(),
            explorer.rows()::display);
    MenuItem columns = new MenuItem("Columns\u2026");
    columns.setOnAction(event -> explorer.panels().toggleColumns());
    button.getItems().addAll(new SeparatorMenuItem(), TableMenus.groupBy(explorer.rows()), columns);
    return button;
  }

  private static HBox choices(ExplorerViewModel explorer, ObservableValue<? extends Number> width) {
    ObservableValue<Settings> settings = explorer.session().settingsProperty();
    ChoiceButton display = display(explorer);
    Words.when(display, width.map(now -> now.doubleValue() >= ROOM_FOR_DISPLAY));
    return Words.row(
        8,
        display,
        ChoiceButton.of(
            "Preset",
            List.of(Preset.values()),
            preset -> preset.name().toLowerCase(Locale.ROOT),
            settings.map(Settings::preset),
            preset ->
                explorer.configuration().choose(Settings.of(settings.getValue().rules(), preset))),
        ChoiceButton.of(
            "Rules",
            List.of(Rules.values()),
            Rules::word,
            settings.map(Settings::rules),
            rules -> explorer.configuration().choose(settings.getValue().with(rules))),
        WhatIfSwitch.of(explorer.triage().whatIf()));
  }
}
