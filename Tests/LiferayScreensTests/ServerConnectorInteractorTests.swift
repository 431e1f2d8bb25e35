import Foundation
import LiferayMobileSDK
import LiferayScreens
import Testing

extension OneAtATime {
  @MainActor @Suite struct ServerConnectorInteractorTests {

    /// Starts the interactor and returns all events, the last of which is its end.
    private func events(of interactor: some ServerConnectorInteractor & Recording) async -> [String]
    {
      let events = interactor.events
      interactor.onSuccess = { events.add("success") }
      interactor.onFailure = { events.add("failure \(short($0))") }
      let isStarted = interactor.start()
      if !isStarted { events.add("not started") }
      await eventually {
        events.all.contains { $0.hasPrefix("success") || $0.hasPrefix("failure") }
      }
      await settle()
      return events.all
    }

    // MARK: Start and end

    @Test func `the result is stored before the success is reported`() async {
      let interactor = WriteInteractor(.remoteOnly)
      #expect(await events(of: interactor) == ["call", "completed", "success"])
      #expect(interactor.currentConnector == nil)
    }

    @Test func `without a connector it fails with -2 and does not start`() async {
      let interactor = WriteInteractor(.remoteOnly)
      interactor.hasConnector = false
      #expect(await events(of: interactor) == ["failure LiferayScreens -2", "not started"])
    }

    @Test func `without a connector it fails with the lastError that createConnector has set`()
      async
    {
      let interactor = WriteInteractor(.remoteOnly)
      interactor.hasConnector = false
      interactor.reason = ValidationError("Choose a score")
      #expect(await events(of: interactor) == ["failure LiferayScreens -4", "not started"])
      #expect(interactor.lastError === interactor.reason)

      interactor.reason = nil
      #expect(
        await events(of: interactor).suffix(2) == ["failure LiferayScreens -2", "not started"])
    }

    @Test func `invalid input fails before start returns`() {
      let interactor = WriteInteractor(.remoteFirst)
      interactor.validation = ValidationError("Title cannot be empty")
      var failure: NSError?
      interactor.onFailure = { failure = $0 }
      #expect(interactor.start())
      #expect(failure is ValidationError)
      #expect(failure?.localizedDescription == "Title cannot be empty")
      #expect(interactor.events.all.isEmpty)
    }

    @Test func `an unusable response fails with the error that completedConnector sets`() async {
      let interactor = WriteInteractor(.remoteFirst)
      interactor.cannotUseReply = true
      #expect(await events(of: interactor) == ["call", "completed", "failure LiferayScreens -3"])
    }

    @Test func `defect 13: completedConnector is not called after a failure`() async {
      let interactor = WriteInteractor(.remoteOnly)
      interactor.failure = NSError.errorWithCause(.invalidServerResponse)
      #expect(await events(of: interactor) == ["call", "failure LiferayScreens -3"])
    }

    @Test func `defect 14: a cancellation during the call is reported once, the result ignored`()
      async
    {
      let gate = Gate()
      let interactor = WriteInteractor(.remoteFirst)
      interactor.gate = gate
      interactor.onFailure = { [events = interactor.events] in events.add("failure \(short($0))") }
      interactor.start()
      await eventually { interactor.events.all == ["call"] }
      let connector = interactor.currentConnector
      interactor.cancel()
      #expect(interactor.events.all == ["call", "failure LiferayScreens -6"])
      gate.open()
      await eventually { connector?.isFinished == true }
      await settle()
      #expect(interactor.events.all == ["call", "failure LiferayScreens -6"])
    }

