package org.benchlens.present.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.benchlens.compare.match.NearestName;
import org.benchlens.present.table.TableRow;

/// Reads the text of a filter; each term is right or a fault of its own.
final class FilterParser {
  private static final String AXIS = "axis:";

  private final String text;
  private final FilterVocabulary vocabulary;
  private final List<FilterTerm> terms = new ArrayList<>();
  private final List<FilterFault> faults = new ArrayList<>();

  FilterParser(String text, FilterVocabulary vocabulary) {
    this.text = text;
    this.vocabulary = vocabulary;
  }

  RowFilter parse() {
    for (FilterScanner.Piece piece : FilterScanner.pieces(text)) {
      try {
        terms.add(term(piece));
      } catch (FilterException e) {
        faults.add(new FilterFault(piece.start(), piece.end(), String.valueOf(e.getMessage())));
      }
    }
    return new RowFilter(terms, faults);
  }

  private FilterTerm term(FilterScanner.Piece piece) throws FilterException {
    if (piece.open()) {
      throw new FilterException("a closing quote is missing");
    }
    boolean negated = piece.text().startsWith("-");
    String body = negated ? piece.text().substring(1) : piece.text();
    if (body.isEmpty()) {
      throw new FilterException("a word or key is expected after -");
    }
    boolean isAxis = body.startsWith(AXIS);
    int nameStart = isAxis ? AXIS.length() : 0;
    int operatorStart = FilterScanner.operator(body, nameStart);
    if (operatorStart == body.length() && !isAxis) {
      String word = FilterScanner.bare(body);
      return made(piece, negated, FilterScanner.quoted(word), new WordTest(word));
    }
    String name = FilterScanner.bare(body.substring(nameStart, operatorStart));
    FilterKey key = key(name, isAxis);
    FilterOperator operator =
        FilterOperator.at(body, operatorStart)
            .orElseThrow(
                () ->
                    new FilterException(
                        "an operator is expected after the axis: = != < <= > >= or :"));
    List<String> values =
        FilterScanner.values(body.substring(operatorStart + operator.sign().length()));
    Predicate<TableRow> either = row -> false;
    for (String value : values) {
      if (value.isEmpty()) {
        throw new FilterException("a value is missing after " + operator.sign());
      }
      either = either.or(key.condition(operator, value));
    }
    boolean turned = operator == FilterOperator.NOT_EQUAL;
    String canonical = canonicalKey(key) + operator.sign() + canonicalValues(values);
    return made(piece, negated, canonical, turned ? either.negate() : either);
  }

  private FilterKey key(String name, boolean isAxis) throws FilterException {
    if (name.isEmpty()) {
      throw new FilterException("a name is missing before the operator");
    }
    Optional<FilterKey> key = isAxis ? vocabulary.axis(name) : vocabulary.key(name);
    if (key.isPresent()) {
      return key.get();
    }
    List<String> known = isAxis ? List.copyOf(vocabulary.axes()) : vocabulary.names();
    String what = isAxis ? "unknown axis " : "unknown key or axis ";
    String hint =
        NearestName.nearest(name, known)
            .map(nearest -> "; did you mean " + nearest + "?")
            .orElse("; there are none");
    String asText = isAxis ? "" : " In quotes the term is searched for as text.";
    throw new FilterException(what + name + hint + asText);
  }

  private String canonicalKey(FilterKey key) {
    boolean plainAxis = key instanceof AxisKey && !vocabulary.hidesAxis(key.name());
    if (!(key instanceof AxisKey)
        || (plainAxis && FilterScanner.quoted(key.name()).equals(key.name()))) {
      return key.name();
    }
    return AXIS + '"' + key.name().replace("\"", "\"\"") + '"';
  }

  private static String canonicalValues(List<String> values) {
    return values.stream().map(FilterParser::canonicalValue).collect(Collectors.joining(","));
  }

  /// After an operator, signs and further operators are plain text.
  static String canonicalValue(String value) {
    boolean plain = value.chars().noneMatch(c -> Character.isWhitespace(c) || c == '"' || c == ',');
    boolean operator = FilterScanner.operator(value, 0) == 0;
    return plain && !operator ? value : '"' + value.replace("\"", "\"\"") + '"';
  }

  private static FilterTerm made(
      FilterScanner.Piece piece, boolean negated, String canonical, Predicate<TableRow> condition) {
    return new FilterTerm(
        piece.start(),
        piece.end(),
        negated ? "-" + canonical : canonical,
        negated ? condition.negate() : condition);
  }
}
