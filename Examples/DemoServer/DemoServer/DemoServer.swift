import Foundation
import LoopbackHTTP

/// A small in-memory Liferay, for use without a real one.
///
/// ```swift
/// let server = try DemoServer()
/// defer { server.stop() }
/// LiferayServerContext.server = server.url
/// LiferayServerContext.groupId = DemoServer.groupId
/// ```
///
/// It answers JSON web services at `/api/jsonws/invoke`, for one command or an array, which it
/// describes at `/api/jsonws?discover`, and the REST API `/o/headless-delivery/v1.0`, both for
/// users with a password, the cookies of `/c/portal/login` or a token of `/o/oauth2/token`; and it
/// has a home page. It listens on 127.0.0.1 only. Two servers give the same answers to the same requests:
/// nothing in them depends on the clock, on chance, or on the port.
///
/// Every member may be used from any thread.
public final class DemoServer: Sendable {

  /// The company of all users.
  public static let companyId: Int64 = 20097

  /// The only site.
  public static let groupId: Int64 = 20143

  /// The site's bookmarks folder; there is also the root folder, 0.
  public static let folderId: Int64 = 30200

  /// The id of the class of bookmarks, by which assets are asked for.
  public static let bookmarkClassNameId: Int64 = 20010

  /// The id of the class of blog entries.
  public static let blogClassNameId: Int64 = 20011

  /// The id of a template that shows the title of a web content article only.
  public static let titleTemplateId: Int64 = 30600

  /// The id of the structure of the site's dynamic data list, which is a form with seven fields.
  public static let structureId: Int64 = 30700

  /// The id of the dynamic data list.
  public static let recordSetId: Int64 = 30701

  /// The id of the application that may request OAuth 2 tokens.
  public static let clientId = "demo-app"

  /// The secret of that application.
  public static let clientSecret = "demo-secret"

  /// The users who may sign in.
  public let users: [DemoUser]

  private let http: LoopbackServer
  private let portal: Guarded<Portal>
  private let faults: Guarded<Faults>

  /// The port that the server listens on.
  public var port: UInt16 {
    http.port
  }

  /// `http://127.0.0.1:<port>`, without a trailing slash.
  public var url: String {
    http.url
  }

  /// The URL of a page with a title.
  public var homePage: String {
    url + Page.home
  }

  /// The version of the portal. A change takes effect with the next request.
  public var version: PortalVersion {
    get { portal.withLock { $0.version } }
    set { portal.withLock { $0.version = newValue } }
  }

  /// All requests so far, in order of arrival; empty if the server does not record them.
  public var requests: [LoopbackRequest] {
    http.requests
  }

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - port: the port to listen on; with 0 the system picks a free one.
  ///   - users: the users who may sign in.
  ///   - version: the version of the portal.
  ///   - remembersRequests: whether `requests` records the requests. Set it to false for a server
  ///     that runs for a long time.
  /// - Throws: `POSIXError`: `EADDRINUSE` for a port in use.
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

  /// Stops listening and closes all connections; the data is lost. May be called more than once.
  public func stop() {
    http.stop()
  }
}

extension DemoServer {

  /// Makes requests fail, or slow, from now on.
  ///
  /// If several faults apply, the one that was added first is used, as long as it lasts.
  ///
  /// - Parameters:
  ///   - fault: the fault.
  ///   - path: the affected requests: those to that path (`/web/guest/home`), or those with a
  ///     command for that service (`/bookmarks.bookmarksentry/add-entry`); nil for all.
  ///   - times: the number of affected requests; nil for all.
  public func add(_ fault: Fault, at path: String? = nil, times: Int? = nil) {
    faults.withLock { $0.add(fault, at: path, times: times) }
  }

  /// Removes all faults.
  public func removeFaults() {
    faults.withLock { $0 = Faults() }
  }
}
