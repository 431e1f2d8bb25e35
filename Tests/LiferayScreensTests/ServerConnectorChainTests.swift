import Foundation
import LiferayMobileSDK
import LiferayScreens
import Testing

extension OneAtATime {
  @MainActor @Suite struct ServerConnectorChainTests {

    private func step(_ name: String, _ events: Events, error: NSError? = nil)
      -> RecordingConnector
    {
      let connector = RecordingConnector()
      connector.work = { connector, _ in
        events.add(name)
        connector.lastError = error
      }
      return connector
    }

    @Test func `steps run one after the other, each chosen after the previous one`() async throws {
      let events = Events()
      let steps = ["one", "two", "three"].map { step($0, events) }
      let chain = ServerConnectorChain(head: steps[0])
      chain.onNextStep = { finished, number in
        events.add("after \(number): \(finished === steps[number])")
        return number < 2 ? steps[number + 1] : nil
      }
      try await chain.run()
      #expect(
        events.all == [
          "one", "after 0: true", "two", "after 1: true", "three", "after 2: true",
        ])
      #expect(chain.currentConnector === steps[2])
      #expect(chain.headConnector === steps[0])
      #expect(steps[1].events.all.first == "validateData")
    }

    @Test func `the first step's validation is the chain's`() async {
      let head = step("one", Events())
      head.validation = ValidationError("Undefined folderId")
      #expect(
        ServerConnectorChain(head: head).validateAndEnqueue()?.localizedDescription
          == "Undefined folderId")
    }

    @Test func `a later step with invalid input ends the chain with its error`() async {
      let events = Events()
      let (first, second) = (step("one", events), step("two", events))
      second.validation = ValidationError("URL cannot be empty")
      let chain = ServerConnectorChain(head: first)
      chain.onNextStep = { _, number in number == 0 ? second : nil }
      let error = await #expect(throws: NSError.self) { try await chain.run() }
      #expect(error?.localizedDescription == "URL cannot be empty")
      #expect(events.all == ["one"])
      #expect(chain.currentConnector === second)
    }

    @Test func `a step's error is the chain's, and the next step may still be chosen`() async {
      let events = Events()
      let first = step("one", events, error: NSError.errorWithCause(.invalidServerResponse))
      let second = step("two", events)
      let chain = ServerConnectorChain(head: first)
      chain.onNextStep = { _, number in number == 0 ? second : nil }
      let error = await #expect(throws: NSError.self) { try await chain.run() }
      #expect(short(error) == "LiferayScreens -3")
      #expect(events.all == ["one", "two"])
    }

    @Test func `defect 6: a chain may be a step of a chain, in a queue for one`() async throws {
      let width = ServerConnector.queue.maxConcurrentOperationCount
      ServerConnector.queue.maxConcurrentOperationCount = 1
      defer { ServerConnector.queue.maxConcurrentOperationCount = width }
      let events = Events()
      let second = step("two", events)
      let inner = ServerConnectorChain(head: step("one", events))
      inner.onNextStep = { _, number in number == 0 ? second : nil }
      let outer = ServerConnectorChain(head: inner)
      try await outer.run()
      #expect(events.all == ["one", "two"])
    }

    @Test func `defect 6: cancelling a chain cancels the running step, reported once`() async {
      let gate = Gate()
      let events = Events()
      let head = RecordingConnector()
      head.work = { _, _ in gate.pass() }
      let chain = ServerConnectorChain(head: head)
      chain.onNextStep = { _, _ in
        events.add("next")
        return nil
      }
      chain.enqueue { events.add(short($0.lastError)) }
      await eventually { head.events.all.contains("doRun") }
      chain.cancel()
      #expect(head.isCancelled)
      await eventually { !events.all.isEmpty }
      gate.open()
      await eventually { head.isFinished && chain.isFinished }
      await settle()
      #expect(events.all == ["LiferayScreens -6"])
    }

    @Test func `defect 5: a step that was cancelled before does not block the chain`() async {
      let head = RecordingConnector()
      head.cancel()
      let chain = ServerConnectorChain(head: head)
      let error = await #expect(throws: NSError.self) { try await chain.run() }
      #expect(short(error) == "LiferayScreens -6")
    }

    @Test func `defect 6: a main thread that waits for a chain sees its end`() {
      let chain = ServerConnectorChain(head: step("one", Events()))
      let done = DispatchSemaphore(value: 0)
      chain.completionBlock = { done.signal() }
      chain.enqueue()
      #expect(done.wait(timeout: .now() + 10) == .success)
    }

    @Test func `a chain is released`() async throws {
      weak var ended: ServerConnectorChain?
      try await {
        let chain = ServerConnectorChain(head: step("one", Events()))
        chain.onNextStep = { _, _ in nil }
        ended = chain
        try await chain.run()
      }()
      await eventually { ended == nil }
    }
  }
}
