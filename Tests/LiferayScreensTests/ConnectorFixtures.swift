import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

/// A connector whose hooks record their calls, and whose call is a closure.
class RecordingConnector: ServerConnector, @unchecked Sendable {

  let events: Events
  var mayRun = true
  var validation: ValidationError?
  var session: LRSession? = LRSession(server: "http://127.0.0.1:1")
  var work: @Sendable (RecordingConnector, LRSession) -> Void = { _, _ in }

  init(_ events: Events = Events()) {
    self.events = events
    super.init()
  }

  override func validateData() -> ValidationError? {
    events.add("validateData")
    return validation
  }

  override func preRun() -> Bool {
    events.add("preRun")
    return mayRun
  }

  override func createSession() -> LRSession? {
    events.add("createSession")
    return session
  }

  override func doRun(session: LRSession) {
    events.add("doRun")
    work(self, session)
  }

  override func postRun() {
    events.add("postRun")
  }
}

/// Blocks threads until it is opened.
final class Gate: @unchecked Sendable {

  private let condition = NSCondition()
  private var isOpen = false

  func open() {
    condition.withLock {
      isOpen = true
      condition.broadcast()
    }
  }

  /// Waits, for at most ten seconds.
  func pass() {
    let limit = Date(timeIntervalSinceNow: 10)
    condition.withLock { while !isOpen, condition.wait(until: limit) {} }
  }
}

/// All completions of a connector that is enqueued once.
@MainActor
func outcome(of connector: ServerConnector) async -> [String] {
  let events = Events()
  if let refusal = connector.validateAndEnqueue({ events.add(short($0.lastError)) }) {
    events.add("refused: \(refusal.localizedDescription)")
  }
  await eventually { !events.all.isEmpty && connector.isFinished }
  await settle()
  return events.all
}

/// Waits until everything enqueued on the main actor has run.
@MainActor
func settle() async {
  for _ in 0..<10 { await Task.yield() }
  try? await Task.sleep(for: .milliseconds(20))
}

/// Counts how many are running at the same time.
final class Running: @unchecked Sendable {

  private let condition = NSCondition()
  private var count = 0
  private(set) var most = 0

  /// Returns when `expected` are running at the same time, or after ten seconds.
  func begin(waitingFor expected: Int) {
    condition.lock()
    defer { condition.unlock() }
    count += 1
    most = max(most, count)
    condition.broadcast()
    let end = Date(timeIntervalSinceNow: 10)
    while most < expected, condition.wait(until: end) {}
    count -= 1
  }
}
