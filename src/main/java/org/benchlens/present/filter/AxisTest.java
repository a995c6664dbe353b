package org.benchlens.present.filter;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.model.Axis;
import org.benchlens.model.AxisValue;
import org.benchlens.present.format.AxisText;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.TableRow;

/// A question about the setting of an axis. A sweep has few settings and many rows, so the answer
/// for each setting is kept.
final class AxisTest {
  private final BiPredicate<AxisValue, AxisText> question;
  private final Map<Setting, Boolean> answers = new ConcurrentHashMap<>();

  /// @param question asked with the exact value and what is shown for it
  AxisTest(BiPredicate<AxisValue, AxisText> question) {
    this.question = question;
  }

  /// The answer for a value of a row.
  boolean test(TableRow row, AxisValue value) {
    MatchedSection section = row.matched().section();
    return answers.computeIfAbsent(
        new Setting(AxisColumns.declared(section.benchmark(), value.name()), value),
        setting -> question.test(value, AxisText.of(value, setting.axis())));
  }

  private record Setting(Optional<Axis> axis, AxisValue value) {}
}
