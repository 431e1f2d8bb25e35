import Foundation
import LiferayMobileSDK
import LiferayScreens

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
