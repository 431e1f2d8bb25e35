import Foundation
import LiferayMobileSDK
import LiferayScreens
import Testing

extension OneAtATime {
  @MainActor @Suite struct ServerConnectorStepTests {

    private let events = Events()

    private func connector(_ name: String, error: NSError? = nil) -> RecordingConnector {
      let connector = RecordingConnector()
      connector.work = { [events] connector, _ in
        events.add(name)
        connector.lastError = error
      }
      return connector
    }

    /// A step that records when it creates its connector and when it stores the result.
    private func step(
      _ name: String, error: NSError? = nil
    ) -> ServerConnectorStep<RecordingConnector> {
      ServerConnectorStep {
        events.add("create \(name)")
        return connector(name, error: error)
      } completed: { _ in
        MainActor.assertIsolated()
        events.add("completed \(name)")
      }
    }

    @Test func `the connector is created when its turn comes, from the results stored before`()
      async throws
    {
      let (first, second) = (step("one"), step("two"))
      second.addDependency(first)
      let graph = ServerConnectorGraph([second, first])
      try await graph.run()
      #expect(
        events.all == [
          "create one", "one", "completed one", "create two", "two", "completed two",
        ])
      #expect(second.connector?.isFinished == true)
    }

    @Test func `a chain of steps ends at the first that fails`() async {
      let chain = ServerConnectorChain(
        head: step("one"),
        then: [
          step("two", error: NSError.errorWithCause(.invalidServerResponse)), step("three"),
        ])
      let error = await #expect(throws: NSError.self) { try await chain.run() }
      #expect(short(error) == "LiferayScreens -3")
      #expect(events.all == ["create one", "one", "completed one", "create two", "two"])
    }

    @Test func `a chain of steps runs to its end`() async throws {
      try await ServerConnectorChain(head: step("one"), then: [step("two"), step("three")]).run()
      #expect(events.all.filter { $0.hasPrefix("completed") }.count == 3)
      #expect(events.all.last == "completed three")
    }

