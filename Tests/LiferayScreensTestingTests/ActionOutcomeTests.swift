import LiferayScreens
import LiferayScreensTesting
import Testing

/// Waits for the end of an action.
@MainActor @Suite(.stubbedServers) struct ActionOutcomeTests {

  private let screenlet = OutcomeScreenlet(frame: .zero)

  @Test func `an action may end at once`() async throws {
    screenlet.error = NSError.errorWithCause(.notAvailable, message: "no")
    let outcome = try await screenlet.outcome(of: "work") {
      screenlet.performAction(name: "work")
    }
    #expect(outcome.error?.localizedDescription == "no")
    #expect(outcome.result == nil)
  }

  @Test func `an action that takes time is awaited`() async throws {
    screenlet.isSlow = true
    let outcome = try await screenlet.outcome(of: "work") {
      screenlet.performAction(name: "work")
    }
    #expect(outcome.error == nil)
    #expect(outcome.result as? String == "done")
    #expect(!screenlet.isActionRunning("work"))
  }

  @Test func `the end of another action is ignored`() async throws {
    screenlet.isSlow = true
    let outcome = try await screenlet.outcome(of: "work") {
      screenlet.performAction(name: "work")
      screenlet.isSlow = false
      screenlet.error = NSError.errorWithCause(.notAvailable, message: "other")
      screenlet.performAction(name: "other")
      screenlet.error = nil
    }
    #expect(outcome.error == nil)
  }

  @Test func `an action that is not performed is an error`() async {
    await #expect(throws: ActionNotPerformed.self) {
      _ = try await screenlet.outcome(of: "work") {}
    }
    await #expect(throws: ActionNotPerformed.self) {
      _ = try await screenlet.outcome(of: "unknown") { screenlet.performAction(name: "unknown") }
    }
  }
}

/// Performs `work` and `other`, at once or later.
private final class OutcomeScreenlet: BaseScreenlet {
  var isSlow = false
  var error: NSError?

  override func createInteractor(name: String, sender: Any?) -> Interactor? {
    ["work", "other"].contains(name)
      ? OutcomeInteractor(screenlet: self, isSlow: isSlow, error: error) : nil
  }
}

private final class OutcomeInteractor: Interactor {
  private let isSlow: Bool
  private let error: NSError?

  init(screenlet: BaseScreenlet?, isSlow: Bool, error: NSError?) {
    self.isSlow = isSlow
    self.error = error
    super.init(screenlet: screenlet)
  }

  override func start() -> Bool {
    if isSlow {
      Task {
        for _ in 0..<10 { await Task.yield() }
        end()
      }
    } else {
      end()
    }
    return true
  }

  private func end() {
    if let error { callOnFailure(error) } else { callOnSuccess() }
  }

  override func interactionResult() -> Any? {
    lastError == nil ? "done" : nil
  }
}
