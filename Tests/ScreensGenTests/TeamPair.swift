import TestSupport
import Testing

/// Two branches that git brings together, and how.
struct TeamPair: Sendable, CustomTestStringConvertible {
  enum Way: String { case merge, rebase }

  /// The branch that is checked out.
  let ours: String
  let theirs: String
  var way = Way.merge
  /// How git marks conflicts.
  var style = "merge"

  init(_ ours: String, _ theirs: String, _ way: Way = .merge, style: String = "merge") {
    (self.ours, self.theirs, self.way, self.style) = (ours, theirs, way, style)
  }

  var testDescription: String { "\(way) of \(ours) and \(theirs), style \(style)" }

  /// Some, or with `TRIALS=all` every two branches, by merge and by rebase.
  static var tested: [TeamPair] {
    switch Trials.current {
    case .some: Array(neighbours.dropFirst(2).prefix(3) + others.prefix(3) + neighbours.suffix(1))
    case .many: neighbours + others
    case .all: all
    }
  }

  /// Both branches generate sources in which git finds a conflict.
  private static let neighbours = [
    TeamPair("property", "default"),
    TeamPair("member", "drop", style: "diff3"),
    TeamPair("member", "action", style: "zdiff3"),
    TeamPair("drop", "action"),
    TeamPair("connector-property", "rule", style: "diff3"),
    TeamPair("delegate", "action"),
    TeamPair("progress", "action", style: "zdiff3"),
    TeamPair("property", "default", .rebase, style: "diff3"),
    TeamPair("member", "drop", .rebase),
    TeamPair("delegate", "action", .rebase, style: "zdiff3"),
  ]

  /// Git merges the sources.
  private static let others = [
    TeamPair("attribute", "input"),
    TeamPair("member", "progress", style: "diff3"),
    TeamPair("connector-property", "theme"),
    TeamPair("rule", "action", style: "zdiff3"),
    TeamPair("action", "theme"),
    TeamPair("rule", "delegate"),
    TeamPair("summary", "property"),
    TeamPair("property", "drop"),
    TeamPair("argument", "result"),
    TeamPair("member", "theme"),
    TeamPair("attribute", "rule", .rebase),
  ]

  private static var all: [TeamPair] {
    let styles = ["merge", "diff3", "zdiff3"]
    let names = Team.branches.map(\.name)
    let pairs = names.indices.flatMap { index in
      names[(index + 1)...].enumerated().flatMap { distance, second in
        [
          TeamPair(names[index], second, style: styles[distance % 3]),
          TeamPair(second, names[index], .rebase, style: styles[distance % 3]),
        ]
      }
    }
    return pairs
      + neighbours.flatMap { pair in
        styles.map { TeamPair(pair.theirs, pair.ours, pair.way, style: $0) }
      }
  }
}

extension Team {
  /// The names of some branches that are neighbours in sources, or with `TRIALS=all` of all.
  static var testedBranches: [String] {
    Trials.current == .all
      ? branches.map(\.name)
      : ["property", "default", "member", "drop", "delegate", "progress", "action"]
  }
}
