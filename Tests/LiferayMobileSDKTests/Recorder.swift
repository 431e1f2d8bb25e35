import Foundation
import LiferayMobileSDK

/// A callback that records its events as text, with the thread.
@MainActor
final class Recorder: LRCallback {

  private(set) var events: [String] = []
  private var waiting: CheckedContinuation<Void, Never>?

  nonisolated init() {}

  func onFailure(_ error: any Error) {
    record("failure \(outcome(of: error))")
  }

  func onSuccess(_ result: Any) {
    record("success \(result)")
  }

  /// All events, once there is at least one.
  func firstEvents() async -> [String] {
    if events.isEmpty { await withCheckedContinuation { waiting = $0 } }
    return events
  }

  private func record(_ event: String) {
    MainActor.assertIsolated()
    events.append(event)
    waiting?.resume()
    waiting = nil
  }
}
