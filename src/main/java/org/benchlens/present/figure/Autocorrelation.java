package org.benchlens.present.figure;

/// How much a sample tells about the next one.
final class Autocorrelation {
  private Autocorrelation() {}

  /// The correlation of neighbours, `sum (x[i]-m)(x[i+1]-m) / sum (x[i]-m)^2` with the mean m of
  /// all, -1 to 1; NaN when all values are equal.
  static double of(Series series) {
    double mean = 0;
    for (int i = 0; i < series.size(); i++) {
      mean += (series.at(i) - mean) / (i + 1);
    }
    double product = 0;
    double square = 0;
    for (int i = 0; i < series.size(); i++) {
      double here = series.at(i) - mean;
      square += here * here;
      product += i == 0 ? 0 : here * (series.at(i - 1) - mean);
    }
    return square == 0 ? Double.NaN : product / square;
  }
}
