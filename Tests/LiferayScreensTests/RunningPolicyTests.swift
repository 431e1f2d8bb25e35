import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

extension OneAtATime {
  /// Actions that are performed while they are running.
  @MainActor @Suite struct RunningPolicyTests {

    private let themes: ThemeFolder
    private let events = SampleScreenlet.events
    private let screenlet: SampleScreenlet
    private let runs = Runs()

    init() throws {
      themes = try ThemeFolder(["Default/SampleView_default.xib": ThemeFolder.xib()])
      screenlet = SampleScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 176))
      screenlet.makeInteractor = { [weak screenlet, runs] _, sender in
        let name = sender as? String ?? "run"
        let interactor = SampleInteractor(screenlet: screenlet) { _ in true }
        interactor.onSuccess = { runs.ended(name, nil) }
        interactor.onFailure = { runs.ended(name, $0) }
        runs.interactors[name] = interactor
        return interactor
      }
      events.removeAll()
    }

    /// The interactors by the sender that they were made for, and what came of them.
    private final class Runs {
      var interactors: [String: SampleInteractor] = [:]
      var ends: [String] = []
      /// What the delegate does when it hears of an end.
      var whenEnded: (String) -> Void = { _ in }

      @MainActor func ended(_ name: String, _ error: NSError?) {
        ends.append(error.map { "\(name) \(short($0))" } ?? name)
        whenEnded(name)
      }
    }

    @discardableResult
    private func perform(_ sender: String) -> Bool {
      screenlet.performAction(name: "save", sender: sender)
    }

    private func end(_ name: String) { runs.interactors[name]?.callOnSuccess() }

    private var starts: Int { events.all.filter { $0 == "start" }.count }

    // MARK: parallel

    @Test func `without a policy an action runs beside itself`() {
      #expect(perform("one") && perform("two"))
      #expect(starts == 2)
      end("two")
      end("one")
      #expect(runs.ends == ["two", "one"])
    }

    // MARK: ignore

    @Test func `an action can be ignored while it is running`() {
      screenlet.policies = ["save": .ignore]
      #expect(perform("one"))
      #expect(!perform("two"))
      #expect(starts == 1 && runs.interactors["two"] == nil)
      end("one")
      #expect(perform("three"))
      end("three")
      #expect(runs.ends == ["one", "three"])
    }

    @Test func `a policy is that of one action only`() {
      screenlet.policies = ["save": .ignore]
      #expect(perform("one") && screenlet.performAction(name: "other", sender: "other"))
      #expect(starts == 2)
      screenlet.cancelInteractorsForAction("save")
      screenlet.cancelInteractorsForAction("other")
    }

    @Test func `awaiting an action that is ignored fails with -2`() async {
      screenlet.policies = ["save": .ignore]
      perform("one")
      let error = await #expect(throws: NSError.self) { try await screenlet.perform("save") }
      #expect(short(error) == "LiferayScreens -2")
      #expect(error?.localizedDescription == "The action 'save' is running already.")
      end("one")
    }

    // MARK: restart

    @Test func `an action can be cancelled and started again`() {
      screenlet.policies = ["save": .restart]
      #expect(perform("one") && perform("two"))
      #expect(runs.ends == ["one LiferayScreens -6"])
      #expect(screenlet.isActionRunning("save"))
      end("one")
      end("two")
      #expect(runs.ends == ["one LiferayScreens -6", "two"])
      #expect(events.all.last == "hide Saved")
    }

    @Test func `without an interactor nothing is cancelled`() {
      screenlet.policies = ["save": .restart]
      perform("one")
      screenlet.makeInteractor = { _, _ in nil }
      #expect(!perform("two"))
      #expect(runs.ends == [] && screenlet.isActionRunning("save"))
      end("one")
    }

    @Test func `what the delegate performs at a cancellation takes the place of the restart`() async
    {
      screenlet.policies = ["save": .restart]
      perform("one")
      runs.whenEnded = { [screenlet] in
        if $0 == "one" { screenlet.performAction(name: "save", sender: "again") }
      }
      #expect(!perform("two"))
      runs.whenEnded = { _ in }
      #expect(starts == 2 && runs.ends == ["one LiferayScreens -6"])
      end("two")
      end("again")
      #expect(runs.ends == ["one LiferayScreens -6", "again"])
    }

    @Test func `who awaits what another performance replaced hears of the cancellation`() async {
      screenlet.policies = ["save": .restart]
      perform("one")
      runs.whenEnded = { [screenlet] in
        if $0 == "one" { screenlet.performAction(name: "save", sender: "again") }
      }
      let error = await #expect(throws: NSError.self) {
        try await screenlet.perform("save", sender: "two")
      }
      #expect(short(error) == "LiferayScreens -6")
      end("again")
    }

    // MARK: queue

    @Test func `an action can wait for its own end, with the input of the time it was performed`() {
      screenlet.policies = ["save": .queue]
      #expect(perform("one") && perform("two") && perform("three"))
      #expect(starts == 1 && runs.interactors.count == 3)
      end("one")
      #expect(starts == 2)
      runs.interactors["two"]?.callOnFailure(NSError(domain: "test", code: 7))
      #expect(starts == 3)
      end("three")
      #expect(runs.ends == ["one", "two test 7", "three"])
      #expect(!screenlet.isActionRunning("save"))
    }

    @Test func `the next one starts when everybody has heard of the end`() {
      screenlet.policies = ["save": .queue]
      perform("one")
      perform("two")
      events.removeAll()
      end("one")
      #expect(
        events.all == [
          "screenlet.onFinishInteraction result no error",
          "view.onFinishInteraction result no error", "hide Saved", "show Saving",
          "screenlet.onAction save", "screenlet.onStartInteraction", "view.onStartInteraction",
          "start",
        ])
      end("two")
    }

    @Test func `many that fail at once do not nest`() {
      screenlet.policies = ["save": .queue]
      perform("first")
      for index in 0..<2000 {
        perform("\(index)")
        runs.interactors["\(index)"]?.work = {
          $0.callOnFailure(NSError(domain: "test", code: 1))
          return true
        }
      }
      end("first")
      #expect(runs.ends.count == 2001 && !screenlet.isActionRunning("save"))
    }

    @Test func `what waits is cancelled with what runs, and reports no finish`() {
      screenlet.policies = ["save": .queue]
      perform("one")
      perform("two")
      events.removeAll()
      screenlet.cancelInteractorsForAction("save")
      #expect(runs.ends == ["one LiferayScreens -6", "two LiferayScreens -6"])
      #expect(events.all.filter { $0.hasPrefix("screenlet.onFinishInteraction") }.count == 1)
      #expect(starts == 0 && !screenlet.isActionRunning("save"))
    }

    @Test func `a task that is cancelled leaves the queue`() async {
      screenlet.policies = ["save": .queue]
      perform("one")
      let task = Task { try await screenlet.perform("save", sender: "two", as: String.self) }
      await eventually { runs.interactors["two"] != nil }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      end("one")
      #expect(starts == 1 && runs.ends == ["two LiferayScreens -6", "one"])
    }

    // MARK: From the delegate

    @Test(arguments: RunningPolicy.allCases)
    func `a delegate can perform an action again when it has ended`(policy: RunningPolicy) {
      screenlet.policies = ["save": policy]
      var isPerformed = false
      runs.whenEnded = { [screenlet] in
        if $0 == "one" { isPerformed = screenlet.performAction(name: "save", sender: "again") }
      }
      perform("one")
      end("one")
      #expect(isPerformed && starts == 2 && screenlet.isActionRunning("save"))
      end("again")
      #expect(runs.ends == ["one", "again"])
      #expect(!screenlet.isActionRunning("save"))
    }

    @Test func `what a delegate queues comes after what was queued before`() {
      screenlet.policies = ["save": .queue]
      runs.whenEnded = { [screenlet] in
        if $0 == "one" { screenlet.performAction(name: "save", sender: "again") }
      }
      perform("one")
      perform("two")
      for name in ["one", "two", "again"] { end(name) }
      #expect(runs.ends == ["one", "two", "again"])
    }

    // MARK: The default action

    @Test func `the default action is performed by its own name`() {
      screenlet.nameOfDefaultAction = "save"
      #expect(screenlet.performDefaultAction())
      #expect(events.all.prefix(2) == ["screenlet.createInteractor save", "show Saving"])
      #expect(screenlet.isActionRunning("save"))
      #expect(screenlet.isActionRunning(BaseScreenlet.DefaultAction))
      screenlet.cancelInteractorsForAction(BaseScreenlet.DefaultAction)
      #expect(runs.ends == ["run LiferayScreens -6"])
    }

    @Test func `a view that performs no named action performs the default one`() {
      screenlet.nameOfDefaultAction = "save"
      screenlet.screenletView?.userAction(name: nil, sender: "view")
      #expect(screenlet.isActionRunning("save"))
      end("view")
      #expect(runs.ends == ["view"])
    }

    @Test func `the default action can be awaited`() async throws {
      screenlet.nameOfDefaultAction = "save"
      screenlet.makeInteractor = { [weak screenlet] _, _ in
        SampleInteractor(screenlet: screenlet) {
          $0.callOnSuccess()
          return true
        }
      }
      #expect(try await screenlet.perform(BaseScreenlet.DefaultAction) as? String == "result")
    }

    @Test func `without one the default action is an action of that name`() {
      #expect(screenlet.performDefaultAction())
      #expect(events.all.first == "screenlet.createInteractor defaultAction")
      end("run")
    }
  }
}
