import Foundation
import TestSupport
import Testing

/// Runs that end in the middle, at any moment.
@Suite(.blocking)
struct KillTests {
  /// A grove in summer, and what it holds in either season, edits included.
  private struct Year {
    let grove: Grove
    let files: [Grove.Season: [String: String]]
    /// How long a run takes from one season to the other.
    let duration: Double

    init() throws {
      grove = try Grove()
      try #require(try grove.generate(.summer).code == 0)
      try grove.edit()
      var files: [Grove.Season: [String: String]] = [:]
      let start = Date()
      for season in [Grove.Season.winter, .summer] {
        try #require(try grove.generate(season).code == 0)
        files[season] = try grove.files()
      }
      self.files = files
      duration = Date().timeIntervalSince(start) / 2
    }
  }

  /// How many runs are killed while they write.
  private static let killCount = Trials.count(4, many: 12, all: 200)

  @Test(arguments: 0..<2)
  func `a run that is killed leaves whole files, and the next one finishes the work`(
    _ part: Int
  ) throws {
    let year = try Year()
    var season = Grove.Season.summer
    var kills = 0
    // A run that ended before anybody looked was not killed, so another follows.
    for _ in 0..<20 * Self.killCount where kills < Self.killCount / 2 {
      season = season.other
      let old = try #require(year.files[season.other])
      let new = try #require(year.files[season])
      let run = try year.grove.generate(season, until: .ofWriting)
      run.end(by: SIGKILL)

      let left = try year.grove.files()
      for (path, text) in left where !path.contains(".tmp") {
        #expect(text == new[path] || text == old[path], "\(path)")
      }
      for path in new.keys where old[path] != nil { #expect(left[path] != nil, "\(path)") }
      if year.grove.isHalfDone {
        kills += 1
        #expect(try year.grove.generate(season).code == 0)
        #expect(try year.grove.files() == new)
      } else {
        #expect(left == new)
      }
    }
    #expect(kills == Self.killCount / 2)
  }

  @Test func `a first run that is killed leaves whole files, and the next one finishes the work`()
    throws
  {
    let grove = try Grove()
    try #require(try grove.generate(.winter).code == 0)
    let all = try grove.files()
    var kills = 0
    for _ in 0..<20 * Self.killCount where kills < Self.killCount / 2 {
      try grove.clear()
      let moment = Grove.Moment.staged(.random(in: 1...3 * Grove.count))
      try grove.generate(.winter, until: moment).end(by: SIGKILL)
      for (path, text) in try grove.files() where !path.contains(".tmp") {
        #expect(text == all[path], "\(path)")
      }
      if grove.isHalfDone { kills += 1 }
      #expect(try grove.generate(.winter).code == 0)
      #expect(try grove.files() == all)
    }
    #expect(kills == Self.killCount / 2)
  }

  @Test func `a first run that is interrupted leaves nothing, or has ended`() throws {
    let grove = try Grove()
    try #require(try grove.generate(.winter).code == 0)
    let all = try grove.files()
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGINT, SIGINT] {
      try grove.clear()
      let moment = Grove.Moment.staged(.random(in: 1...3 * Grove.count))
      try grove.generate(.winter, until: moment).end(by: signal)
      #expect(!grove.isHalfDone)
      let left = try grove.files()
      #expect(left == [:] || left == all)
    }
  }

  @Test func `a directory that somebody makes while a run is at work gets the files, or stops it`()
    throws
  {
    let grove = try Grove()
    try #require(try grove.generate(.winter).code == 0)
    let all = try grove.files()
    for round in 0..<8 {
      try grove.clear()
      let run = try grove.generate(
        .winter, until: .staged(.random(in: 1...3 * Grove.count)))
      let isInTheWay = round.isMultiple(of: 2)
      let mine = isInTheWay ? "Models/Leaf0.swift" : "Models/Mine.swift"
      // A run that has already put the directory at its path is not disturbed any more.
      let isMade = (try? grove.make(mine)) != nil
      run.waitUntilExit()
      let left = try grove.files()
      if isMade, isInTheWay {
        #expect(run.terminationStatus == 74)
        #expect(left == [mine: "mine\n"])
      } else {
        #expect(run.terminationStatus == 0)
        #expect(left == all.merging(isMade ? [mine: "mine\n"] : [:]) { $1 })
      }
    }
  }

  @Test func `a run that is killed before it writes has done nothing, and later everything`() throws
  {
    let year = try Year()
    var season = Grove.Season.summer
    for _ in 0..<10 {
      season = season.other
      let moment = Grove.Moment.after(.random(in: 0...year.duration))
      try year.grove.generate(season, until: moment).end(by: SIGKILL)
      #expect(try year.grove.generate(season).code == 0)
      #expect(try year.grove.files() == year.files[season])
    }
  }

  @Test func `a run that is interrupted rolls back what it wrote, or has ended`() throws {
    let year = try Year()
    let old = try #require(year.files[.summer])
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGINT, SIGINT, SIGINT, SIGINT, SIGINT] {
      try year.grove.generate(.winter, until: .ofWriting).end(by: signal)
      #expect(!year.grove.isHalfDone)
      let left = try year.grove.files()
      #expect(left == old || left == year.files[.winter])
      if left != old {
        #expect(try year.grove.start("undo", "out").code == 0)
        #expect(try year.grove.files() == old)
      }
    }
  }

  @Test func `runs at once do each their work`() throws {
    let year = try Year()
    for season in [Grove.Season.winter, .summer] {
      let runs = try (0..<3).map { _ in try year.grove.generate(season) }
      #expect(runs.map(\.code) == [0, 0, 0])
      #expect(try year.grove.files() == year.files[season])
    }
  }

  @Test func `a file that is edited while a run is at work keeps the edit`() throws {
    let year = try Year()
    var season = Grove.Season.summer
    for round in 0..<8 {
      season = season.other
      let run = try year.grove.generate(
        season, until: .staged(.random(in: 1...2 * Grove.count)))
      let line = "// round \(round)\n"
      try year.grove.write(try year.grove.text(ofTree: 99) + line, toTree: 99)
      run.waitUntilExit()
      #expect(try year.grove.text(ofTree: 99).hasSuffix(line))
      #expect(try year.grove.generate(season).code == 0)
      #expect(try year.grove.text(ofTree: 99).hasSuffix(line))
    }
  }
}
