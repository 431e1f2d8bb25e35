import Foundation
import TestSupport
import Testing

/// Runs that change several trees and end in the middle, at any moment: once the next run or an
/// undo has ended, either all trees are as before, or all are as the run was to leave them.
@Suite(.blocking)
struct KillsAcrossTreesTests {
  /// How many runs of each kind are killed while they write.
  private static let killCount = Trials.count(1, many: 3, all: 200)

  private let orchard: Orchard
  private let generate = ["generate", "-q"] + Orchard.fields
  private let undo = ["undo", "-q"]

  init() throws {
    orchard = try Orchard()
    try #require(try orchard.run(generate) == 0)
    try orchard.edit()
  }

  /// Calls `attempt` until it killed so many runs; one that came to its end first does not count.
  /// The window follows how fast the machine is at the moment, so that about half of the runs end.
  private func repeated(
    within measured: Double, _ attempt: (_ window: Double) throws -> Bool
  ) throws {
    var (kills, window) = (0, measured)
    for _ in 0..<20 * Self.killCount where kills < Self.killCount {
      let wasKilled = try attempt(window)
      window *= wasKilled ? 1.05 : 0.95
      if wasKilled { kills += 1 }
    }
    #expect(kills == Self.killCount)
  }

  @Test func `a killed generate is finished by the next one, or rolled back by undo`() throws {
    var files: [Grove.Season: [String: String]] = [:]
    var window = 0.0
    for season in [Grove.Season.winter, .summer] {
      try orchard.plant(season)
      window = try orchard.writingTime(of: generate)
      files[season] = try orchard.files()
    }
    var season = Grove.Season.summer
    try repeated(within: window) { window in
      try orchard.plant(season.other)
      let wasKilled = try orchard.kill(generate, within: window)
      if wasKilled, Bool.random() {
        // Whether it had just ended or not.
        #expect(try orchard.run(undo) == 0)
        #expect(try orchard.files() == files[season])
      } else {
        #expect(try orchard.run(generate) == 0)
        season = season.other
        #expect(try orchard.files() == files[season])
      }
      return wasKilled
    }
  }

  @Test func `an undo that is killed is finished by the next one`() throws {
    let old = try orchard.files()
    try orchard.plant(.winter)
    try #require(try orchard.run(generate) == 0)
    let new = try orchard.files()
    let window = try orchard.writingTime(of: undo)
    try repeated(within: window) { window in
      try #require(try orchard.run(generate) == 0)
      try #require(try orchard.files() == new)
      let wasKilled = try orchard.kill(undo, within: window)
      // Nothing is on record any more if it had ended.
      #expect([0, 66].contains(try orchard.run(undo)))
      #expect(try orchard.files() == old)
      return wasKilled
    }
  }

  @Test func `a rename that is killed is rolled back, or done, by the next command`() throws {
    func spec(_ name: String) -> String { "notes/\(name).screenlet.yml" }
    func rename(_ old: String, _ new: String) -> [String] {
      ["rename", spec(old), old, new, "-o", "out", "-q"]
    }
    try #require(try orchard.run(["generate", "-q", spec("Note"), "-o", "out"]) == 0)
    var files: [String: [String: String]] = [:]
    var window = 0.0
    for (old, new) in [("Note", "Memo"), ("Memo", "Note")] {
      window = try orchard.writingTime(of: rename(old, new))
      files[new] = try orchard.files()
    }
    var (old, new) = ("Note", "Memo")
    try repeated(within: window) { window in
      let wasKilled = try orchard.kill(rename(old, new), within: window)
      if wasKilled, Bool.random() {
        #expect(try orchard.run(undo) == 0)
        #expect(try orchard.files() == files[old])
      } else {
        // The old spec is gone if it had ended.
        #expect([0, 66].contains(try orchard.run(rename(old, new))))
        (old, new) = (new, old)
        #expect(try orchard.files() == files[old])
      }
      return wasKilled
    }
  }
}
