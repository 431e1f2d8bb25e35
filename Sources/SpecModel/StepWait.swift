import SourceText

/// A step of a stage that waits for another step of the same stage, and the range that says so.
struct StepWait {
  let step: String
  let awaited: String
  let range: SourceRange
}

extension StepWait {
  /// Reports the steps that wait for each other, each cycle once.
  static func reportCycles(of waits: [StepWait], reporting diagnostics: inout Diagnostics) {
    var search = CycleSearch(waits)
    while let cycle = search.cycle, let last = cycle.last {
      diagnostics.error(
        cycle.count == 1 ? .waitsForItself(last.step) : .cycle(cycle.map(\.step)),
        at: last.range,
        notes: cycle.dropLast().map { Diagnostic.Note(.waits($0), at: $0.range) })
      search.remove(cycle)
    }
  }
}

/// The waits of a stage, without those that are bound to end.
private struct CycleSearch {
  private let waits: [StepWait]
  /// The waits of each step, and those for it.
  private let ofStep: [String: [Int]]
  private let forStep: [String: [Int]]
  private var isLeft: [Bool]
  /// How many waits of each step are left.
  private var counts: [String: Int]
  /// No wait before is left.
  private var start = 0

  init(_ waits: [StepWait]) {
    self.waits = waits
    ofStep = Dictionary(grouping: waits.indices) { waits[$0].step }
    forStep = Dictionary(grouping: waits.indices) { waits[$0].awaited }
    isLeft = waits.map { _ in true }
    counts = ofStep.mapValues(\.count)
    // A step that waits for nothing runs, so the waits for it end.
    for step in forStep.keys where ofStep[step] == nil { endWaits(for: step) }
    skipEnded()
  }

  /// Waits that lead from a step back to itself: each starts at the step that the one before
  /// awaits.
  var cycle: [StepWait]? {
    guard start < waits.count else { return nil }
    var way: [StepWait] = []
    var indices: [String: Int] = [:]
    var next: Int? = start
    while let current = next.map({ waits[$0] }) {
      if let first = indices[current.step] { return Array(way[first...]) }
      indices[current.step] = way.count
      way.append(current)
      next = ofStep[current.awaited]?.first { isLeft[$0] }
    }
    return nil
  }

  /// Removes the waits of the cycle, to continue as if no step of it waited for the next one.
  mutating func remove(_ cycle: [StepWait]) {
    for wait in cycle {
      for index in ofStep[wait.step] ?? [] where waits[index].awaited == wait.awaited {
        remove(index)
      }
    }
    for wait in cycle where counts[wait.step] == 0 { endWaits(for: wait.step) }
    skipEnded()
  }

  /// Removes the waits for a step that waits for nothing, and those for the steps that are free
  /// then.
  private mutating func endWaits(for step: String) {
    var free = [step]
    while let step = free.popLast() {
      for index in forStep[step] ?? [] where isLeft[index] {
        remove(index)
        if counts[waits[index].step] == 0 { free.append(waits[index].step) }
      }
    }
  }

  private mutating func remove(_ index: Int) {
    guard isLeft[index] else { return }
    isLeft[index] = false
    counts[waits[index].step, default: 0] -= 1
  }

  private mutating func skipEnded() {
    while start < waits.count, !isLeft[start] { start += 1 }
  }
}

extension Diagnostic.Message {
  fileprivate static func waitsForItself(_ step: String) -> Self {
    "'\(step)' waits for itself; a step can only wait for others"
  }

  fileprivate static func cycle(_ steps: [String]) -> Self {
    let names = (steps + steps.prefix(1)).map(\.quoted)
    return "\(names[0]) waits for \(names.dropFirst().joined(separator: ", which waits for ")); "
      + "let one of them go without"
  }

  fileprivate static func waits(_ wait: StepWait) -> Self {
    "'\(wait.step)' waits for '\(wait.awaited)' here"
  }
}
