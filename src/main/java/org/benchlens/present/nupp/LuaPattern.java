package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A Lua pattern, as `nupp bench` selects with it: classes (`%d`, `[a-z]`, `.`), the repetitions
/// `*`, `+`, `-` and `?`, and the anchors `^` and `$`. Parentheses group nothing and are skipped.
///
/// Unlike there, `%b`, `%f` and `%1` are refused: no selection was seen to use them, and refusing
/// is better than matching something else.
public final class LuaPattern {
  private static final int LONGEST = 200;

  private final String text;
  private final boolean anchored;
  private final boolean toEnd;
  private final List<Item> items;

  private enum Repeat {
    ONCE,
    OPTIONAL,
    ANY
  }

  private record Item(LuaClass characters, Repeat repeat) {}

  private LuaPattern(String text, boolean anchored, boolean toEnd, List<Item> items) {
    this.text = text;
    this.anchored = anchored;
    this.toEnd = toEnd;
    this.items = items;
  }

  /// Reads a pattern.
  ///
  /// @throws PatternException when it is malformed
  public static LuaPattern of(String text) throws PatternException {
    if (text.isEmpty() || text.length() > LONGEST) {
      throw new PatternException(
          text.isEmpty() ? "it is empty" : "it is longer than " + LONGEST + " characters");
    }
    boolean anchored = text.startsWith("^");
    List<Item> items = new ArrayList<>();
    int at = anchored ? 1 : 0;
    int open = 0;
    boolean toEnd = false;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '$' && at == text.length() - 1) {
        toEnd = true;
        at++;
      } else if (c == '(' || c == ')') {
        open += c == '(' ? 1 : -1;
        if (open < 0) {
          throw new PatternException("a ')' has no '('");
        }
        at++;
      } else {
        LuaClass.Parsed parsed = LuaClass.at(text, at);
        Repeat repeat = repeat(text, parsed.end());
        if (repeat != Repeat.ONCE && text.charAt(parsed.end()) == '+') {
          items.add(new Item(parsed.characters(), Repeat.ONCE));
        }
        items.add(new Item(parsed.characters(), repeat));
        at = parsed.end() + (repeat == Repeat.ONCE ? 0 : 1);
      }
    }
    if (open > 0) {
      throw new PatternException("a '(' has no ')'");
    }
    return new LuaPattern(text, anchored, toEnd, items);
  }

  private static Repeat repeat(String text, int at) {
    return switch (at < text.length() ? text.charAt(at) : ' ') {
      // Longest or shortest first makes no difference to whether there is a match.
      case '*', '+', '-' -> Repeat.ANY;
      case '?' -> Repeat.OPTIONAL;
      default -> Repeat.ONCE;
    };
  }

  /// Whether the pattern occurs in a text.
  ///
  /// Only whether, so that a table of the places that can be reached will do: its cost is the
  /// product of both lengths, whatever the pattern.
  public boolean findsIn(String subject) {
    boolean[] reached = new boolean[subject.length() + 1];
    reached[0] = true;
    if (!anchored) {
      Arrays.fill(reached, true);
    }
    for (Item item : items) {
      reached = step(item, reached, subject);
    }
    if (toEnd) {
      return reached[subject.length()];
    }
    for (boolean place : reached) {
      if (place) {
        return true;
      }
    }
    return false;
  }

  private static boolean[] step(Item item, boolean[] from, String subject) {
    boolean[] to = new boolean[from.length];
    for (int i = 0; i < from.length; i++) {
      boolean fits = i > 0 && item.characters().holds(subject.charAt(i - 1));
      to[i] =
          switch (item.repeat()) {
            case ONCE -> fits && from[i - 1];
            case OPTIONAL -> from[i] || (fits && from[i - 1]);
            case ANY -> from[i] || (fits && to[i - 1]);
          };
    }
    return to;
  }

  @Override
  public String toString() {
    return text;
  }
}
