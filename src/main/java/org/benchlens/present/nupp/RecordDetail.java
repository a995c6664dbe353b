package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.nupp.TrendState;
import org.benchlens.present.format.Decimals;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.ForkReview;

/// What is to say about a benchmark of one record: what its interval takes, its notes, the trend of
/// each fork, and whether what is recorded comes out again.
public final class RecordDetail {
  private RecordDetail() {}

  /// The detail.
  public static BenchmarkDetail of(BenchmarkReview review) {
    List<DetailPart> parts = new ArrayList<>();
    List<DetailLine> questions = new ArrayList<>();
    questions.add(question(review.interval().enough()));
    if (review.trends().tested() > 0) {
      questions.add(
          DetailLine.of(
              review.trends().unsettled().holds() ? DetailLine.Mark.FAILS : DetailLine.Mark.HOLDS,
              "fewer than half of the tested forks have a trend",
              review.trends().trending() + " of " + review.trends().tested()));
    }
    parts.add(new DetailPart("What the interval takes", "", questions));
    List<DetailLine> notes = new ArrayList<>();
    review.notes().forEach(one -> notes.add(note(withoutName(review, RecordNoteText.of(one)))));
    review.forks().forEach(fork -> trend(fork).ifPresent(notes::add));
    if (!notes.isEmpty()) {
      parts.add(new DetailPart("Notes", Integer.toString(notes.size()), notes));
    }
    parts.add(recomputed(review));
    return new BenchmarkDetail(
        review.id(), Optional.empty(), sentence(review), Optional.empty(), parts);
  }

  private static String withoutName(BenchmarkReview review, String note) {
    String name = review.id().name() + ": ";
    return note.startsWith(name) ? note.substring(name.length()) : note;
  }

  private static DetailPart recomputed(BenchmarkReview review) {
    int count = review.differences().size();
    return new DetailPart(
        "Recomputed",
        count == 0 ? "everything recorded comes out again" : count + " recorded values do not",
        review.differences().stream().map(one -> note(DifferenceText.of(one))).toList());
  }

  private static String sentence(BenchmarkReview review) {
    if (review.forks().size() == 1) {
      return "One fork: p25 to p99 is the spread inside one process, not a confidence interval.";
    }
    ScoreInterval interval = ScoreInterval.of(review);
    if (interval.present()) {
      return "Interval of the score "
          + interval.text(ScoreTable.kind(review))
          + " "
          + ScoreText.of(ScoreTable.kind(review)).unit()
          + ", attained coverage "
          + Percent.coverage(interval.coverage())
          + ".";
    }
    return interval
        .withheld()
        .map(reason -> "No interval: " + reason.word() + ".")
        .orElse("No interval.");
  }

  private static Optional<DetailLine> trend(ForkReview fork) {
    return fork.samples()
        .map(ForkReview.OfSamples::trend)
        .filter(trend -> trend.state() == TrendState.TREND)
        .map(
            trend ->
                note(
                    "fork "
                        + fork.fork().index()
                        + ": trend, level moved "
                        + Decimals.signed(trend.drift() * 100, 1)
                        + "%"));
  }

  static DetailLine question(Condition condition) {
    return DetailLine.of(
        condition.holds() ? DetailLine.Mark.HOLDS : DetailLine.Mark.FAILS,
        ConditionText.question(condition.id()),
        ConditionText.numbers(condition));
  }

  private static DetailLine note(String text) {
    return DetailLine.of(DetailLine.Mark.NOTE, text, "");
  }
}
