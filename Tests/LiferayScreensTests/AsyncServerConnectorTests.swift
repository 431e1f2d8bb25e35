import Foundation
import LiferayMobileSDK
import LiferayScreens
import Testing

extension OneAtATime {
  @MainActor @Suite struct AsyncServerConnectorTests {

    @Test func `it keeps running until it signals its end`() async throws {
      let connector = LaterConnector()
      let events = Events()
      connector.enqueue { _ in events.add("completed") }
      await eventually { connector.hooks.all.contains("doRun") }
      await settle()
      #expect(connector.isExecuting)
      #expect(events.all.isEmpty)

      connector.callOnComplete()
      connector.callOnComplete()
      await eventually { connector.isFinished }
      await settle()
      #expect(events.all == ["completed"])
      #expect(connector.hooks.all == ["doRun", "postRun"])
    }

    @Test func `defect 4: it completes if the call is never made`() async {
      let connector = LaterConnector()
      connector.session = nil
      let error = await #expect(throws: NSError.self) { try await connector.run() }
      #expect(short(error) == "LiferayScreens -5")
      #expect(connector.isFinished)
      #expect(connector.hooks.all.isEmpty)
    }

    @Test func `cancelled while running, it completes with -6 and frees its slot`() async {
      let connector = LaterConnector()
      let events = Events()
      connector.enqueue { events.add(short($0.lastError)) }
      await eventually { connector.hooks.all.contains("doRun") }
      connector.cancel()
      #expect(connector.isFinished)
      connector.callOnComplete()
      await eventually { !events.all.isEmpty }
      await settle()
      #expect(events.all == ["LiferayScreens -6"])
      #expect(connector.hooks.all == ["doRun"])
    }

    @Test func `defect 49: its operation passes through all states`() async throws {
      let connector = LaterConnector()
      #expect(connector.isAsynchronous)
      #expect(!connector.isExecuting && !connector.isFinished)
      connector.enqueue()
      await eventually { connector.isExecuting }
      #expect(!connector.isFinished)
      connector.callOnComplete()
      #expect(!connector.isExecuting && connector.isFinished)
    }
  }
}

/// Does nothing until its end is signalled.
private class LaterConnector: AsyncServerConnector, @unchecked Sendable {

  let hooks = Events()
  var session: LRSession? = LRSession(server: "http://127.0.0.1:1")

  override func createSession() -> LRSession? { session }
  override func doRun(session: LRSession) { hooks.add("doRun") }
  override func postRun() { hooks.add("postRun") }
}
