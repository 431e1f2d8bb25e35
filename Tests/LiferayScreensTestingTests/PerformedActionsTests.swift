import HeadlessUIKit
import LiferayScreens
import LiferayScreensTesting
import Testing

/// What performs which actions, and what comes of an action that is performed several times.
@MainActor struct PerformedActionsTests {

  /// A Screenlet whose actions end when the test says so.
  private final class WorkScreenlet: BaseScreenlet {

    var policy = RunningPolicy.parallel
    var interactors: [Interactor] = []

    override func runningPolicy(forAction name: String) -> RunningPolicy { policy }

    override func createInteractor(name: String, sender: Any?) -> Interactor? {
      let interactor = Work(screenlet: self)
      interactors.append(interactor)
      return interactor
    }
  }

  private final class Work: Interactor {
    override func start() -> Bool { true }
  }

  private let screenlet = WorkScreenlet(frame: .zero)

  @Test func `the actions that are performed, with their senders`() {
    let actions = screenlet.performedActions {
      screenlet.performAction(name: "rate", sender: 0.5)
      screenlet.performDefaultAction()
    }
    #expect(actions.map(\.name) == ["rate", BaseScreenlet.DefaultAction])
    #expect(actions.first?.sender as? Double == 0.5)
    #expect(actions.last?.sender == nil)
    #expect(screenlet.interactors.isEmpty && screenlet.delegate == nil)
  }

  @Test func `the outcomes of an action that runs twice at once`() async throws {
    let outcomes = try await screenlet.outcomes(of: "work") {
      screenlet.performAction(name: "work")
      screenlet.performAction(name: "work")
      #expect(screenlet.numberOfRuns(of: "work") == 2)
      Task { for interactor in screenlet.interactors { interactor.callOnSuccess() } }
    }
    #expect(outcomes.map(\.error) == [nil, nil])
  }

  @Test func `the outcomes of an action that waits for itself`() async throws {
    screenlet.policy = .queue
    let outcomes = try await screenlet.outcomes(of: "work") {
      screenlet.performAction(name: "work")
      screenlet.performAction(name: "work")
      #expect(screenlet.numberOfRuns(of: "work") == 1)
      Task { for interactor in screenlet.interactors { interactor.cancel() } }
    }
    #expect(outcomes.map(\.error?.code) == [-6, -6])
  }

  @Test func `an action that nothing performs has no outcomes`() async {
    await #expect(throws: ActionNotPerformed.self) {
      _ = try await screenlet.outcomes(of: "work") {}
    }
  }
}
