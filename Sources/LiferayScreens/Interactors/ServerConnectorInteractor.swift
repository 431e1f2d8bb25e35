public import Foundation

/// An interactor whose work is done by one connector.
///
/// "The connector tutorial" shows how to write one: override `createConnector()` to create the
/// connector, and `completedConnector(_:)` to store its result. All methods are called on the main
/// actor, while the connector runs elsewhere.
///
/// `cacheStrategy` determines whether the server, a cache, or both are used. The base class only
/// uses the server; see `ServerReadConnectorInteractor` and `ServerWriteConnectorInteractor`.
///
/// Errors: -2 if `createConnector()` returns nil without setting `lastError`; the connector's
/// `ValidationError`; otherwise its `lastError`, whether set by the call or by
/// `completedConnector(_:)`. A server that cannot be reached is -5, with the transport error under
/// `NSUnderlyingErrorKey`; the connector's own `lastError` is not changed. A cancellation is -6.
open class ServerConnectorInteractor: Interactor {

  /// One way to obtain a result. It calls exactly one of the two closures, once.
  public typealias CacheStrategy = (
    ServerConnector, _ whenSuccess: @escaping () -> Void,
    _ whenFailure: @escaping (NSError) -> Void
  ) -> Void

  /// Whether the server, the cache or both are used, and in which order. Set it before the start.
  open var cacheStrategy = CacheStrategyType.remoteFirst

  /// The connector of this interactor; nil before the start and after the end.
  open var currentConnector: ServerConnector?

  /// The cache of the user who was logged in at the start, or nil if there was none. Data that is
  /// read or written for that user never ends up in the cache of another user.
  public internal(set) var cacheManager: CacheManager?

  /// Whether `writeToCache(_:)` reached the base class, which stores nothing.
  var cacheIgnoredWrite = false

  // MARK: Overridden by subclasses

  /// Creates the connector with `LiferayServerContext.connectorFactory`. If it returns nil, the
  /// interaction fails with `lastError`, or with -2 if that is nil: "the connector tutorial"
  /// returns nil for text that is not a URL.
  open func createConnector() -> ServerConnector? {
    nil
  }

  /// Stores the result of a connector that has succeeded, before the success is reported. If the
  /// result is not usable, set `c.lastError`: the interaction then fails with that error.
  ///
  /// Not called after a failure or a cancellation. "The connector tutorial" copies the connector's
  /// result to a property of the interactor.
  open func completedConnector(_ c: ServerConnector) {
  }

  /// Looks up the result in the cache, and calls `result` once, with nil if the cache has no value.
  ///
  /// An override that finds a value stores it in the connector's result property:
  /// `completedConnector(_:)` is called next, as after a call. It reads from
  /// `SessionContext.currentContext?.cacheManager`, and calls `result` in the closure that it
  /// passes to the cache.
  open func readFromCache(_ c: ServerConnector, result: @escaping (Any?) -> Void) {
    result(nil)
  }

  /// Stores the result of a read, or the input of a write, in the cache.
  ///
  /// The base class stores nothing, so a write fails if the server cannot be reached. An override
  /// therefore does not call `super`; if it cannot store anything either, for example because the
  /// cache rejects the value, it sets `c.lastError`.
  open func writeToCache(_ c: ServerConnector) {
    cacheIgnoredWrite = true
  }

  /// Returns the implementation of `strategyType`: in the base class, the server in all cases.
  open func getCacheStrategyImpl(_ strategyType: CacheStrategyType) -> CacheStrategy {
    defaultStrategyRemote
  }

  // MARK: Interactor

  /// Creates the connector and runs the strategy. If there is no connector, reports the failure and
  /// returns false. A `ValidationError` is reported before `start()` returns true.
  @discardableResult
  override open func start() -> Bool {
    prepare()
    cacheManager = SessionContext.currentContext?.cacheManager
    guard let connector = createConnector() else {
      callOnFailure(
        lastError
          ?? NSError.errorWithCause(
            .abortedDueToPreconditions, message: "There is no connector for this action."))
      return false
    }
    currentConnector = connector
    if onProgress != nil {
      connector.progressHandler = { [weak self, weak connector] progress in
        guard let self, currentConnector === connector else { return }
        onProgress?(progress)
      }
    }
    let strategy = getCacheStrategyImpl(cacheStrategy)
    strategy(
      connector,
      { if self.currentConnector === connector { self.callOnSuccess() } },
      { if self.currentConnector === connector { self.callOnFailure($0) } })
    return true
  }

  /// Returns the error with which `start()` would refuse the input: the `ValidationError` of the
  /// connector, or `lastError` if `createConnector()` creates no connector.
  override open func inputProblem() -> NSError? {
    guard let connector = createConnector() else { return lastError }
    return connector.validateData()
  }

  override open func cancel() {
    currentConnector?.cancel()
    super.cancel()
  }

  override open func callOnSuccess() {
    currentConnector = nil
    super.callOnSuccess()
  }

  override open func callOnFailure(_ error: NSError) {
    currentConnector = nil
    super.callOnFailure(error)
  }
}
