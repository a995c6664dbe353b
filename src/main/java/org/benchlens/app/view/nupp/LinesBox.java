package org.benchlens.app.view.nupp;

import javafx.geometry.Insets;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.screen.RecordTab;
import org.jspecify.annotations.Nullable;

/// Gates, notes and everything else that a page says in lines, each part with its count.
final class LinesBox extends VBox {
  LinesBox(RecordsViewModel records) {
    super(6);
    setPadding(new Insets(4, 14, 14, 14));
    records.tabProperty().subscribe(this::show);
  }

  private void show(@Nullable RecordTab tab) {
    getChildren().clear();
    if (tab == null) {
      return;
    }
    for (PageSection section : tab.page().beside()) {
      if (section instanceof PageSection.Lines lines) {
        boolean failed = section.id().equals("gate_failures");
        getChildren()
            .add(
                Texts.of(
                    section.title() + " " + lines.lines().size(),
                    "strong",
                    failed ? "slow" : "fg"));
        lines.lines().forEach(line -> getChildren().add(Texts.paragraph(line, "small")));
      }
    }
  }
}
