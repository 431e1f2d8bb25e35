import Foundation
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

  /// Some, or with `EVERY_KILL=1` all.
  static var tested: [TeamPair] {
    ProcessInfo.processInfo.environment["EVERY_KILL"] == nil ? some : all
  }

  private static let some = [
    // Neighbours in sources that both branches generate.
    TeamPair("property", "default"),
    TeamPair("member", "drop", style: "diff3"),
    TeamPair("member", "action", style: "zdiff3"),
    TeamPair("drop", "action"),
    TeamPair("connector-property", "rule", style: "diff3"),
    TeamPair("delegate", "action"),
    TeamPair("progress", "action", style: "zdiff3"),
    // Neighbours in the order of the files.
    TeamPair("attribute", "input"),
    TeamPair("member", "progress", style: "diff3"),
    TeamPair("connector-property", "theme"),
    TeamPair("rule", "action", style: "zdiff3"),
    TeamPair("action", "theme"),
    TeamPair("rule", "delegate"),
    // Files that both branches change, and files of one branch alone.
    TeamPair("summary", "property"),
    TeamPair("property", "drop"),
    TeamPair("argument", "result"),
    TeamPair("member", "theme"),

    TeamPair("property", "default", .rebase, style: "diff3"),
    TeamPair("member", "drop", .rebase),
    TeamPair("delegate", "action", .rebase, style: "zdiff3"),
    TeamPair("attribute", "rule", .rebase),
  ]

  private static let all = Team.branches.indices.flatMap { index in
    Team.branches[(index + 1)...].enumerated().flatMap { distance, second in
      let names = (Team.branches[index].name, second.name)
      let style = ["merge", "diff3", "zdiff3"][distance % 3]
      return [
        TeamPair(names.0, names.1, style: style),
        TeamPair(names.1, names.0, .rebase, style: style),
      ]
    }
  }
}
