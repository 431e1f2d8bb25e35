public import Foundation

/// The connection to a portal: address, authentication, timeout, headers, and whether calls block.
///
/// Without a ``callback``, a session blocks the calling thread until the answer arrives, as in the
/// connector tutorial's Connectors. With one, every call returns at once and the callback receives
/// the answer on the main actor, as in the interactor tutorial. The `async` methods wait without
/// blocking, with or without a callback.
///
/// A session can be used from any thread, and from several at once: each call uses the settings at
/// the time when it began.
nonisolated open class LRSession: NSObject, @unchecked Sendable {

  /// The default timeout: 15 seconds.
  public static let defaultConnectionTimeout: Int32 = 15

  private let settings: Locked<Settings>
  let calls = CallsInFlight()

  // MARK: Settings

  /// The portal's address, such as `https://portal.example.com`. Credentials are sent to this
  /// server only.
  public var server: String {
    get { settings.withLock { $0.server } }
    set { settings.withLock { $0.server = newValue } }
  }

  /// Signs the requests, or nil for calls without credentials.
  public var authentication: (any LRAuthentication)? {
    get { settings.withLock { $0.authentication } }
    set { settings.withLock { $0.authentication = newValue } }
  }

  /// Receives the outcome of each call, which makes all calls asynchronous, or nil for blocking
  /// calls.
  public var callback: (any LRCallback)? {
    get { settings.withLock { $0.callback } }
    set { settings.withLock { $0.callback = newValue } }
  }

  /// The time for which the server may send nothing, in seconds.
  public var connectionTimeout: Int32 {
    get { settings.withLock { $0.connectionTimeout } }
    set { settings.withLock { $0.connectionTimeout = newValue } }
  }

  /// Headers for every request. Headers set by the protocol or the authentication override them.
  public var headers: [String: String]? {
    get { settings.withLock { $0.headers } }
    set { settings.withLock { $0.headers = newValue } }
  }

  /// The generation of the portal, which determines the names of its services.
  public var portal: LRPortal {
    get { settings.withLock { $0.portal } }
    set { settings.withLock { $0.portal = newValue } }
  }

  /// The queue on which the responses of asynchronous calls are parsed, before the callback is
  /// called on the main actor. Blocking calls do not use it, so they may also be made on this
  /// queue.
  public var queue: OperationQueue {
    get { settings.withLock { $0.queue } }
    set { settings.withLock { $0.queue = newValue } }
  }

  // MARK: Initializers

  /// Creates a session with the portal at `server`.
  ///
  /// - Parameters:
  ///   - server: the portal's address, with or without a trailing slash.
  ///   - authentication: signs the requests.
  ///   - connectionTimeout: how long the server may send nothing, in seconds.
  ///   - callback: receives the outcome of each call; without it, calls block.
  ///   - queue: the queue on which responses are parsed for the callback; sessions without one
  ///     share a default queue.
  public init(
    server: String, authentication: (any LRAuthentication)? = nil,
    connectionTimeout: Int32 = LRSession.defaultConnectionTimeout,
    callback: (any LRCallback)? = nil, queue: OperationQueue? = nil
  ) {
    settings = Locked(
      Settings(
        server: server, authentication: authentication, callback: callback,
        connectionTimeout: connectionTimeout, queue: queue ?? LRSession.defaultQueue))
    super.init()
  }

  /// Creates a copy of `session` with all its settings, including headers, timeout and queue.
  /// Changing one session does not affect the other, and calls in flight belong to the session that
  /// made them.
  public init(session: LRSession) {
    settings = Locked(session.currentSettings)
    super.init()
  }

  /// Sets ``callback`` to one that calls these closures on the main actor.
  public func onSuccess(
    _ success: @escaping @MainActor (Any) -> Void,
    onFailure failure: @escaping @MainActor (any Error) -> Void
  ) {
    callback = LRBlockCallback(success: success, failure: failure)
  }

  // MARK: Calls

  /// Calls one service.
  ///
  /// - Parameter command: one entry: the service's path, and its parameters by name:
  ///   `["/user/get-user-by-id": ["userId": 20143]]`.
  /// - Returns: the service's answer; nil for JSON `null`, and nil if the session has a callback,
  ///   which receives the answer (or the error) instead.
  /// - Throws: without a callback, a transport error (`NSURLErrorDomain`) or an error of
  ///   ``LRError/domain``. With one, nothing: the callback receives every error.
  @discardableResult
  open func invoke(_ command: [String: Any]) throws -> Any? {
    let answer = try call(ServiceRequest(portal.translated(command)))
    return answer is NSNull ? nil : answer
  }

  /// Calls one service, and waits for its answer without blocking a thread. A ``callback`` is not
  /// called.
  ///
  /// Cancelling the task cancels the request, which then throws `NSURLErrorCancelled`.
  @discardableResult
  nonisolated(nonsending) open func invoke(_ command: [String: Any]) async throws -> sending Any? {
    let answer = try await call(ServiceRequest(portal.translated(command)))
    return answer is NSNull ? nil : answer
  }

  /// Calls one service that takes a file: one of the parameters is an ``LRUploadData``.
  ///
  /// Returns and throws the same as ``invoke(_:)``; a batch session always throws. The upload
  /// connector of the Screens runtime calls it with a callback.
  @discardableResult
  open func upload(_ command: [String: Any]) throws -> Any? {
    let answer = try call(UploadRequest(portal.translated(command)))
    return answer is NSNull ? nil : answer
  }

  /// Cancels the calls in flight, each of which ends with `NSURLErrorCancelled`, and all later ones
  /// with the same error. Copies of the session are not affected.
  public func invalidateAndCancel() {
    calls.invalidateAndCancel()
  }
}

extension LRSession {

  /// All settings, read together when a call begins.
  struct Settings: Sendable {
    var server: String
    var authentication: (any LRAuthentication)?
    var callback: (any LRCallback)?
    var connectionTimeout: Int32
    var headers: [String: String]?
    var portal = LRPortal.liferay7
    var queue: OperationQueue
  }

  var currentSettings: Settings {
    settings.withLock { $0 }
  }

  private static let defaultQueue: OperationQueue = SerialQueue("replies")
}
