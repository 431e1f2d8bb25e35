public import Foundation
public import LiferayMobileSDK
internal import LiferayScreens

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The session of a test's user, whose server is the test.
///
/// It answers what the app asks its server: calls of services, by this session, a copy of it or
/// one that is made to log in, single, in a batch or with a callback; and every other address, which
/// an `HttpConnector` reads. Its answers take the way of real ones, as JSON and as bytes, so that
/// what reads them is tested too.
///
///     let session = StubSession.loggedIn()
///     session.answers(["name": "Liferay"])        // what services bring
///     session.answers(5, to: "get-entries-count") // what one of them brings instead
///     session.serves("<title>Liferay</title>")    // what an address has
///     session.fails()                             // from now on
public final class StubSession: LRSession, @unchecked Sendable {

  /// What requests fail with after `fails()`.
  public static let failure = NSError(
    domain: "LiferayScreensTesting", code: 1,
    userInfo: [NSLocalizedDescriptionKey: "The stub was told to fail."])

  /// The address of the server, which is that of `LiferayServerContext` too.
  static let address = "https://stub.example.com"

  typealias Answer = @Sendable (StubCall) throws -> Data

  struct State: Sendable {
    /// What calls are answered with in turn; the last one stays.
    var answers: [Answer] = [{ _ in Data("null".utf8) }]
    /// What calls whose path ends so are answered with instead.
    var answersByMethod: [String: Data] = [:]
    var page = StandInServer.Reply(body: Data())
    /// What those addresses have instead.
    var pagesByAddress: [String: StandInServer.Reply] = [:]
    var failure: NSError?
    var calls: [StubCall] = []
    var addresses: [URL] = []
  }

  let state = Locked(State())

  private init() {
    super.init(server: StubSession.address)
  }

  /// A session that is current, and that answers all requests from now on. For tests with the trait
  /// `.stubbedServers`, which undoes it.
  public static func loggedIn() -> StubSession {
    let session = StubSession()
    session.answersRequests()
    SessionContext.currentContext = SessionContext(session: session, attributes: ["userId": 1])
    return session
  }

  /// A session that nobody is logged in with, and that answers all requests from now on: for what
  /// happens before a login.
  public static func loggedOut() -> StubSession {
    let session = StubSession()
    session.answersRequests()
    return session
  }

  /// The calls of services so far, in their order.
  public var calls: [StubCall] {
    state.withLock { $0.calls }
  }

  /// The other addresses that were asked for so far.
  public var addresses: [URL] {
    state.withLock { $0.addresses }
  }

  private func answersRequests() {
    StandInServer.current = StandInServer(address: StubSession.address) {
      try self.reply(to: $0)
    }
  }
}
