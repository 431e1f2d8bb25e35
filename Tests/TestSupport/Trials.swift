internal import Foundation

/// How many of the possible cases the tests try: `TRIALS` in the environment. It is always the same
/// part of them.
public enum Trials: String, Sendable {
  /// A sample of each kind, so that the tests of a fresh clone end while somebody waits.
  case some
  /// What `.ci/run` tries.
  case many
  /// Everything, which takes more than an hour: `.ci/kills`.
  case all

  public static let current: Trials = {
    guard let text = ProcessInfo.processInfo.environment["TRIALS"] else { return .some }
    guard let trials = Trials(rawValue: text) else {
      preconditionFailure("TRIALS is 'some', 'many' or 'all', and not '\(text)'")
    }
    return trials
  }()

  public static func count(_ some: Int, many: Int, all: Int) -> Int {
    switch current {
    case .some: some
    case .many: many
    case .all: all
    }
  }
}
