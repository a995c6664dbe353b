package org.benchlens.app.view;

import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.Detail;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.SampleTrouble;
import org.benchlens.model.Side;

/// What is wrong with the sample files of the selected row, and what can be done about it.
final class TroubleCard extends HBox {
  private static final double LABEL = 66;

  TroubleCard(List<SampleTrouble> troubles, ExplorerViewModel explorer) {
    super(8);
    VBox list = new VBox(6);
    for (SampleTrouble trouble : troubles) {
      list.getChildren().addAll(Words.of(trouble.title(), "small", "strong"), facts(trouble));
    }
    list.getChildren().add(actions(troubles, explorer));
    HBox.setHgrow(list, Priority.ALWAYS);
    getStyleClass().add("section");
    setPadding(new Insets(8, 12, 10, 12));
    getChildren().setAll(Icons.of(Icons.WARNING, "warn"), list);
  }

  private static Node facts(SampleTrouble trouble) {
    GridPane facts = new GridPane(8, 2);
    fact(facts, "side", trouble.side().word());
    fact(facts, "file", trouble.file());
    fact(facts, "expected", trouble.expected());
    fact(facts, "found", trouble.found());
    return facts;
  }

  private static void fact(GridPane facts, String name, String value) {
    if (!value.isEmpty()) {
      Label label = Words.whole(name, "small", "muted");
      label.setMinWidth(LABEL);
      GridPane.setValignment(label, javafx.geometry.VPos.TOP);
      facts.addRow(facts.getRowCount(), label, Words.paragraph(value, "small"));
    }
  }

  private static Node actions(List<SampleTrouble> troubles, ExplorerViewModel explorer) {
    FlowPane actions = new FlowPane(8, 6);
    for (Side side : Side.values()) {
      if (troubles.stream().anyMatch(trouble -> trouble.elsewhere() && trouble.side() == side)) {
        Button locate = new Button("Locate " + side.word() + " folder", Icons.of(Icons.FOLDER, 14));
        locate.getStyleClass().add("small-button");
        locate.setOnAction(event -> explorer.locateSamples(side));
        actions.getChildren().add(locate);
      }
    }
    Button all = new Button("All problems");
    all.getStyleClass().addAll("flat", "small-button");
    all.setOnAction(event -> explorer.inspector().open(Detail.PROBLEMS));
    actions.getChildren().add(all);
    return actions;
  }
}
