import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {

  /// What a read interactor keeps, and finds again.
  @MainActor @Suite struct CachedAnswerTests {

    private let home = TemporaryHome()

    private func running(_ body: @MainActor () async throws -> Void) async throws {
      LiferayServerContext.factory = TestFactory(home: home)
      try await loggedIn(to: "http://127.0.0.1:1", body)
    }

    /// Reads `value` with a server, then without, by another interactor.
    private func found<Value: Sendable & Equatable>(_ value: Value) async throws -> Value? {
      var found: Value?
      try await running {
        _ = await ValueInteractor(value).run()
        let offline = ValueInteractor<Value>(nil)
        #expect(await offline.run() == "success", "\(Value.self)")
        found = offline.result
      }
      return found
    }

    @Test func `values of every type that a service sends are found again`() async throws {
      #expect(try await found("text") == "text")
      #expect(try await found(true) == true)
      #expect(try await found(-7) == -7)
      #expect(try await found(Int32.max) == .max)
      #expect(try await found(Int64.max) == .max)
      #expect(try await found(1.5) == 1.5)
      #expect(try await found(Float(0.25)) == 0.25)
      #expect(try await found(Date(timeIntervalSince1970: 1)) == Date(timeIntervalSince1970: 1))
      #expect(try await found(Data([1, 2])) == Data([1, 2]))
      #expect(try await found(["a", "b"]) == ["a", "b"])
      #expect(try await found([1, 2]) == [1, 2])
    }

    @Test func `attributes are found again, with their nulls`() async throws {
      try await running {
        let sent: [[String: Any]] = [["id": Int64.max, "none": NSNull(), "list": [1, "a"]]]
        _ = await ValueInteractor(sent).run()
        let offline = ValueInteractor<[[String: Any]]>(nil)
        #expect(await offline.run() == "success")
        #expect(offline.result?.first?.int64Attribute("id") == .max)
        #expect(offline.result?.first?["none"] is NSNull)
      }
    }

    @Test func `a value of another type, subject or user is not found`() async throws {
      try await running {
        _ = await ValueInteractor("text").run()
        #expect(await ValueInteractor<Date>(nil).run() == "LiferayScreens -5")
        #expect(await ValueInteractor<String>(nil, about: "2").run() == "LiferayScreens -5")
        LiferayServerContext.factory = TestFactory(home: TemporaryHome())
        SessionContext.loginWithBasic(username: "jane", password: "", userAttributes: [:])
        #expect(await ValueInteractor<String>(nil).run() == "LiferayScreens -5")
      }
    }

    @Test(arguments: [
      (CacheStrategyType.remoteOnly, "new", "LiferayScreens -5"),
      (.remoteFirst, "new", "success"), (.cacheOnly, "old", "success"),
      (.cacheFirst, "old", "success"),
    ])
    func `the policy says which value is used`(
      strategy: CacheStrategyType, online: String, offline: String
    ) async throws {
      try await running {
        _ = await ValueInteractor("old").run()
        let reading = ValueInteractor("new")
        #expect(await reading.run(strategy) == "success")
        #expect(reading.result == online)
        #expect(await ValueInteractor<String>(nil).run(strategy) == offline)
      }
    }

    @Test func `a value that cannot be kept leaves no older one`() async throws {
      try await running {
        _ = await ValueInteractor<Any>("old").run()
        #expect(await ValueInteractor<Any>(NSObject()).run() == "success")
        #expect(await ValueInteractor<Any>(nil).run() == "LiferayScreens -5")
      }
    }
  }
}

/// Gets a value from a server, or cannot reach it.
final class ValueConnector<Value>: ServerConnector, @unchecked Sendable {

  let answer: Value?
  var resultValue: Value?

  init(_ answer: Value?) {
    self.answer = answer
    super.init()
  }

  override func doRun(session: LRSession) {
    resultValue = answer
    if answer == nil { lastError = TestFactory.offline }
  }
}

private final class ValueInteractor<Value>: ServerReadConnectorInteractor {

  let answer: Value?
  let subject: String
  var result: Value?

  /// An interactor whose server has `answer`; without one it cannot be reached.
  init(_ answer: Value?, about subject: String = "1") {
    self.answer = answer
    self.subject = subject
    super.init(screenlet: nil)
  }

  override func createConnector() -> ServerConnector? {
    ValueConnector(answer)
  }

  override func completedConnector(_ c: ServerConnector) {
    result = (c as? ValueConnector<Value>)?.resultValue
  }

  override func cachedAnswer() -> CachedAnswer? {
    CachedAnswer(
      \ValueConnector<Value>.resultValue, of: NoteScreenlet.self, action: "read", about: subject)
  }

  /// Starts, and waits for the outcome.
  func run(_ strategy: CacheStrategyType = .remoteFirst) async -> String {
    cacheStrategy = strategy
    return await withCheckedContinuation { continuation in
      onSuccess = { continuation.resume(returning: "success") }
      onFailure = { continuation.resume(returning: short($0)) }
      start()
    }
  }
}
