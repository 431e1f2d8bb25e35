import Foundation
import LoopbackHTTP

/// A small Liferay in memory, to talk to while there is no real one.
///
/// ```swift
/// let server = try DemoServer()
/// defer { server.stop() }
/// LiferayServerContext.server = server.url
/// LiferayServerContext.groupId = DemoServer.groupId
/// ```
///
/// It answers JSON web services at `/api/jsonws/invoke`, one command or many, for users who show a
/// password, the cookies of `/c/portal/login` or a token of `/o/oauth2/token`; and it has a home
/// page. It listens on 127.0.0.1 only. Two servers that are asked the same give the same answers:
/// nothing in them depends on the clock, on chance, or on the port.
///
/// Every member may be used from any thread.
public final class DemoServer: Sendable {

  /// The company that all users are of.
  public static let companyId: Int64 = 20097

  /// The only site.
  public static let groupId: Int64 = 20143

  /// The site's folder for bookmarks; beside it there is the root folder, 0.
  public static let folderId: Int64 = 30200

  /// The application that gets OAuth 2 tokens.
  public static let clientId = "demo-app"

  /// What the application shows to get them.
  public static let clientSecret = "demo-secret"

  /// Who may sign in.
  public let users: [DemoUser]

  private let http: LoopbackServer
  private let portal: Guarded<Portal>
  private let faults: Guarded<Faults>

  /// The port that it listens on.
  public var port: UInt16 {
    http.port
  }

  /// `http://127.0.0.1:<port>`, without a slash at the end.
  public var url: String {
    http.url
  }

  /// The address of a page that has a title.
  public var homePage: String {
    url + Page.home
  }

  /// The portal that it behaves as. A change holds from the next request on.
  public var version: PortalVersion {
    get { portal.withLock { $0.version } }
    set { portal.withLock { $0.version = newValue } }
  }

  /// All requests so far, in the order in which they came; none if the server does not remember
  /// them.
  public var requests: [LoopbackRequest] {
    http.requests
  }

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - port: the port to listen on; with 0 the system picks one that is free.
  ///   - users: who may sign in.
  ///   - version: the portal to behave as.
  ///   - remembersRequests: whether `requests` keeps what was read. A server that runs for long
  ///     should not.
  /// - Throws: `POSIXError`: `EADDRINUSE` for a port that is taken.
  public init(
    port: UInt16 = 0, users: [DemoUser] = DemoUser.samples, version: PortalVersion = .v7,
    remembersRequests: Bool = true
  ) throws {
    let portal = Guarded(Portal(users: users, version: version))
    let faults = Guarded(Faults())
    self.users = users
    self.portal = portal
    self.faults = faults
    http = try LoopbackServer(port: port, remembersRequests: remembersRequests) { request in
      Router(portal: portal, faults: faults).response(to: request)
    }
  }

  /// Stops listening and ends all connections; what was stored is gone. May be called more than
  /// once.
  public func stop() {
    http.stop()
  }
}

extension DemoServer {

  /// From now on, has requests go wrong, or take their time.
  ///
  /// Of several faults the one that was added first counts, as long as it lasts.
  ///
  /// - Parameters:
  ///   - fault: what goes wrong.
  ///   - path: which requests: those to that path (`/web/guest/home`), or those with a command for
  ///     that service (`/bookmarks.bookmarksentry/add-entry`); nil for all.
  ///   - times: for how many of these requests; nil for all.
  public func add(_ fault: Fault, at path: String? = nil, times: Int? = nil) {
    faults.withLock { $0.add(fault, at: path, times: times) }
  }

  /// Takes all faults away.
  public func removeFaults() {
    faults.withLock { $0 = Faults() }
  }
}
