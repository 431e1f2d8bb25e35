import SourceText

/// That a step of a stage waits for another one of it, and the place that says so.
struct StepWait {
  let step: String
  let awaited: String
  let place: SourceRange
}

extension StepWait {
  /// Reports the steps that wait for each other, each circle once.
  static func reportCircles(of waits: [StepWait], reporting diagnostics: inout Diagnostics) {
    var left = waits
    while let circle = circle(in: left), let last = circle.last {
      diagnostics.error(
        circle.count == 1 ? .waitsForItself(last.step) : .circle(circle.map(\.step)),
        at: last.place,
        notes: circle.dropLast().map { Diagnostic.Note(.waits($0), at: $0.place) })
      left.removeAll { wait in
        circle.contains { $0.step == wait.step && $0.awaited == wait.awaited }
      }
    }
  }

  /// Waits that lead from a step to itself, each from where the one before has led to.
  private static func circle(in waits: [StepWait]) -> [StepWait]? {
    var left = waits
    // Nobody waits in vain for a step that waits for nothing.
    while true {
      let free = left.filter { wait in !left.contains { $0.step == wait.awaited } }
      if free.isEmpty { break }
      left.removeAll { wait in free.contains { $0.place == wait.place } }
    }
    guard var current = left.first else { return nil }
    var way = [current]
    while let next = left.first(where: { $0.step == current.awaited }) {
      if let start = way.firstIndex(where: { $0.step == next.step }) { return Array(way[start...]) }
      way.append(next)
      current = next
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func waitsForItself(_ step: String) -> Self {
    "'\(step)' waits for itself; a step can only wait for others"
  }

  fileprivate static func circle(_ steps: [String]) -> Self {
    let names = (steps + steps.prefix(1)).map(\.quoted)
    return "\(names[0]) waits for \(names.dropFirst().joined(separator: ", which waits for ")); "
      + "let one of them go without"
  }

  fileprivate static func waits(_ wait: StepWait) -> Self {
    "'\(wait.step)' waits for '\(wait.awaited)' here"
  }
}
