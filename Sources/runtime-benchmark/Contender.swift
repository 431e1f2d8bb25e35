internal import Foundation

/// One way to call the server repeatedly.
@MainActor protocol Contender: AnyObject, Sendable {

  /// Makes one call and waits for its end.
  ///
  /// - Throws: the error of the call: every call has to succeed.
  func call() async throws

  /// The number of completions called so far.
  var completed: Int { get }
}

extension Contender {

  /// Makes a number of calls, `atOnce` of them concurrently.
  func sample(of calls: Int, atOnce: Int) async throws -> Sample {
    let completedBefore = completed
    let cpuTimeBefore = ResourceUse.cpuTime
    let time = try await ContinuousClock().measure {
      try await call(times: calls, atOnce: atOnce)
    }
    return Sample(
      callsPerSecond: Double(calls) / (time / .seconds(1)),
      cpuTimePerCall: (ResourceUse.cpuTime - cpuTimeBefore) / Double(calls),
      memory: ResourceUse.memory,
      completionsPerCall: Double(completed - completedBefore) / Double(calls))
  }

  private func call(times: Int, atOnce: Int) async throws {
    let callers = (0..<atOnce).map { caller in
      Task {
        for _ in 0..<times / atOnce + (caller < times % atOnce ? 1 : 0) { try await call() }
      }
    }
    for caller in callers { try await caller.value }
  }
}
