package org.benchlens.reading.nvbench;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// One string for each distinct text of a file. Looked up by characters, so that a text that is
/// known already costs no new string; equal texts from one pool are the same object.
final class TextPool {
  /// Longer texts are not worth sharing.
  private static final int LONGEST = 400;

  /// Texts made to collide are not shared, so that they cannot make the table slow.
  private static final int MOST_PROBES = 64;

  private @Nullable String[] slots = new @Nullable String[256];
  private int count;

  /// The string of the characters, with a guess what it is: comparing is faster than looking up.
  ///
  /// @param guess a string of this pool, or a constant
  String text(char[] text, int offset, int length, String guess) {
    return same(guess, text, offset, length) ? guess : text(text, offset, length);
  }

  /// The string of the characters.
  String text(char[] text, int offset, int length) {
    if (length == 0) {
      return "";
    }
    if (length > LONGEST) {
      return new String(text, offset, length);
    }
    int slot = slot(text, offset, length);
    if (slot < 0) {
      return new String(text, offset, length);
    }
    String known = slots[slot];
    if (known != null) {
      return known;
    }
    String fresh = new String(text, offset, length);
    slots[slot] = fresh;
    count++;
    if (count * 2 > slots.length) {
      grow();
    }
    return fresh;
  }

  /// Where the text is or would go; -1 when the way there is too long.
  private int slot(char[] text, int offset, int length) {
    int mask = slots.length - 1;
    int slot = spread(hash(text, offset, length)) & mask;
    for (int probes = 0; probes < MOST_PROBES; probes++) {
      String at = slots[slot];
      if (at == null || same(at, text, offset, length)) {
        return slot;
      }
      slot = slot + 1 & mask;
    }
    return -1;
  }

  private static boolean same(String known, char[] text, int offset, int length) {
    if (known.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (known.charAt(i) != text[offset + i]) {
        return false;
      }
    }
    return true;
  }

  /// Equals [String#hashCode], which strings in the table have computed already.
  private static int hash(char[] text, int offset, int length) {
    int hash = 0;
    for (int i = offset; i < offset + length; i++) {
      hash = 31 * hash + text[i];
    }
    return hash;
  }

  private static int spread(int hash) {
    // Similar texts have neighbouring codes; the factor (2^32 / golden ratio) drives them apart.
    int far = hash * 0x9E3779B9;
    return far ^ far >>> 16;
  }

  private void grow() {
    @Nullable String[] old = slots;
    slots = Arrays.copyOf(old, old.length * 2);
    Arrays.fill(slots, null);
    int mask = slots.length - 1;
    for (String text : old) {
      if (text != null) {
        int slot = spread(text.hashCode()) & mask;
        while (slots[slot] != null) {
          slot = slot + 1 & mask;
        }
        slots[slot] = text;
      }
    }
  }
}
