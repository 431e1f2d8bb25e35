import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

extension OneAtATime {
  /// `perform`, which awaits the end of an action.
  @MainActor @Suite struct AwaitingTests {

    private let themes: ThemeFolder
    private let events = SampleScreenlet.events
    private let screenlet: SampleScreenlet

    init() throws {
      themes = try ThemeFolder(["Default/SampleView_default.xib": ThemeFolder.xib()])
      screenlet = SampleScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 176))
      events.removeAll()
    }

    /// What the interactors of all actions do from now on.
    private func work(_ work: @escaping (SampleInteractor) -> Bool) {
      screenlet.makeInteractor = { [weak screenlet] _, _ in
        SampleInteractor(screenlet: screenlet, work)
      }
    }

    @Test func `the result comes when everybody was notified`() async throws {
      work { interactor in
        Task { interactor.callOnSuccess() }
        return true
      }
      #expect(try await screenlet.perform("save") as? String == "result")
      #expect(
        events.all == [
          "screenlet.createInteractor save", "show Saving", "screenlet.onAction save",
          "screenlet.onStartInteraction", "view.onStartInteraction", "start",
          "screenlet.onFinishInteraction result no error",
          "view.onFinishInteraction result no error", "hide Saved",
        ])
    }

    @Test func `an interactor may end while it starts`() async throws {
      work { interactor in
        interactor.callOnSuccess()
        interactor.callOnSuccess()
        return true
      }
      #expect(try await screenlet.perform("save", as: String.self) == "result")
      #expect(!screenlet.isActionRunning("save"))
    }

    @Test func `a failure is thrown as the delegate gets it`() async {
      let failure = NSError(domain: "test", code: 7)
      work { interactor in
        interactor.onFailure = { SampleScreenlet.events.add("delegate \(short($0))") }
        interactor.callOnFailure(failure)
        return true
      }
      await #expect(throws: failure) { try await screenlet.perform("save") }
      #expect(events.all.contains("delegate test 7"))
    }

    @Test func `an action that does not start fails with -2`() async {
      work { _ in false }
      let error = await #expect(throws: NSError.self) { try await screenlet.perform("save") }
      #expect(short(error) == "LiferayScreens -2")
      #expect(error?.localizedDescription == "The action 'save' could not be started.")
    }

    @Test func `an action without an interactor fails with -2`() async {
      let error = await #expect(throws: NSError.self) { try await screenlet.perform("unknown") }
      #expect(short(error) == "LiferayScreens -2")
      #expect(error?.localizedDescription == "There is no interactor for the action 'unknown'.")
      #expect(events.all == ["screenlet.createInteractor unknown"])
    }

    @Test func `a result of another type fails with -3`() async {
      work { interactor in
        interactor.callOnSuccess()
        return true
      }
      let error = await #expect(throws: NSError.self) {
        try await screenlet.perform("save", as: Int.self)
      }
      #expect(short(error) == "LiferayScreens -3")
      #expect(error?.localizedDescription == "The action 'save' has no result of type Int.")
    }

    @Test func `cancelling the task cancels the interactor`() async {
      var interactors: [SampleInteractor] = []
      work { interactor in
        interactors.append(interactor)
        return true
      }
      let task = Task { try await screenlet.perform("save", as: String.self) }
      await eventually { interactors.count == 1 }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(short(interactors.first?.lastError) == "LiferayScreens -6")
      #expect(!screenlet.isActionRunning("save"))
      interactors.first?.callOnSuccess()
      #expect(events.all.filter { $0.hasPrefix("view.onFinish") }.count == 1)
    }

    @Test func `a task that was cancelled before performs nothing`() async {
      work { _ in true }
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        return try await screenlet.perform("save", as: String.self)
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(events.all == [])
    }

    @Test func `an interactor that somebody else cancels fails with -6`() async {
      work { _ in true }
      let task = Task { try await screenlet.perform("save", as: String.self) }
      await eventually { screenlet.isActionRunning("save") }
      screenlet.cancelInteractorsForAction("save")
      let error = await #expect(throws: NSError.self) { try await task.value }
      #expect(short(error) == "LiferayScreens -6")
    }

    @Test func `each call waits for an interactor of its own`() async throws {
      var interactors: [SampleInteractor] = []
      work { interactor in
        interactors.append(interactor)
        return true
      }
      let first = Task { try await screenlet.perform("save", as: String.self) }
      await eventually { interactors.count == 1 }
      let second = Task { try await screenlet.perform("save", as: String.self) }
      await eventually { interactors.count == 2 }
      screenlet.performAction(name: "save")

      interactors[2].callOnFailure(NSError(domain: "test", code: 3))
      interactors[1].callOnSuccess()
      #expect(try await second.value == "result")
      #expect(interactors[0].lastError == nil)
      #expect(screenlet.isActionRunning("save"))
      interactors[0].callOnFailure(NSError(domain: "test", code: 1))
      await #expect(throws: NSError(domain: "test", code: 1)) { try await first.value }
    }

    @Test func `an interactor that starts again reports its last outcome`() async throws {
      screenlet.makeInteractor = { [weak screenlet] _, _ in
        let interactor = RetryingInteractor(screenlet: screenlet)
        interactor.onFailure = { [weak interactor] _ in _ = interactor?.start() }
        return interactor
      }
      #expect(try await screenlet.perform("save", as: Int.self) == 2)
    }

    @Test func `an action that performs another one waits for its own end`() async throws {
      screenlet.makeInteractor = { [weak screenlet] name, _ in
        if name == "save" { screenlet?.performAction(name: "load") }
        return SampleInteractor(screenlet: screenlet) { interactor in
          if name == "save" { Task { interactor.callOnSuccess() } }
          return true
        }
      }
      #expect(try await screenlet.perform("save", as: String.self) == "result")
      #expect(screenlet.isActionRunning("load"))
      screenlet.cancelInteractorsForAction("load")
    }
  }
}

/// Fails at first, and succeeds when it is started again.
private final class RetryingInteractor: Interactor {

  private var attempts = 0

  override func start() -> Bool {
    _ = super.start()
    attempts += 1
    let fails = attempts == 1
    Task { fails ? callOnFailure(NSError(domain: "test", code: 1)) : callOnSuccess() }
    return true
  }

  override func interactionResult() -> Any? { attempts }
}
