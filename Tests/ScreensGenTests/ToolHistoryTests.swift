import TestSupport
import Testing

/// Histories of a repository with the real tool and git: no edit is lost, and `generate` and `check`
/// agree.
@Suite(.blocking)
struct ToolHistoryTests {
  @Test(arguments: 0..<2)
  func `nothing that somebody wrote is ever lost`(_ part: Int) throws {
    for seed in part * 500..<part * 500 + Trials.count(1, many: 2, all: 420) {
      var history = try ToolHistory(seed: UInt64(seed))
      for _ in 0..<12 {
        try history.step()
        if let loss = history.loss {
          Issue.record("history \(seed): \(loss)")
          return
        }
      }
    }
  }
}
