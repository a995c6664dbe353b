package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.present.filter.Facet;
import org.benchlens.present.filter.Facets;
import org.benchlens.present.filter.FilterCompletion;
import org.benchlens.present.filter.FilterCompletion.Suggestion;

/// What could be typed into the filter field next, and which suggestion is marked.
public final class CompletionViewModel {
  private final RowsViewModel rows;
  private final ReadOnlyObjectWrapper<FilterCompletion> completion =
      new ReadOnlyObjectWrapper<>(FilterCompletion.NONE);
  private final ReadOnlyIntegerWrapper asked = new ReadOnlyIntegerWrapper();
  private final ReadOnlyIntegerWrapper marked = new ReadOnlyIntegerWrapper(-1);

  /// @param rows what is filtered
  public CompletionViewModel(RowsViewModel rows) {
    this.rows = rows;
  }

  /// Works the suggestions out.
  ///
  /// @param text as typed
  /// @param caret place of the caret in it
  public void update(String text, int caret) {
    marked.set(-1);
    completion.set(
        FilterCompletion.at(text, caret, rows.traitsProperty().get().vocabulary(), facets()));
  }

  private List<Facet> facets() {
    List<Facet> facets = new ArrayList<>();
    facets.add(Facets.status(List.of()).facet());
    rows.lookProperty().get().facets().forEach(view -> facets.add(view.facet()));
    return facets;
  }

  /// Asks for suggestions without anything typed: the field takes the focus.
  public void ask() {
    asked.set(asked.get() + 1);
  }

  /// Changes its value whenever suggestions are asked for.
  public ReadOnlyIntegerProperty askedProperty() {
    return asked.getReadOnlyProperty();
  }

  /// Whether there is something to suggest.
  public boolean open() {
    return !completion.get().suggestions().isEmpty();
  }

  /// Takes the suggestions away.
  public void close() {
    marked.set(-1);
    completion.set(FilterCompletion.NONE);
  }

  /// Marks the suggestion a number of places on; stops at the ends.
  public void move(int step) {
    int last = completion.get().suggestions().size() - 1;
    marked.set(Math.clamp(marked.get() + step, last < 0 ? -1 : 0, last));
  }

  /// The marked suggestion, or the first when none is and `first` is true.
  public Optional<Suggestion> chosen(boolean first) {
    List<Suggestion> all = completion.get().suggestions();
    int at = marked.get() < 0 && first ? 0 : marked.get();
    return at >= 0 && at < all.size() ? Optional.of(all.get(at)) : Optional.empty();
  }

  /// The suggestions and what they replace.
  public ReadOnlyObjectProperty<FilterCompletion> completionProperty() {
    return completion.getReadOnlyProperty();
  }

  /// Position of the marked suggestion; -1 for none.
  public ReadOnlyIntegerProperty markedProperty() {
    return marked.getReadOnlyProperty();
  }
}
