package org.benchlens.present.nupp;

import java.util.Optional;
import org.benchlens.model.nupp.ExecutionProfile;
import org.benchlens.replicate.gate.GateFailure;
import org.benchlens.replicate.gate.GateNote;

/// Says what a gate found in one line.
public final class GateText {
  private GateText() {}

  /// `NAME: ` and the failure.
  public static String of(GateFailure failure) {
    return failure.id().name()
        + ": "
        + switch (failure) {
          case GateFailure.AllocationsRose rose ->
              "allocations rose from "
                  + rose.from()
                  + " to "
                  + rose.to()
                  + " in "
                  + rose.file()
                  + " ("
                  + rose.kind()
                  + ")";
          case GateFailure.NewAbortSite abort -> "new trace abort site: " + abort.site().text();
        };
  }

  /// `NAME: ` and the note.
  public static String of(GateNote note) {
    return note.id().name()
        + ": "
        + switch (note) {
          case GateNote.NotInBaseline alone -> "not in the baseline, nothing compared";
          case GateNote.ExecutionProfileDiffers differs ->
              "execution profile differs, gates not compared: "
                  + profile(differs.candidate())
                  + " against "
                  + profile(differs.baseline());
          case GateNote.AllocationSitesMissing missing ->
              "allocation sites not recorded on "
                  + missing.missing().words()
                  + ", counted as none there";
          case GateNote.RemarksMissing missing ->
              "remarks not recorded on " + missing.missing().words() + ", not compared";
          case GateNote.RemarkAppeared appeared ->
              "remark appeared: " + appeared.remark().identity();
          case GateNote.RemarkWentAway away -> "remark went away: " + away.remark().identity();
          case GateNote.TraceProfileDiffers differs ->
              "trace profile differs, abort sites not compared: "
                  + differs.candidate().orElse("none")
                  + " against "
                  + differs.baseline().orElse("none");
          case GateNote.AbortsNotCollected missing ->
              "abort sites not collected on " + missing.missing().words() + ", not compared";
        };
  }

  static String profile(Optional<ExecutionProfile> profile) {
    if (profile.isEmpty()) {
      return "none";
    }
    String level =
        profile.get().optLevel().isPresent()
            ? "-O" + profile.get().optLevel().getAsLong()
            : "no level";
    String disabled = profile.get().disabled();
    return disabled.isEmpty() ? level : level + " without " + disabled;
  }
}
