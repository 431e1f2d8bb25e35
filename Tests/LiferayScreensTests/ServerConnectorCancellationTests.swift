import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {
  @MainActor @Suite struct ServerConnectorCancellationTests {

    @Test func `defect 5: a connector cancelled before its run completes with -6, once`() async {
      ServerConnector.queue.isSuspended = true
      defer { ServerConnector.queue.isSuspended = false }
      let connector = RecordingConnector()
      let events = Events()
      connector.enqueue { events.add(short($0.lastError)) }
      connector.cancel()
      connector.cancel()
      await eventually { !events.all.isEmpty }
      ServerConnector.queue.isSuspended = false
      await eventually { connector.isFinished }
      await settle()
      #expect(events.all == ["LiferayScreens -6"])
      #expect(connector.events.all.isEmpty)
    }

    @Test func `a connector cancelled before it is enqueued completes with -6, once`() async {
      let connector = RecordingConnector()
      connector.cancel()
      #expect(await outcome(of: connector) == ["LiferayScreens -6"])
      #expect(connector.events.all == ["validateData"])
    }

    @Test func `defect 14: a cancellation during the run is reported at once, without postRun`()
      async
    {
      let gate = Gate()
      let events = Events()
      let connector = RecordingConnector()
      connector.work = { connector, _ in
        gate.pass()
        connector.lastError = nil
      }
      connector.enqueue { events.add(short($0.lastError)) }
      await eventually { connector.events.all.contains("doRun") }
      connector.cancel()
      await eventually { !events.all.isEmpty }
      #expect(!connector.isFinished)
      gate.open()
      await eventually { connector.isFinished }
      await settle()
      #expect(events.all == ["LiferayScreens -6"])
      #expect(short(connector.lastError) == "LiferayScreens -6")
      #expect(connector.events.all == ["preRun", "createSession", "doRun"])
    }

    @Test(arguments: [true, false])
    func `a connector ends after what waits for it was released`(_ isEnqueued: Bool) async {
      let gate = Gate()
      let connector = RecordingConnector()
      connector.work = { _, _ in gate.pass() }
      connector.enqueue()
      await eventually { connector.events.all.contains("doRun") }
      weak var released: RecordingConnector?
      do {
        let waiting = RecordingConnector()
        released = waiting
        waiting.addDependency(connector)
        if isEnqueued { waiting.enqueue() }
        waiting.cancel()
        if isEnqueued { await eventually { waiting.isFinished } }
      }
      await eventually { released == nil }
      gate.open()
      await eventually { connector.isFinished }
    }

    @Test func `a cancellation does not affect the app's session`() async throws {
      let gate = Gate()
      let session = LRSession(server: "http://127.0.0.1:1")
      let connector = RecordingConnector()
      connector.session = session
      connector.work = { _, given in
        #expect(given !== session)
        gate.pass()
      }
      connector.enqueue()
      await eventually { connector.events.all.contains("doRun") }
      connector.cancel()
      gate.open()
      await eventually { connector.isFinished }
    }

    @Test func `a cancellation aborts the connector's calls, but no others of a custom session`()
      async throws
    {
      let gate = Gate()
      let server = try LoopbackServer { request in
        if request.text.contains("/silent") { return .silence }
        if request.text.contains("/slow") { gate.pass() }
        return .json("[1]")
      }
      defer { server.stop() }
      let session = AppSession(server: server.url)
      session.connectionTimeout = 30
      let events = Events()
      func connector(_ path: String) -> RecordingConnector {
        let connector = RecordingConnector()
        connector.session = session
        connector.work = { _, given in
          #expect(given === session)
          do {
            events.add("\(path): \(try given.invoke([path: [String: Any]()]) ?? "nil")")
          } catch {
            events.add("\(path): \(short(error))")
          }
        }
        return connector
      }
      let (silent, slow) = (connector("/silent"), connector("/slow"))
      silent.enqueue()
      slow.enqueue()
      await eventually { server.requests.count == 2 }

      silent.cancel()
      await eventually { silent.isFinished }
      #expect(!slow.isFinished)
      gate.open()
      await eventually { slow.isFinished }
      let later = connector("/later")
      try await later.run()

      #expect(
        events.all == [
          "/silent: NSURLErrorDomain \(NSURLErrorCancelled)", "/slow: 1", "/later: 1",
        ])
    }

    @Test func `a cancelled connector makes no more calls with a custom session`() async throws {
      let server = try LoopbackServer { _ in .json("[1]") }
      defer { server.stop() }
      let gate = Gate()
      let events = Events()
      let connector = RecordingConnector()
      connector.session = AppSession(server: server.url)
      connector.work = { _, session in
        gate.pass()
        do {
          try session.invoke(["/a/b": [String: Any]()])
        } catch {
          events.add(short(error))
        }
      }
      connector.enqueue()
      await eventually { connector.events.all.contains("doRun") }
      connector.cancel()
      gate.open()
      await eventually { connector.isFinished }
      #expect(events.all == ["NSURLErrorDomain \(NSURLErrorCancelled)"])
      #expect(server.requests.isEmpty)
    }

    @Test func `connectors that depend on a cancelled one run`() async {
      let (first, second) = (RecordingConnector(), RecordingConnector())
      second.addDependency(first)
      first.cancel()
      first.enqueue()
      #expect(await outcome(of: second) == ["no error"])
    }

    @Test func `a connector that has run or was cancelled is released`() async {
      weak var ran: RecordingConnector?
      weak var cancelled: RecordingConnector?
      weak var captured: Events?
      await {
        let (first, second, events) = (RecordingConnector(), RecordingConnector(), Events())
        (ran, cancelled, captured) = (first, second, events)
        second.cancel()
        first.enqueue { _ in events.add("") }
        second.enqueue { _ in events.add("") }
        await eventually { events.all.count == 2 }
      }()
      await eventually { ran == nil && cancelled == nil && captured == nil }
    }
  }
}

/// An app's subclass of `LRSession`, which is not copied: a copy would be a plain `LRSession`.
private final class AppSession: LRSession, @unchecked Sendable {}