    @Test func `defect 15: a cancelled interactor can be started again`() async {
      let interactor = WriteInteractor(.remoteOnly)
      interactor.start()
      interactor.cancel()
      await settle()
      let before = interactor.events.all.count
      #expect(
        await Array(events(of: interactor).dropFirst(before)) == ["call", "completed", "success"])
    }

    @Test func `it is retained until its end, and no longer`() async {
      let events = Events()
      weak var interactor: WriteInteractor?
      do {
        let started = WriteInteractor(.remoteOnly)
        started.onSuccess = { events.add("success") }
        started.start()
        interactor = started
      }
      await eventually { events.all == ["success"] }
      await eventually { interactor == nil }
    }

    // MARK: Reads

    @Test(arguments: [
      (CacheStrategyType.remoteOnly, ["call", "completed", "stored", "success"]),
      (.remoteFirst, ["call", "completed", "stored", "success"]),
      (.cacheOnly, ["read", "completed", "success"]),
      (.cacheFirst, ["read", "completed", "success"]),
    ])
    func `a read with both server and cache`(
      strategy: CacheStrategyType, expected: [String]
    ) async {
      let interactor = ReadInteractor(strategy)
      #expect(await events(of: interactor) == expected)
    }

    @Test(arguments: [
      (CacheStrategyType.remoteOnly, ["call", "failure LiferayScreens -5"]),
      (.remoteFirst, ["call", "read", "completed", "success"]),
      (.cacheOnly, ["read", "completed", "success"]),
      (.cacheFirst, ["read", "completed", "success"]),
    ])
    func `a read without a server`(strategy: CacheStrategyType, expected: [String]) async {
      let interactor = ReadInteractor(strategy)
      interactor.failure = offline
      #expect(await events(of: interactor) == expected)
    }

    @Test(arguments: [
      (CacheStrategyType.remoteOnly, ["call", "completed", "stored", "success"]),
      (.remoteFirst, ["call", "completed", "stored", "success"]),
      (.cacheOnly, ["read", "failure LiferayScreens -5"]),
      (.cacheFirst, ["read", "call", "completed", "stored", "success"]),
    ])
    func `a read with an empty cache`(
      strategy: CacheStrategyType, expected: [String]
    ) async {
      let interactor = ReadInteractor(strategy)
      interactor.cached = nil
      #expect(await events(of: interactor) == expected)
    }

    @Test(arguments: CacheStrategyType.allCases)
    func `a read without server and cache fails with -5, once`(strategy: CacheStrategyType) async {
      let interactor = ReadInteractor(strategy)
      interactor.cached = nil
      interactor.failure = offline
      #expect(
        await events(of: interactor).filter { $0 != "call" && $0 != "read" }
          == ["failure LiferayScreens -5"])
    }

    // MARK: Writes

    @Test(arguments: [
      (CacheStrategyType.remoteOnly, ["call", "completed", "success"]),
      (.remoteFirst, ["call", "completed", "stored", "success"]),
      (.cacheOnly, ["stored", "success"]),
      (.cacheFirst, ["stored", "call", "completed", "success"]),
    ])
    func `a write with both server and cache`(
      strategy: CacheStrategyType, expected: [String]
    ) async {
      let interactor = StoringWriteInteractor(strategy)
      #expect(await events(of: interactor) == expected)
    }

    @Test(arguments: [
      (CacheStrategyType.remoteOnly, ["call", "failure LiferayScreens -5"]),
      (.remoteFirst, ["call", "stored", "success"]),
      (.cacheOnly, ["stored", "success"]),
      (.cacheFirst, ["stored", "call", "failure LiferayScreens -5"]),
    ])
    func `a write without a server`(strategy: CacheStrategyType, expected: [String]) async {
      let interactor = StoringWriteInteractor(strategy)
      interactor.failure = offline
      #expect(await events(of: interactor) == expected)
    }

    @Test(arguments: CacheStrategyType.allCases)
    func `defect 10: an offline write is a failure if the interactor does not store it`(
      strategy: CacheStrategyType
    ) async {
      let interactor = WriteInteractor(strategy)
      interactor.failure = offline
      #expect(
        await events(of: interactor).filter { $0 != "call" } == ["failure LiferayScreens -5"])
    }

    @Test func `defect 10: an offline write that could not be stored is a failure`() async {
      let interactor = StoringWriteInteractor(.remoteFirst)
      interactor.failure = offline
      interactor.cannotStore = true
      #expect(await events(of: interactor) == ["call", "stored", "failure LiferayScreens -3"])
    }

    @Test func `a result that could not be stored is still a result`() async {
      let interactor = StoringWriteInteractor(.remoteFirst)
      interactor.cannotStore = true
      #expect(await events(of: interactor) == ["call", "completed", "stored", "success"])
    }

    // MARK: Errors

    @Test func `defect 11: the transport error is preserved`() async throws {
      let interactor = WriteInteractor(.remoteFirst)
      interactor.failure = NSError(
        domain: NSURLErrorDomain, code: NSURLErrorTimedOut,
        userInfo: [NSLocalizedDescriptionKey: "The request timed out."])
      _ = await events(of: interactor)
      let error = try #require(interactor.lastError)
      #expect(short(error) == "LiferayScreens -5")
      #expect(error.localizedDescription == "The request timed out.")
      let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
      #expect(short(underlying) == "\(NSURLErrorDomain) \(NSURLErrorTimedOut)")
    }

    @Test(arguments: [
      (NSURLErrorCancelled, "LiferayScreens -6"),
      (NSURLErrorBadURL, "\(NSURLErrorDomain) \(NSURLErrorBadURL)"),
      (NSURLErrorUnsupportedURL, "\(NSURLErrorDomain) \(NSURLErrorUnsupportedURL)"),
      (-1200, "NSURLErrorDomain -1200"), (-1202, "NSURLErrorDomain -1202"),
      (-1206, "NSURLErrorDomain -1206"), (-1022, "NSURLErrorDomain -1022"),
    ])
    func `defect 11: a cancelled call or an invalid address does not use the cache`(
      code: Int, expected: String
    ) async {
      let interactor = StoringWriteInteractor(.remoteFirst)
      interactor.failure = NSError(domain: NSURLErrorDomain, code: code)
      #expect(await events(of: interactor) == ["call", "failure \(expected)"])
    }

    @Test func `defect 12: the code -5 of another domain does not use the cache`() async {
      let interactor = StoringWriteInteractor(.remoteFirst)
      interactor.failure = NSError(domain: "elsewhere", code: -5)
      #expect(await events(of: interactor) == ["call", "failure elsewhere -5"])
    }
  }
}

