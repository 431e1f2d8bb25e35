public import Foundation
public import LiferayMobileSDK
internal import LiferayScreens

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A session whose requests are answered by the test itself.
///
/// It answers all requests of the app: service calls, made with this session, a copy of it or a
/// session created for a login, whether single, in a batch or with a callback; and requests to any
/// other URL, such as those of an `HttpConnector`. Answers are encoded like real ones, as JSON and
/// as bytes, so that the code that decodes them is tested too.
///
///     let session = StubSession.loggedIn()
///     session.answers(["name": "Liferay"])        // the answer of all services
///     session.answers(5, to: "get-entries-count") // the answer of one of them
///     session.serves("<title>Liferay</title>")    // the content of every other URL
///     session.fails()                             // from now on
public final class StubSession: LRSession, @unchecked Sendable {

  /// The error of requests after `fails()`.
  public static let failure = NSError(
    domain: "LiferayScreensTesting", code: 1,
    userInfo: [NSLocalizedDescriptionKey: "The stub was told to fail."])

  /// The address of the server, also used by `LiferayServerContext`.
  static let address = "https://stub.example.com"

  typealias Answer = @Sendable (StubCall) throws -> Data

  struct State: Sendable {
    /// The answers to the calls, in turn; the last one is repeated.
    var answers: [Answer] = [{ _ in Data("null".utf8) }]
    /// The answers to calls whose path ends with the key, which take precedence.
    var answersByMethod: [String: Data] = [:]
    var page = StandInServer.Reply(body: Data())
    /// The content of specific URLs, which takes precedence over `page`.
    var pagesByAddress: [String: StandInServer.Reply] = [:]
    var failure: NSError?
    var received: [Received] = []
    var connectors: [ServerConnector] = []
  }

  /// A request that the session received.
  enum Received: Sendable {
    case calls([StubCall])
    case other(StubRequest)
  }

  let state = Locked(State())

  private init() {
    super.init(server: StubSession.address)
  }

  /// Creates a session, makes it the current one, and lets it answer all requests from now on. For
  /// tests with the trait `.stubbedServers`, which restores the previous state.
  public static func loggedIn() -> StubSession {
    let session = StubSession()
    session.answersRequests()
    SessionContext.currentContext = SessionContext(session: session, attributes: ["userId": 1])
    return session
  }

  /// Creates a session that answers all requests from now on, with no user logged in: for tests of
  /// what happens before a login.
  public static func loggedOut() -> StubSession {
    let session = StubSession()
    session.answersRequests()
    return session
  }

  /// The service calls so far, in order.
  public var calls: [StubCall] {
    state.withLock { $0.received.flatMap(\.calls) }
  }

  /// The other URLs that were requested so far.
  public var addresses: [URL] {
    requests.map(\.address)
  }

  /// The requests so far that were not service calls, such as those to a REST service, in order.
  public var requests: [StubRequest] {
    state.withLock { $0.received.compactMap(\.other) }
  }

  private func answersRequests() {
    LiferayServerContext.connectorFactory = RecordingConnectorFactory(
      factory: LiferayServerContext.connectorFactory, session: self)
    StandInServer.current = StandInServer(address: StubSession.address) {
      try self.reply(to: $0)
    }
  }
}
