package org.benchlens.present.nupp;

import java.util.List;
import java.util.Optional;

/// What is to be shown about records, as data; writers and screens show the same.
///
/// @param kind which page: `record`, `program`, `compare`, `gates`, `history` or `pilot`
/// @param title its heading
/// @param facts what holds for all of it
/// @param sections its parts, the main table first; parts without content are left out by those
///     who show it to people, not by exports
public record RecordPage(
    String kind, String title, List<PageFact> facts, List<PageSection> sections) {
  public RecordPage {
    facts = List.copyOf(facts);
    sections = List.copyOf(sections);
  }

  /// The first table.
  public Optional<PageSection.Table> mainTable() {
    return sections.stream()
        .filter(PageSection.Table.class::isInstance)
        .map(PageSection.Table.class::cast)
        .findFirst();
  }

  /// The parts that the main table does not say, each with its number of rows or lines.
  public List<PageSection> beside() {
    Optional<PageSection.Table> main = mainTable();
    return sections.stream()
        .filter(section -> !Optional.of(section).equals(main))
        .filter(section -> !section.isEmpty())
        .toList();
  }
}
