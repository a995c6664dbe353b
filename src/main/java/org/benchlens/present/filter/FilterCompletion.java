package org.benchlens.present.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.benchlens.present.format.AxisName;

/// What could be typed at a place of a filter text.
///
/// @param start position of the first character that a suggestion replaces
/// @param end position after the last
/// @param suggestions the best first; none when nothing fits
public record FilterCompletion(int start, int end, List<FilterCompletion.Suggestion> suggestions) {
  /// Nothing to suggest.
  public static final FilterCompletion NONE = new FilterCompletion(0, 0, List.of());

  private static final int MOST = 50;
  private static final String AXIS = "axis:";

  public FilterCompletion {
    suggestions = List.copyOf(suggestions);
  }

  /// One suggestion.
  ///
  /// @param text what takes the place of what was typed
  /// @param meaning what it is, in a few words
  /// @param open whether a value has to follow
  public record Suggestion(String text, String meaning, boolean open) {}

  /// The suggestions at a place.
  ///
  /// @param text the filter as typed
  /// @param caret place of the caret, from 0 to the length of the text
  /// @param vocabulary what can be named
  /// @param facets keys whose values are known from the rows
  public static FilterCompletion at(
      String text, int caret, FilterVocabulary vocabulary, List<Facet> facets) {
    FilterScanner.Piece piece =
        FilterScanner.pieces(text).stream()
            .filter(found -> found.start() <= caret && caret <= found.end())
            .findFirst()
            .orElse(new FilterScanner.Piece(caret, "", false));
    String typed = piece.text().substring(0, caret - piece.start());
    int sign = typed.startsWith("-") ? 1 : 0;
    int name = typed.startsWith(AXIS, sign) ? sign + AXIS.length() : sign;
    int at = FilterScanner.operator(typed, name);
    Optional<FilterOperator> operator = FilterOperator.at(typed, at);
    if (operator.isPresent()) {
      int values = at + operator.get().sign().length();
      return values(
          new Typed(piece, typed, sign, at, values),
          valuesOf(typed.substring(sign, at), vocabulary, facets));
    }
    int start = piece.start() + sign;
    return new FilterCompletion(
        start, piece.end(), keys(FilterScanner.bare(typed.substring(sign)), vocabulary, facets));
  }

  /// A term in the making.
  ///
  /// @param piece all of it
  /// @param typed its part before the caret
  /// @param nameStart where its key begins
  /// @param nameEnd where its key ends
  /// @param values where its values begin
  private record Typed(
      FilterScanner.Piece piece, String typed, int nameStart, int nameEnd, int values) {}

  private static FilterCompletion values(Typed term, Map<String, String> known) {
    int last = lastValue(term.typed(), term.values());
    String begun = FilterScanner.bare(term.typed().substring(last));
    int end = term.typed().length();
    String whole = term.piece().text();
    while (end < whole.length() && whole.charAt(end) != ',') {
      end++;
    }
    List<Suggestion> found = new ArrayList<>();
    known.forEach(
        (value, meaning) -> {
          if (fits(value, begun)) {
            found.add(new Suggestion(FilterParser.canonicalValue(value), meaning, false));
          }
        });
    int start = term.piece().start() + last;
    boolean done = found.size() == 1 && found.getFirst().text().equals(whole.substring(last, end));
    return done
        ? NONE
        : new FilterCompletion(start, term.piece().start() + end, best(found, begun));
  }

  private static int lastValue(String typed, int from) {
    int last = from;
    boolean quoted = false;
    for (int i = from; i < typed.length(); i++) {
      quoted ^= typed.charAt(i) == '"';
      last = typed.charAt(i) == ',' && !quoted ? i + 1 : last;
    }
    return last;
  }

  private static Map<String, String> valuesOf(
      String key, FilterVocabulary vocabulary, List<Facet> facets) {
    Map<String, String> values = new java.util.LinkedHashMap<>();
    for (Facet facet : facets) {
      if (facet.key().equals(key) || facet.others().contains(key)) {
        facet.values().forEach(value -> values.put(value.typed(), value.note()));
      }
    }
    vocabulary
        .key(FilterScanner.bare(key))
        .ifPresent(known -> known.values().forEach(values::putIfAbsent));
    return values;
  }

  private static List<Suggestion> keys(
      String begun, FilterVocabulary vocabulary, List<Facet> facets) {
    List<Suggestion> found = new ArrayList<>();
    for (FilterKey key : vocabulary.keys()) {
      if (fits(key.name(), begun)) {
        found.add(new Suggestion(key.name() + key.usual().sign(), key.meaning(), true));
      }
    }
    for (String axis : vocabulary.axes()) {
      if (fits(AxisName.shown(axis), begun) || fits(axis, begun)) {
        found.add(
            new Suggestion(vocabulary.axisKey(axis) + "=", "value of the axis " + axis, true));
      }
    }
    if (!begun.isEmpty()) {
      for (Facet facet : facets) {
        for (Facet.Value value : facet.values()) {
          if (fits(value.typed(), begun)) {
            String sign = facet.operator(List.of(value.typed()));
            String term = facet.key() + sign + FilterParser.canonicalValue(value.typed());
            found.add(new Suggestion(term, value.note(), false));
          }
        }
      }
    }
    return best(found, begun);
  }

  private static boolean fits(String text, String begun) {
    return WordTest.contains(text, begun);
  }

  /// Those that begin as typed stand first.
  private static List<Suggestion> best(List<Suggestion> found, String begun) {
    String wanted = begun.toLowerCase(Locale.ROOT);
    return found.stream()
        .sorted(
            java.util.Comparator.comparing(
                suggestion -> !suggestion.text().toLowerCase(Locale.ROOT).startsWith(wanted)))
        .limit(MOST)
        .toList();
  }

  /// The text with a suggestion taken.
  public String taken(String text, Suggestion suggestion) {
    return text.substring(0, start) + suggestion.text() + text.substring(end);
  }

  /// Where the caret stands after that.
  public int caretAfter(Suggestion suggestion) {
    return start + suggestion.text().length();
  }
}