    @Test func `a step that is not needed is left out, and asked when its turn comes`() async throws
    {
      let (first, left, asked) = (step("one"), step("two"), step("three"))
      left.isNeeded = { [events] in
        events.add("ask two")
        return false
      }
      asked.isNeeded = { [events] in
        events.add("ask three")
        return true
      }
      try await ServerConnectorChain(head: first, then: [left, asked]).run()
      #expect(
        events.all == [
          "create one", "one", "completed one", "ask two", "ask three", "create three", "three",
          "completed three",
        ])
      #expect(left.connector == nil)
      #expect(left.lastError == nil)
      #expect(left.isFinished)
    }

    @Test func `a first step that is not needed is not validated`() async throws {
      let first = ServerConnectorStep<RecordingConnector> { nil }
      first.isNeeded = { false }
      #expect(first.validateData() == nil)
      let last = step("two")
      try await ServerConnectorGraph([first, last]).run()
      #expect(events.all == ["create two", "two", "completed two"])
    }

    @Test func `the connector inherits the step's priority`() async throws {
      let step = step("one")
      step.queuePriority = .veryHigh
      try await step.run()
      #expect(step.connector?.queuePriority == .veryHigh)
    }

    // MARK: Failure

    @Test func `a step without a connector fails with -2`() async {
      let step = ServerConnectorStep<RecordingConnector> { nil }
      let error = await #expect(throws: NSError.self) { try await step.run() }
      #expect(short(error) == "LiferayScreens -2")
      #expect(error?.localizedDescription == "There is no connector for this step.")
    }

    @Test func `an unusable result fails with the error that the closure sets`() async {
      let step = ServerConnectorStep {
        connector("one")
      } completed: {
        $0.lastError = NSError.errorWithCause(.invalidServerResponse)
      }
      let error = await #expect(throws: NSError.self) { try await step.run() }
      #expect(short(error) == "LiferayScreens -3")
    }

    @Test func `a first step with invalid input prevents all others from running`() {
      let refused = ServerConnectorStep {
        let connector = connector("refused")
        connector.validation = ValidationError("Undefined folderId")
        return connector
      }
      let graph = ServerConnectorGraph([step("fine"), refused])
      #expect(graph.validateAndEnqueue()?.localizedDescription == "Undefined folderId")
      #expect(events.all == ["create fine"])
    }

    @Test func `a first step without a connector prevents all others from running`() async {
      let graph = ServerConnectorGraph([
        step("fine"), ServerConnectorStep<RecordingConnector> { nil },
      ])
      let error = await #expect(throws: NSError.self) { try await graph.run() }
      #expect(short(error) == "LiferayScreens -2")
      #expect(events.all == ["create fine"])
    }

    @Test func `outside the main actor, the connector is validated when its turn comes`() async {
      let refused = ServerConnectorStep {
        let connector = connector("refused")
        connector.validation = ValidationError("Undefined folderId")
        return connector
      }
      let graph = ServerConnectorGraph([step("fine"), refused])
      let error = await Task.detached { try await graph.run() }.result.error
      #expect(error?.localizedDescription == "Undefined folderId")
      #expect(events.all == ["create fine"])
    }

    @Test func `a later step with invalid input ends the graph`() async {
      let first = step("one")
      let second = ServerConnectorStep {
        let connector = connector("two")
        connector.validation = ValidationError("URL cannot be empty")
        return connector
      }
      second.addDependency(first)
      let error = await #expect(throws: NSError.self) {
        try await ServerConnectorGraph([first, second]).run()
      }
      #expect(error is ValidationError)
      #expect(events.all == ["create one", "one", "completed one"])
    }

    // MARK: Optional steps

    @Test func `the other connectors continue if an optional step fails`() async throws {
      let failing = step("failing", error: NSError.errorWithCause(.invalidServerResponse))
      failing.isOptional = true
      let missing = ServerConnectorStep<RecordingConnector> { nil }
      missing.isOptional = true
      let refused = ServerConnectorStep {
        let connector = connector("refused")
        connector.validation = ValidationError("URL cannot be empty")
        return connector
      }
      refused.isOptional = true
      let last = step("last")
      for step in [failing, missing, refused] as [ServerConnector] { last.addDependency(step) }
      try await ServerConnectorGraph([last, failing, missing, refused]).run()
      #expect(events.all == ["create failing", "failing", "create last", "last", "completed last"])
      #expect(missing.lastError == nil && missing.connector == nil)
    }

    // MARK: Cancellation

    @Test func `cancelling it cancels its connector, whose result is ignored`() async {
      let gate = Gate()
      let step = ServerConnectorStep {
        let connector = connector("one")
        connector.work = { [events] _, _ in
          events.add("call")
          gate.pass()
        }
        return connector
      } completed: { _ in
        events.add("completed")
      }
      step.isOptional = true
      step.enqueue { [events] in events.add("end \(short($0.lastError))") }
      await eventually { events.all == ["call"] }
      step.cancel()
      gate.open()
      await eventually { step.connector?.isFinished == true && events.all.count > 1 }
      await settle()
      #expect(events.all == ["call", "end LiferayScreens -6"])
    }

    @Test func `what its closures capture is released on the main actor`() async throws {
      final class Held {
        let events: Events
        init(_ events: Events) { self.events = events }
        deinit {
          MainActor.assertIsolated()
          events.add("let go")
        }
      }
      let step: ServerConnectorStep<RecordingConnector> = {
        let held = Held(events)
        return ServerConnectorStep {
          withExtendedLifetime(held) { connector("one") }
        } completed: { _ in
          withExtendedLifetime(held) {}
        }
      }()
      try await step.run()
      await eventually { events.all == ["one", "let go"] }
    }

    // MARK: In an interactor

    @Test func `an interactor with several connectors ends once`() async {
      let interactor = ManyInteractor(events)
      interactor.onSuccess = { [events] in events.add("success") }
      #expect(interactor.start())
      await eventually { events.all.contains("success") }
      await settle()
      #expect(interactor.results == ["one", "two", "three"])
      #expect(events.all == ["success"])
      #expect(interactor.currentConnector == nil)
    }

    @Test func `an interactor with several connectors fails once, with the first error`() async {
      let interactor = ManyInteractor(events)
      interactor.failure = NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut)
      interactor.onFailure = { [events] in events.add("failure \(short($0))") }
      #expect(interactor.start())
      await eventually { !events.all.isEmpty }
      await settle()
      #expect(events.all == ["failure LiferayScreens -5"])
      #expect(interactor.results == ["one", "two"])
    }

    @Test func `a validation error is reported before the interactor's start returns`() {
      let interactor = ManyInteractor(events)
      interactor.validation = ValidationError("Undefined folderId")
      interactor.onFailure = { [events] in events.add($0.localizedDescription) }
      #expect(interactor.start())
      #expect(events.all == ["Undefined folderId"])
    }

    @Test func `cancelling an interactor cancels its connectors`() async {
      let interactor = ManyInteractor(events)
      let gate = Gate()
      interactor.gate = gate
      interactor.onFailure = { [events] in events.add("failure \(short($0))") }
      interactor.start()
      let graph = interactor.currentConnector as? ServerConnectorGraph
      await eventually { interactor.results == ["one", "two"] }
      interactor.cancel()
      #expect(events.all == ["failure LiferayScreens -6"])
      #expect(graph?.connectors.last?.isCancelled == true)
      gate.open()
      await settle()
      #expect(interactor.results == ["one", "two"])
      #expect(events.all == ["failure LiferayScreens -6"])
    }
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Two connectors, and a third that is created from their results.
private final class ManyInteractor: ServerReadConnectorInteractor {

  let events: Events
  var results: [String] = []
  var validation: ValidationError?
  var failure: NSError?
  var gate: Gate?

  init(_ events: Events) {
    self.events = events
    super.init(screenlet: nil)
  }

  override func createConnector() -> ServerConnector? {
    let one = ServerConnectorStep(createFirst) { _ in self.results.append("one") }
    let two = ServerConnectorStep(createFirst) { _ in self.results.append("two") }
    let three = ServerConnectorStep(createLast) { _ in self.results.append("three") }
    two.addDependency(one)
    three.addDependency(two)
    return ServerConnectorGraph([one, two, three])
  }

  private func createFirst() -> RecordingConnector? {
    let connector = RecordingConnector()
    connector.validation = validation
    return connector
  }

  private func createLast() -> RecordingConnector? {
    let connector = RecordingConnector()
    connector.work = { [gate, failure] connector, _ in
      gate?.pass()
      connector.lastError = failure
    }
    return connector
  }
}
