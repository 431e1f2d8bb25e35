/// Which lines of one text changed.
struct ChangeMarks {
  private var isChanged: [Bool]

  init(_ isChanged: [Bool]) {
    self.isChanged = isChanged
  }

  /// How many lines changed before the first unchanged line, between it and the next, and so on.
  /// Both texts have as many of these runs, as they have the same unchanged lines.
  var runs: [Int] {
    var runs = [0]
    for isChanged in isChanged {
      if isChanged { runs[runs.count - 1] += 1 } else { runs.append(0) }
    }
    return runs
  }

  /// Moves each run of changed lines to where it is clearest what changed.
  ///
  /// One line more before a run that ends with the same line, or one after a run that starts with
  /// it, could as well be the one that changed. Runs that meet are taken for one. Of its places a
  /// run takes the last where lines of the other text changed too, so that they are seen to have
  /// become one another; without such a place, the last of all. As that is a rule, the same change
  /// on two sides of a merge is the same change.
  mutating func slide(in lines: [Line], beside other: ChangeMarks) {
    let otherRuns = other.runs
    var run = Run(start: 0, end: 0, index: 0)
    while run.start < isChanged.count {
      guard isChanged[run.start] else {
        run = Run(start: run.start + 1, end: run.start + 1, index: run.index + 1)
        continue
      }
      join(&run)
      var meetingPlace: Int?
      var count = 0
      while run.count != count {
        count = run.count
        while moveUp(&run, in: lines) {}
        meetingPlace = otherRuns[run.index] > 0 ? run.index : nil
        while moveDown(&run, in: lines) {
          if otherRuns[run.index] > 0 { meetingPlace = run.index }
        }
      }
      while let meetingPlace, run.index > meetingPlace, moveUp(&run, in: lines) {}
      run = Run(start: run.end, end: run.end, index: run.index)
    }
  }

  /// Changed lines, and how many unchanged ones stand before them.
  private struct Run {
    var start: Int
    var end: Int
    var index: Int

    var count: Int { end - start }
  }

  /// Takes the changed lines before the run and after it into the run.
  private func join(_ run: inout Run) {
    while run.start > 0, isChanged[run.start - 1] { run.start -= 1 }
    while run.end < isChanged.count, isChanged[run.end] { run.end += 1 }
  }

  private mutating func moveUp(_ run: inout Run, in lines: [Line]) -> Bool {
    guard run.start > 0, lines[run.start - 1] == lines[run.end - 1] else { return false }
    isChanged[run.start - 1] = true
    isChanged[run.end - 1] = false
    run = Run(start: run.start - 1, end: run.end - 1, index: run.index - 1)
    join(&run)
    return true
  }

  private mutating func moveDown(_ run: inout Run, in lines: [Line]) -> Bool {
    guard run.end < lines.count, lines[run.start] == lines[run.end] else { return false }
    isChanged[run.start] = false
    isChanged[run.end] = true
    run = Run(start: run.start + 1, end: run.end + 1, index: run.index + 1)
    join(&run)
    return true
  }
}
