/// The lines of a text that changed.
struct ChangeMarks {
  private var isChanged: [Bool]

  init(_ isChanged: [Bool]) {
    self.isChanged = isChanged
  }

  /// The numbers of changed lines before the first unchanged line, between it and the next, and so
  /// on. Both texts have the same number of runs because they have the same unchanged lines.
  var runs: [Int] {
    var runs = [0]
    for isChanged in isChanged {
      if isChanged { runs[runs.count - 1] += 1 } else { runs.append(0) }
    }
    return runs
  }

  /// Moves each run of changed lines to the position where the change is easiest to read.
  ///
  /// A run can move up by a line if the line before it equals its last one, and down if the line
  /// after it equals its first one. Runs that touch are joined. Of all its possible positions, a
  /// run takes the last one at which the other text also has changed lines, so that these lines
  /// replace each other, or else the last one. By this rule, the same change looks the same on both
  /// sides of a merge.
  mutating func slide(in lines: [Line], beside other: ChangeMarks) {
    let otherRuns = other.runs
    var run = Run(start: 0, end: 0, index: 0)
    while run.start < isChanged.count {
      guard isChanged[run.start] else {
        run = Run(start: run.start + 1, end: run.start + 1, index: run.index + 1)
        continue
      }
      join(&run)
      var alignedIndex: Int?
      var count = 0
      while run.count != count {
        count = run.count
        while moveUp(&run, in: lines) {}
        alignedIndex = otherRuns[run.index] > 0 ? run.index : nil
        while moveDown(&run, in: lines) {
          if otherRuns[run.index] > 0 { alignedIndex = run.index }
        }
      }
      while let alignedIndex, run.index > alignedIndex, moveUp(&run, in: lines) {}
      run = Run(start: run.end, end: run.end, index: run.index)
    }
  }

  /// Changed lines, and the number of unchanged lines before them.
  private struct Run {
    var start: Int
    var end: Int
    var index: Int

    var count: Int { end - start }
  }

  /// Extends the run by the changed lines before and after it.
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
