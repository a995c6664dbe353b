package org.benchlens.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads sizes such as `1280x800`.
final class SizeConverter implements ITypeConverter<PictureSize> {
  private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{1,4})[xX]([1-9][0-9]{1,4})");
  private static final int LIMIT = 8192;

  @Override
  public PictureSize convert(String text) {
    Matcher matcher = SIZE.matcher(text);
    if (matcher.matches()) {
      int width = Integer.parseInt(matcher.group(1));
      int height = Integer.parseInt(matcher.group(2));
      if (width <= LIMIT && height <= LIMIT) {
        return new PictureSize(width, height);
      }
    }
    throw new TypeConversionException(
        "'" + text + "' is no size such as 1280x800 within " + LIMIT + "x" + LIMIT);
  }
}
