package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// The parts of the window that keys move the focus to.
public final class Panes {
  private final List<BooleanSupplier> writers = new ArrayList<>();
  private final List<Node> all = new ArrayList<>();
  private final List<Predicate<KeyEvent>> takers = new ArrayList<>();
  private final List<Predicate<String>> typers = new ArrayList<>();
  private @Nullable Node filterField;
  private @Nullable Node facets;

  /// Adds what is asked about a key before all others; true when it takes the key.
  public void onKey(Predicate<KeyEvent> taker) {
    takers.add(taker);
  }

  /// Whether one of those that are asked first takes a key.
  public boolean take(KeyEvent event) {
    return takers.stream().anyMatch(taker -> taker.test(event));
  }

  /// Adds what is asked about a typed character before all others.
  void onCharacter(Predicate<String> taker) {
    typers.add(taker);
  }

  /// Whether one of those that are asked first takes a character.
  boolean take(String character) {
    return typers.stream().anyMatch(taker -> taker.test(character));
  }

  /// Adds a pane; panes follow each other in the order in which they are added.
  public void add(Node pane) {
    all.add(pane);
  }

  /// Adds the filter field.
  public void addFilter(Node field) {
    filterField = field;
    add(field);
  }

  /// Adds the panel of facets.
  void addFacets(Node panel) {
    facets = panel;
    add(panel);
  }

  /// Whether the facets are in sight.
  boolean facetsShown() {
    return facets != null && facets.isVisible();
  }

  /// Moves the focus to the filter field.
  public void filter() {
    if (filterField != null) {
      filterField.requestFocus();
    }
  }

  /// Adds a place where notes are written.
  ///
  /// @param place leads to it when it is in sight, and says whether it was
  public void onWrite(BooleanSupplier place) {
    writers.add(place);
  }

  /// Moves the focus to a place where notes are written.
  public void write() {
    for (BooleanSupplier place : writers) {
      if (place.getAsBoolean()) {
        return;
      }
    }
  }

  /// Moves the focus to the first pane, after what is under way has been laid out.
  public void first() {
    shown().stream().findFirst().ifPresent(Node::requestFocus);
  }

  /// Moves the focus to the pane after the one that has it.
  public void next() {
    step(1);
  }

  /// Moves the focus to the pane before the one that has it.
  public void previous() {
    step(-1);
  }

  private void step(int by) {
    List<Node> shown = shown();
    for (int i = 0; i < shown.size(); i++) {
      if (holdsFocus(shown.get(i))) {
        shown.get(Math.floorMod(i + by, shown.size())).requestFocus();
        return;
      }
    }
    first();
  }

  private List<Node> shown() {
    return all.stream().filter(Panes::visible).toList();
  }

  private static boolean visible(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) {
        return false;
      }
    }
    return node.getScene() != null;
  }

  private static boolean holdsFocus(Node pane) {
    Node at = pane.getScene() == null ? null : pane.getScene().getFocusOwner();
    while (at != null && !at.equals(pane)) {
      at = at.getParent();
    }
    return at != null;
  }
}
