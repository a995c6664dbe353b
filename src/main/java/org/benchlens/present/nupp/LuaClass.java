package org.benchlens.present.nupp;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/// The characters that one place of a Lua pattern takes. Classes are of ASCII, as in the C locale.
///
/// @param predicate whether a character is one of them
record LuaClass(IntPredicate predicate) {

  /// A class and where it ends.
  ///
  /// @param end index behind it
  record Parsed(LuaClass characters, int end) {}

  boolean holds(char c) {
    return predicate.test(c);
  }

  /// Reads the class at an index.
  static Parsed at(String text, int at) throws PatternException {
    char c = text.charAt(at);
    return switch (c) {
      case '.' -> new Parsed(new LuaClass(any -> true), at + 1);
      case '%' -> new Parsed(new LuaClass(escaped(text, at)), at + 2);
      case '[' -> set(text, at);
      default -> new Parsed(new LuaClass(only -> only == c), at + 1);
    };
  }

  private static IntPredicate escaped(String text, int at) throws PatternException {
    if (at + 1 >= text.length()) {
      throw new PatternException("it ends with '%'");
    }
    char letter = text.charAt(at + 1);
    if (letter == 'b' || letter == 'f' || digit(letter)) {
      throw new PatternException("'%" + letter + "' is not supported");
    }
    IntPredicate named = named(Character.toLowerCase(letter));
    if (named == null) {
      return only -> only == letter;
    }
    return Character.isUpperCase(letter) ? named.negate() : named;
  }

  private static @Nullable IntPredicate named(char letter) {
    return switch (letter) {
      case 'a' -> LuaClass::letter;
      case 'd' -> LuaClass::digit;
      case 'l' -> c -> c >= 'a' && c <= 'z';
      case 'u' -> c -> c >= 'A' && c <= 'Z';
      case 's' -> c -> c == ' ' || (c >= '\t' && c <= '\r');
      case 'c' -> c -> c < ' ' || c == 0x7f;
      case 'p' -> c -> c > ' ' && c < 0x7f && !letter(c) && !digit(c);
      case 'g' -> c -> c > ' ' && c < 0x7f;
      case 'w' -> c -> letter(c) || digit(c);
      case 'x' -> c -> digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
      case 'z' -> c -> c == 0;
      default -> null;
    };
  }

  private static boolean letter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean digit(int c) {
    return c >= '0' && c <= '9';
  }

  private static Parsed set(String text, int start) throws PatternException {
    int at = start + 1;
    boolean negated = at < text.length() && text.charAt(at) == '^';
    at += negated ? 1 : 0;
    IntPredicate members = none -> false;
    // A ']' in the first place is a member.
    for (boolean first = true; ; first = false) {
      if (at >= text.length()) {
        throw new PatternException("a '[' has no ']'");
      }
      char c = text.charAt(at);
      if (c == ']' && !first) {
        return new Parsed(new LuaClass(negated ? members.negate() : members), at + 1);
      }
      boolean range =
          c != '%'
              && at + 2 < text.length()
              && text.charAt(at + 1) == '-'
              && text.charAt(at + 2) != ']';
      if (c == '%') {
        members = members.or(escaped(text, at));
        at += 2;
      } else if (range) {
        char last = text.charAt(at + 2);
        members = members.or(one -> one >= c && one <= last);
        at += 3;
      } else {
        members = members.or(only -> only == c);
        at += 1;
      }
    }
  }
}
