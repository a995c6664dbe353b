package org.benchlens.present.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The term of a filter text that a facet stands for: list and text are two views of it.
public final class FacetTerm {
  private static final String AXIS = "axis:";

  private FacetTerm() {}

  /// Where the term of a facet stands.
  ///
  /// @param start position of its first character in the filter text
  /// @param end position after its last character
  /// @param values its values, without quotes
  public record Place(int start, int end, List<String> values) {
    public Place {
      values = List.copyOf(values);
    }
  }

  /// The first term of a facet, if the text has one that asks for its values; a negated one or one
  /// with another operator is left to the text.
  public static Optional<Place> find(String text, Facet facet) {
    for (FilterScanner.Piece piece : FilterScanner.pieces(text)) {
      String body = piece.text();
      int nameStart = body.startsWith(AXIS) ? AXIS.length() : 0;
      int at = FilterScanner.operator(body, nameStart);
      Optional<FilterOperator> operator = FilterOperator.at(body, at);
      boolean asks =
          operator.isPresent()
              && (operator.get() == FilterOperator.HAS || operator.get() == FilterOperator.EQUAL);
      if (asks && !piece.open() && names(body.substring(0, at), facet)) {
        String rest = body.substring(at + operator.get().sign().length());
        return Optional.of(new Place(piece.start(), piece.end(), FilterScanner.values(rest)));
      }
    }
    return Optional.empty();
  }

  private static boolean names(String typed, Facet facet) {
    return Stream.concat(Stream.of(facet.key()), facet.others().stream()).anyMatch(typed::equals);
  }

  /// Positions of the values that the text asks for; empty when it asks for none, or for others
  /// than the facet has.
  public static List<Integer> picked(String text, Facet facet) {
    List<Integer> picked = new ArrayList<>();
    for (String value : find(text, facet).map(Place::values).orElse(List.of())) {
      facet.position(value).ifPresent(picked::add);
    }
    return picked;
  }

  /// The text with a value picked, or no longer picked. Values that the facet does not have stay.
  ///
  /// @param position of the value
  public static String toggled(String text, Facet facet, int position) {
    String value = facet.values().get(position).typed();
    List<String> wanted = new ArrayList<>(find(text, facet).map(Place::values).orElse(List.of()));
    boolean picked = wanted.removeIf(typed -> facet.position(typed).equals(Optional.of(position)));
    if (!picked) {
      wanted.add(value);
    }
    return with(text, facet, wanted);
  }

  /// The text with other values asked for; none takes the term away.
  public static String with(String text, Facet facet, List<String> wanted) {
    Optional<Place> place = find(text, facet);
    if (wanted.isEmpty()) {
      return place.map(found -> without(text, found.start(), found.end())).orElse(text);
    }
    String term =
        facet.key()
            + facet.operator(wanted)
            + wanted.stream().map(FilterParser::canonicalValue).collect(Collectors.joining(","));
    if (place.isPresent()) {
      return text.substring(0, place.get().start()) + term + text.substring(place.get().end());
    }
    String rest = text.strip();
    if (rest.isEmpty()) {
      return term;
    }
    return facet.kind() == Facet.Kind.STATUS ? term + " " + rest : rest + " " + term;
  }

  /// A text without one of its terms and the blanks that this would leave.
  public static String without(String text, int start, int end) {
    String before = text.substring(0, start).stripTrailing();
    String after = text.substring(end).stripLeading();
    return before.isEmpty() || after.isEmpty() ? before + after : before + " " + after;
  }
}
