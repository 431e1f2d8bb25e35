import DemoServer
import Foundation
import LiferayScreens
import TestSupport
import Testing

/// "The architecture tutorial", section "High Level Architecture": connectors are operations.
@MainActor @Suite(.usesAppState) struct ConnectorGraphTests {

  private let events = Events()

  private func connector(_ name: String) -> StepConnector {
    StepConnector { [events] in events.add(name) }
  }

  /// Enqueues connectors in a suspended queue, then resumes it with this number of slots.
  private func run(_ connectors: [ServerConnector], atOnce: Int) async {
    let queue = ServerConnector.queue
    let usual = queue.maxConcurrentOperationCount
    queue.isSuspended = true
    queue.maxConcurrentOperationCount = atOnce
    defer { queue.maxConcurrentOperationCount = usual }
    await withCheckedContinuation { continuation in
      var left = connectors.count
      for connector in connectors {
        connector.enqueue { _ in
          left -= 1
          if left == 0 { continuation.resume() }
        }
      }
      queue.isSuspended = false
    }
  }

  private func loggedIn(_ body: () async throws -> Void) async throws {
    try await withLiferay { _ in try await body() }
  }

  @Test func `connectors run concurrently: eight overlap in their calls`() async throws {
    try await loggedIn {
      let events = events
      let connectors = (0..<8).map { _ in
        StepConnector {
          events.add("begun")
          events.add(events.wait(for: 8) ? "met" : "waited in vain")
        }
      }
      await run(connectors, atOnce: 64)
      #expect(events.all.filter { $0 == "met" }.count == 8)
    }
  }

  @Test func `64 concurrent calls to the server each end once, on the main actor`() async throws {
    try await withLiferay { server in
      server.add(.slow(0.05))
      let ends = Events()
      let connectors = (0..<64).map { _ in
        MyOperationConnector(groupId: DemoServer.groupId, folderId: DemoServer.folderId)
      }
      for (number, connector) in connectors.enumerated() {
        connector.enqueue { connector in
          MainActor.assertIsolated()
          ends.add("\(number) \(short(connector.lastError))")
        }
      }
      while ends.all.count < 64 { try await Task.sleep(for: .milliseconds(5)) }
      #expect(Set(ends.all) == Set((0..<64).map { "\($0) no error" }))
      #expect(ends.all.count == 64)
      #expect(connectors.allSatisfy { $0.resultCount == 0 })
      #expect(server.requests.count == 64)
    }
  }

  @Test func `a thousand consecutive calls each end once and leave nothing behind`() async throws {
    try await withLiferay { server in
      let ends = Events()
      var traces: [() -> AnyObject?] = []
      for number in 0..<1000 {
        let connector = MyOperationConnector(
          groupId: DemoServer.groupId, folderId: DemoServer.folderId)
        traces.append { [weak connector] in connector }
        await withCheckedContinuation { continuation in
          connector.enqueue { connector in
            ends.add("\(number) \(short(connector.lastError))")
            continuation.resume()
          }
        }
      }
      #expect(ends.all == (0..<1000).map { "\($0) no error" })
      #expect(server.requests.count == 1000)
      while traces.contains(where: { $0() != nil }) { try await Task.sleep(for: .milliseconds(5)) }
    }
  }

  @Test func `priorities determine the order if there are not enough slots`() async throws {
    try await loggedIn {
      let low = connector("low")
      let normal = connector("normal")
      let high = connector("high")
      low.queuePriority = .low
      high.queuePriority = .veryHigh
      await run([low, normal, high], atOnce: 1)
      #expect(events.all == ["high", "normal", "low"])
    }
  }

  @Test func `dependencies form a graph, which the framework resolves`() async throws {
    try await loggedIn {
      let user = connector("user")
      let sites = connector("sites")
      let folders = connector("folders")
      let page = connector("page")
      sites.addDependency(user)
      folders.addDependency(user)
      page.addDependency(sites)
      page.addDependency(folders)
      await run([page, folders, sites, user], atOnce: 64)
      #expect(events.all.first == "user")
      #expect(Set(events.all.dropFirst().prefix(2)) == ["sites", "folders"])
      #expect(events.all.last == "page")
      #expect(events.all.count == 4)
    }
  }

  @Test func `a connector whose dependency failed still runs, and can inspect it`() async throws {
    try await withLiferay { server in
      server.add(.serverError)
      let first = MyOperationConnector(
        groupId: DemoServer.groupId, folderId: DemoServer.folderId)
      let events = events
      let second = StepConnector { events.add(short(first.lastError)) }
      second.addDependency(first)
      await run([second, first], atOnce: 64)
      #expect(events.all == ["com.liferay.mobile.sdk 500"])
    }
  }
}

/// A connector whose call is a closure.
private final class StepConnector: ServerConnector, @unchecked Sendable {

  private let step: @Sendable () -> Void

  init(_ step: @escaping @Sendable () -> Void) {
    self.step = step
    super.init()
  }

  override func doRun(session: LRSession) {
    step()
  }
}