private let offline = NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)

@MainActor protocol Recording {
  var events: Events { get }
}

/// A write whose connector behaves as configured.
private class WriteInteractor: ServerWriteConnectorInteractor, Recording {

  let events = Events()
  var hasConnector = true
  var reason: ValidationError?
  var validation: ValidationError?
  var failure: NSError?
  var gate: Gate?
  var cannotUseReply = false

  init(_ strategy: CacheStrategyType) {
    super.init(screenlet: nil)
    cacheStrategy = strategy
  }

  override func createConnector() -> ServerConnector? {
    guard !hasConnector else { return connector(events, validation, failure, gate) }
    lastError = reason
    return nil
  }

  override func completedConnector(_ c: ServerConnector) {
    events.add("completed")
    if cannotUseReply { c.lastError = NSError.errorWithCause(.invalidServerResponse) }
  }
}

private final class StoringWriteInteractor: WriteInteractor {

  var cannotStore = false

  override func writeToCache(_ c: ServerConnector) {
    events.add("stored")
    if cannotStore { c.lastError = NSError.errorWithCause(.invalidServerResponse) }
  }
}

private final class ReadInteractor: ServerReadConnectorInteractor, Recording {

  let events = Events()
  var failure: NSError?
  var cached: String? = "cached"

  init(_ strategy: CacheStrategyType) {
    super.init(screenlet: nil)
    cacheStrategy = strategy
  }

  override func createConnector() -> ServerConnector? {
    connector(events, nil, failure, nil)
  }

  override func completedConnector(_ c: ServerConnector) {
    events.add("completed")
  }

  override func readFromCache(_ c: ServerConnector, result: @escaping (Any?) -> Void) {
    events.add("read")
    result(cached)
  }

  override func writeToCache(_ c: ServerConnector) {
    events.add("stored")
  }
}

@MainActor private func connector(
  _ events: Events, _ validation: ValidationError?, _ failure: NSError?, _ gate: Gate?
) -> ServerConnector {
  let connector = RecordingConnector()
  connector.validation = validation
  connector.work = { connector, _ in
    events.add("call")
    gate?.pass()
    connector.lastError = failure
  }
  return connector
}
