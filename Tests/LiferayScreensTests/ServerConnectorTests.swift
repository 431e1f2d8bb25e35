import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct ServerConnectorTests {

    // MARK: Hooks

    @Test func `the hooks are called in this order, off the main actor, and completion on it`()
      async throws
    {
      let events = Events()
      let connector = RecordingConnector(events)
      connector.work = { _, _ in events.add(Thread.isMainThread ? "on main" : "on its own thread") }

      let refusal = connector.validateAndEnqueue { completed in
        MainActor.preconditionIsolated()
        events.add("completed: \(short(completed.lastError))")
      }

      #expect(refusal == nil)
      await eventually { events.all.count == 7 }
      #expect(
        events.all == [
          "validateData", "preRun", "createSession", "doRun", "on its own thread", "postRun",
          "completed: no error",
        ])
    }

    @Test func `a validation error is returned, and nothing runs`() {
      let events = Events()
      let connector = RecordingConnector(events)
      connector.validation = ValidationError("Undefined folderId")
      let refusal = connector.validateAndEnqueue { _ in events.add("completed") }
      #expect(refusal?.localizedDescription == "Undefined folderId")
      #expect(events.all == ["validateData"])
    }

    @Test func `a preRun that returns false aborts with -2`() async {
      let connector = RecordingConnector()
      connector.mayRun = false
      #expect(await outcome(of: connector) == ["LiferayScreens -2"])
      #expect(connector.events.all == ["validateData", "preRun"])
    }

    @Test func `a missing session aborts with -5`() async {
      let connector = RecordingConnector()
      connector.session = nil
      #expect(await outcome(of: connector) == ["LiferayScreens -5"])
      #expect(connector.lastError?.localizedDescription == "Could not create session")
      #expect(connector.events.all == ["validateData", "preRun", "createSession"])
    }

    @Test func `without a login, it aborts with -2`() async {
      let connector = PlainConnector()
      #expect(await outcome(of: connector) == ["LiferayScreens -2"])
      #expect(connector.lastError?.localizedDescription == "Login required to use this connector")
    }

    @Test func `the session is a copy of the current one`() async throws {
      try await loggedIn(to: "http://127.0.0.1:1") {
        let current = try #require(SessionContext.currentContext?.session)
        current.headers = ["X-Tenant": "blue"]
        let session = try #require(PlainConnector().createSession())
        #expect(session !== current)
        #expect(session.headers == ["X-Tenant": "blue"])
        #expect(session.authentication === current.authentication)
      }
    }

    // MARK: Running

    @Test func `defect 7: eight slow calls overlap`() async {
      let running = Running()
      let connectors = (0..<8).map { _ in
        let connector = RecordingConnector()
        connector.work = { _, _ in running.begin(waitingFor: 8) }
        return connector
      }
      for connector in connectors { connector.enqueue() }
      await eventually { connectors.allSatisfy(\.isFinished) }
      #expect(running.most == 8)
    }

    @Test func `defect 7: eight slow calls are at the server at the same time`() async throws {
      let running = Running()
      let server = try LoopbackServer { _ in
        running.begin(waitingFor: 8)
        return .json("[1]")
      }
      defer { server.stop() }
      try await loggedIn(to: server.url) {
        let connectors = (0..<8).map { _ in
          let connector = RecordingConnector()
          connector.session = SessionContext.createSessionFromCurrentSession()
          connector.work = { _, session in _ = try? session.invoke(["/a/b": [String: Any]()]) }
          return connector
        }
        for connector in connectors { connector.enqueue() }
        await eventually { connectors.allSatisfy(\.isFinished) }
      }
      #expect(running.most == 8)
      #expect(server.requests.count == 8)
    }

    @Test func `priorities determine the order in a queue with few slots`() async {
      let events = Events()
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.isSuspended = true
      let priorities: [Operation.QueuePriority] = [.low, .veryHigh, .normal, .veryLow, .high]
      let connectors = priorities.map { priority in
        let connector = RecordingConnector()
        connector.queuePriority = priority
        connector.work = { _, _ in events.add("\(priority.rawValue)") }
        return connector
      }
      for connector in connectors { queue.addOperation(connector) }
      queue.isSuspended = false
      await eventually { connectors.allSatisfy(\.isFinished) }
      #expect(events.all == ["8", "4", "0", "-4", "-8"])
    }

    @Test func `a connector waits for its dependencies`() async {
      let events = Events()
      let gate = Gate()
      let (first, second, third) = (
        RecordingConnector(), RecordingConnector(), RecordingConnector()
      )
      first.work = { _, _ in
        gate.pass()
        events.add("first")
      }
      second.work = { _, _ in events.add("second") }
      third.work = { _, _ in events.add("third") }
      second.addDependency(first)
      third.addDependency(second)
      for connector in [third, second, first] { connector.enqueue() }
      await eventually { first.isExecuting }
      #expect(events.all.isEmpty)
      gate.open()
      await eventually { third.isFinished }
      #expect(events.all == ["first", "second", "third"])
    }

    @Test func `run waits for the end`() async throws {
      let connector = RecordingConnector()
      try await connector.run()
      #expect(connector.isFinished)
      #expect(
        connector.events.all == ["validateData", "preRun", "createSession", "doRun", "postRun"])
    }

    @Test func `run throws the error of validateData`() async {
      let connector = RecordingConnector()
      connector.validation = ValidationError("URL cannot be empty")
      let error = await #expect(throws: ValidationError.self) { try await connector.run() }
      #expect(error?.localizedDescription == "URL cannot be empty")
      #expect(connector.events.all == ["validateData"])
    }

    @Test func `run throws the error of the call`() async {
      let connector = RecordingConnector()
      connector.work = { connector, _ in
        connector.lastError = NSError.errorWithCause(.invalidServerResponse)
      }
      let error = await #expect(throws: NSError.self) { try await connector.run() }
      #expect(short(error) == "LiferayScreens -3")
    }

    @Test func `cancelling the task of run cancels the connector`() async {
      let gate = Gate()
      let connector = RecordingConnector()
      connector.work = { _, _ in gate.pass() }
      let task = Task { try await connector.run() }
      await eventually { connector.events.all.contains("doRun") }
      task.cancel()
      let result = await task.result
      #expect(throws: NSError.self) { try result.get() }
      #expect(short(connector.lastError) == "LiferayScreens -6")
      gate.open()
      await eventually { connector.isFinished }
    }

    @Test func `defect 47: a connector runs once, and calls every completion once`() async {
      let connector = RecordingConnector()
      let events = Events()
      connector.enqueue { _ in events.add("first") }
      connector.enqueue { _ in events.add("second") }
      await eventually { events.all.count == 2 }
      connector.enqueue { _ in events.add("late") }
      connector.callOnComplete()
      await eventually { events.all.count == 3 }
      await settle()
      // The second is enqueued during the run or after it; nobody promises which is called first.
      #expect(events.all.sorted() == ["first", "late", "second"])
      #expect(events.all.last == "late")
      #expect(connector.events.all == ["preRun", "createSession", "doRun", "postRun"])
    }
  }
}
