import Foundation
import LiferayMobileSDK
import LiferayScreens
import Testing

extension OneAtATime {
  @MainActor @Suite struct ServerConnectorGraphTests {

    private let events = Events()

    private func part(_ name: String, error: NSError? = nil, gate: Gate? = nil)
      -> RecordingConnector
    {
      let connector = RecordingConnector()
      connector.work = { [events] connector, _ in
        events.add(name)
        gate?.pass()
        connector.lastError = error
      }
      return connector
    }

    // MARK: Order

    @Test func `connectors without dependencies run at once: eight overlap in their calls`()
      async throws
    {
      let running = Running()
      let parts = (0..<8).map { _ in
        let connector = RecordingConnector()
        connector.work = { _, _ in running.begin(waitingFor: 8) }
        return connector
      }
      try await ServerConnectorGraph(parts).run()
      #expect(running.most == 8)
    }

    @Test func `a connector waits for its dependencies, and for no others`() async throws {
      let gate = Gate()
      let (user, slow) = (part("user"), part("slow", gate: gate))
      let (sites, page) = (part("sites"), part("page"))
      sites.addDependency(user)
      page.addDependency(sites)
      let graph = ServerConnectorGraph([page, slow, sites, user])
      graph.enqueue { [events] in events.add(short($0.lastError)) }
      await eventually { page.isFinished && events.all.contains("slow") }
      #expect(events.all.filter { $0 != "slow" } == ["user", "sites", "page"])
      #expect(!graph.isFinished)
      gate.open()
      await eventually { events.all.last == "no error" }
    }

    @Test func `priorities determine the order if there are not enough slots`() async throws {
      let queue = ServerConnector.queue
      let width = queue.maxConcurrentOperationCount
      queue.isSuspended = true
      queue.maxConcurrentOperationCount = 1
      defer { queue.maxConcurrentOperationCount = width }
      let (low, normal, high) = (part("low"), part("normal"), part("high"))
      low.queuePriority = .veryLow
      high.queuePriority = .veryHigh
      let graph = ServerConnectorGraph([low, normal, high])
      async let end: Void = graph.run()
      await eventually { queue.operationCount == 3 }
      queue.isSuspended = false
      try await end
      #expect(events.all == ["high", "normal", "low"])
    }

    @Test func `connectors without a priority inherit the graph's`() async throws {
      let (low, normal) = (part("low"), part("normal"))
      low.queuePriority = .low
      let graph = ServerConnectorGraph([low, ServerConnectorChain(head: normal)])
      graph.queuePriority = .high
      try await graph.run()
      #expect(low.queuePriority == .low)
      #expect(normal.queuePriority == .high)
    }

    @Test func `nested graphs, chains and steps complete in a queue with one slot`() async throws {
      let queue = ServerConnector.queue
      let width = queue.maxConcurrentOperationCount
      queue.maxConcurrentOperationCount = 1
      defer { queue.maxConcurrentOperationCount = width }
      let inner = ServerConnectorGraph([
        ServerConnectorChain(head: part("a"), then: [part("b")]),
        ServerConnectorStep { part("c") },
      ])
      let last = part("d")
      last.addDependency(inner)
      let chain = ServerConnectorChain(
        head: ServerConnectorGraph([inner, last]), then: [part("e")])
      try await ServerConnectorGraph([chain]).run()
      #expect(events.all.filter { $0 != "c" } == ["a", "b", "d", "e"])
      #expect(events.all.prefix(3).contains("c"))
    }

    @Test func `an empty graph succeeds`() async throws {
      try await ServerConnectorGraph([]).run()
    }

    // MARK: Failure

    @Test func `the first failure ends the graph and cancels the others`() async throws {
      let (gate, otherGate) = (Gate(), Gate())
      let slow = part("slow", gate: gate)
      let failing = part("failing", error: NSError.errorWithCause(.invalidServerResponse))
      let (dependent, other) = (part("dependent"), part("other", gate: otherGate))
      failing.addDependency(slow)
      dependent.addDependency(failing)
      let graph = ServerConnectorGraph([dependent, other, failing, slow])
      graph.enqueue { [events] in events.add("end \(short($0.lastError))") }
      await eventually { events.all.count == 2 }
      gate.open()
      await eventually { events.all.contains { $0.hasPrefix("end") } }
      otherGate.open()
      await eventually { other.isFinished && dependent.isFinished }
      await settle()
      #expect(events.all.filter { $0.hasPrefix("end") } == ["end LiferayScreens -3"])
      #expect(other.isCancelled)
      #expect(!events.all.contains("dependent"))
      #expect(short(dependent.lastError) == "LiferayScreens -6")
    }

    @Test func `of two simultaneous failures one is reported`() async throws {
      let running = Running()
      let parts = (0..<2).map { number in
        let connector = RecordingConnector()
        connector.work = { connector, _ in
          running.begin(waitingFor: 2)
          connector.lastError = NSError(domain: "part", code: number)
        }
        return connector
      }
      let graph = ServerConnectorGraph(parts)
      graph.enqueue { [events] in events.add($0.lastError?.domain ?? "none") }
      await eventually { !events.all.isEmpty && parts.allSatisfy(\.isFinished) }
      await settle()
      #expect(events.all == ["part"])
    }

    @Test func `invalid input of one connector is reported before any runs`() {
      let (fine, refused) = (part("fine"), part("refused"))
      refused.validation = ValidationError("URL cannot be empty")
      let refusal = ServerConnectorGraph([fine, refused]).validateAndEnqueue()
      #expect(refusal?.localizedDescription == "URL cannot be empty")
      #expect(!fine.isExecuting && events.all.isEmpty)
    }

    @Test func `connectors with cyclic dependencies fail with -2`() async throws {
      let (one, two, free) = (part("one"), part("two"), part("free"))
      one.addDependency(two)
      two.addDependency(one)
      let error = await #expect(throws: NSError.self) {
        try await ServerConnectorGraph([free, one, two]).run()
      }
      #expect(short(error) == "LiferayScreens -2")
      #expect(error?.localizedDescription == "The connectors wait for each other.")
      #expect(events.all.isEmpty)
    }

    // MARK: Cancellation

    @Test func `cancelling a graph cancels all its connectors, and is reported once`() async {
      let gate = Gate()
      let (atWork, other) = (part("at work", gate: gate), part("other", gate: gate))
      let waiting = part("waiting")
      waiting.addDependency(atWork)
      let graph = ServerConnectorGraph([atWork, other, waiting])
      graph.enqueue { [events] in events.add("end \(short($0.lastError))") }
      await eventually { events.all.count == 2 }
      graph.cancel()
      await eventually { events.all.contains { $0.hasPrefix("end") } }
      gate.open()
      gate.open()
      await eventually { [atWork, other, waiting].allSatisfy(\.isFinished) }
      await settle()
      #expect(events.all.filter { $0.hasPrefix("end") } == ["end LiferayScreens -6"])
      #expect(!events.all.contains("waiting"))
      #expect(graph.connectors.map(\.isCancelled) == [true, true, true])
    }

    @Test func `a graph that was cancelled before does not run`() async {
      let one = part("one")
      let graph = ServerConnectorGraph([one])
      graph.cancel()
      let error = await #expect(throws: NSError.self) { try await graph.run() }
      #expect(short(error) == "LiferayScreens -6")
      #expect(events.all.isEmpty)
    }

    @Test func `a graph is released`() async throws {
      weak var ended: ServerConnectorGraph?
      try await {
        let graph = ServerConnectorGraph([part("one"), part("two")])
        ended = graph
        try await graph.run()
      }()
      await eventually { ended == nil }
    }
  }
}
