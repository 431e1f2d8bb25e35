public import Foundation

/// A portal and how to call it: address, authentication, time-out, headers, and whether calls
/// block.
///
/// A session without a ``callback`` blocks the calling thread until the answer is there, as the
/// connector tutorial's Connectors want it. With one, every call returns at once and the callback
/// hears of the answer on the main actor, as in the interactor tutorial. The `async` methods wait
/// without blocking, whether there is a callback or not.
///
/// A session can be used from any thread and by several at once: each call works with the settings
/// as they were when it began.
nonisolated open class LRSession: NSObject, @unchecked Sendable {

  /// The time-out of a session that names none: 15 seconds.
  public static let defaultConnectionTimeout: Int32 = 15

  private let settings: Locked<Settings>
  let calls = CallsInFlight()

  // MARK: Settings

  /// The portal's address, as `https://portal.example.com`. Credentials go nowhere else.
  public var server: String {
    get { settings.withLock { $0.server } }
    set { settings.withLock { $0.server = newValue } }
  }

  /// What signs the requests; nil for calls without credentials.
  public var authentication: (any LRAuthentication)? {
    get { settings.withLock { $0.authentication } }
    set { settings.withLock { $0.authentication = newValue } }
  }

  /// Hears of each call's end, which makes all calls asynchronous; nil for calls that block.
  public var callback: (any LRCallback)? {
    get { settings.withLock { $0.callback } }
    set { settings.withLock { $0.callback = newValue } }
  }

  /// How long the server may be silent, in seconds.
  public var connectionTimeout: Int32 {
    get { settings.withLock { $0.connectionTimeout } }
    set { settings.withLock { $0.connectionTimeout = newValue } }
  }

  /// Headers for every request. Those that the protocol or the authentication sets win over them.
  public var headers: [String: String]? {
    get { settings.withLock { $0.headers } }
    set { settings.withLock { $0.headers = newValue } }
  }

  /// Where the replies of asynchronous calls are read, before the callback gets them on the main
  /// actor. Blocking calls do not use it, so they can be made on this queue too.
  public var queue: OperationQueue {
    get { settings.withLock { $0.queue } }
    set { settings.withLock { $0.queue = newValue } }
  }

  // MARK: Initializers

  /// A session with the portal at `server`.
  ///
  /// - Parameters:
  ///   - server: the portal's address, with or without a slash at the end.
  ///   - authentication: what signs the requests.
  ///   - connectionTimeout: how long the server may be silent, in seconds.
  ///   - callback: hears of each call's end; without it, calls block.
  ///   - queue: where replies for the callback are read; one queue serves all that name none.
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

  /// A copy of `session`, with all its settings: headers, time-out and queue included. Changes of
  /// one do not reach the other, and calls in flight belong to the session that made them.
  public init(session: LRSession) {
    settings = Locked(session.currentSettings)
    super.init()
  }

  /// Sets ``callback`` to one made of these two closures, each called on the main actor.
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
  /// - Returns: the service's answer; nil for JSON's `null`, and nil when the session has a
  ///   callback, which will get the answer (or the error) instead.
  /// - Throws: without a callback, a transport error (`NSURLErrorDomain`) or an error of
  ///   ``LRError/domain``. With one, nothing: the callback hears of every error.
  @discardableResult
  open func invoke(_ command: [String: Any]) throws -> Any? {
    let answer = try call(ServiceRequest(command))
    return answer is NSNull ? nil : answer
  }

  /// Calls one service, and waits for its answer without blocking a thread. A ``callback`` is not
  /// told.
  ///
  /// Cancelling the task cancels the request, which then throws `NSURLErrorCancelled`.
  @discardableResult
  nonisolated(nonsending) open func invoke(_ command: [String: Any]) async throws -> sending Any? {
    let answer = try await call(ServiceRequest(command))
    return answer is NSNull ? nil : answer
  }

  /// Calls one service that takes a file: one of the parameters is an ``LRUploadData``.
  ///
  /// Returns and throws what ``invoke(_:)`` does; a batch refuses. The upload connector of the
  /// Screens runtime calls it with a callback.
  @discardableResult
  open func upload(_ command: [String: Any]) throws -> Any? {
    let answer = try call(UploadRequest(command))
    return answer is NSNull ? nil : answer
  }

  /// Cancels the calls in flight, each of which ends with `NSURLErrorCancelled`, and refuses all
  /// later ones with the same error. Copies of the session are not affected.
  public func invalidateAndCancel() {
    calls.invalidateAndCancel()
  }
}

extension LRSession {

  /// All settings, to be read at once when a call begins.
  struct Settings: Sendable {
    var server: String
    var authentication: (any LRAuthentication)?
    var callback: (any LRCallback)?
    var connectionTimeout: Int32
    var headers: [String: String]?
    var queue: OperationQueue
  }

  var currentSettings: Settings {
    settings.withLock { $0 }
  }

  private static let defaultQueue: OperationQueue = SerialQueue("replies")
}
