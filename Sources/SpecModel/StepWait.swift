import SourceText

/// A step that waits for another step of the same stage, and the range that says so.
struct StepWait {
  let step: String
  let awaited: String
  let range: SourceRange
}

extension StepWait {
  /// Reports the steps that wait for each other, each cycle once.
  static func reportCycles(of waits: [StepWait], reporting log: DiagnosticLog) {
    var awaited: [String: Set<String>] = [:]
    let waits = waits.filter { awaited[$0.step, default: []].insert($0.awaited).inserted }
    // The last wait of each step is the one to follow next.
    var left = Dictionary(grouping: waits.reversed(), by: \.step)
    for first in waits {
      // Each wait is for the step of the wait after it.
      var way: [StepWait] = []
      // The index on the way of the wait of each step.
      var indices: [String: Int] = [:]
      repeat {
        let step = way.last?.awaited ?? first.step
        if let start = indices[step] {
          report(way[start...], reporting: log)
          // Continue as if no step of the cycle waited for the next one.
          for wait in way[start...] {
            left[wait.step]?.removeLast()
            indices[wait.step] = nil
          }
          way.removeSubrange(start...)
        } else if let next = left[step]?.last {
          indices[step] = way.count
          way.append(next)
        } else if let ended = way.popLast() {
          // A step that waits for nothing runs, so the waits for it end.
          left[ended.step]?.removeLast()
          indices[ended.step] = nil
        }
      } while !way.isEmpty
    }
  }

  private static func report(_ cycle: ArraySlice<StepWait>, reporting log: DiagnosticLog) {
    guard let last = cycle.last else { return }
    log.error(
      cycle.count == 1 ? .waitsForItself(last.step) : .cycle(cycle.map(\.step)), at: last.range,
      notes: cycle.dropLast().map { Diagnostic.Note(.waits($0), at: $0.range) })
  }
}

extension Diagnostic.Message {
  fileprivate static func waitsForItself(_ step: String) -> Self {
    "'\(step)' waits for itself; a step can only wait for others"
  }

  fileprivate static func cycle(_ steps: [String]) -> Self {
    let names = (steps + steps.prefix(1)).map(\.quoted)
    return "\(names[0]) waits for \(names.dropFirst().joined(separator: ", which waits for ")); "
      + "remove one of these dependencies"
  }

  fileprivate static func waits(_ wait: StepWait) -> Self {
    "'\(wait.step)' waits for '\(wait.awaited)' here"
  }
}
