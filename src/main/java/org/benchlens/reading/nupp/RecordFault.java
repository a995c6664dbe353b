package org.benchlens.reading.nupp;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;

/// Says in one line why a text is no JSON.
final class RecordFault {
  private RecordFault() {}

  static String explain(JacksonException bad) {
    String message = bad.getOriginalMessage().replaceAll("\\p{Cntrl}+", " ");
    if (bad instanceof JsonEOFException) {
      return "not JSON: the text ends too early";
    }
    if (bad instanceof StreamConstraintsException) {
      return "a text, a number or the nesting is beyond what a record holds: " + message;
    }
    return "not JSON: " + message;
  }
}
