public import Foundation

/// An interactor whose work is done by one connector.
///
/// "The connector tutorial" shows how to write one: override `createConnector()` to make the
/// connector, and `completedConnector(_:)` to take its result. Everything here is called on the
/// main actor, while the connector runs elsewhere.
///
/// `cacheStrategy` says whether the server, a cache, or both are asked. The base class only knows
/// the server; see `ServerReadConnectorInteractor` and `ServerWriteConnectorInteractor`.
///
/// Errors: -2 if there is no connector, unless `createConnector()` says why; the connector's
/// `ValidationError`; its `lastError` otherwise, be it set by the call or by
/// `completedConnector(_:)`. A server that cannot be reached is -5, with the transport's error under
/// `NSUnderlyingErrorKey`; the connector's own `lastError` stays what it was. A cancellation is -6.
open class ServerConnectorInteractor: Interactor {

  /// One way to get at a result: it calls exactly one of the two closures, once.
  public typealias CacheStrategy = (
    ServerConnector, _ whenSuccess: @escaping () -> Void,
    _ whenFailure: @escaping (NSError) -> Void
  ) -> Void

  /// Where to look, and in which order. To be set before the start.
  open var cacheStrategy = CacheStrategyType.remoteFirst

  /// The connector that works for this interactor; nil before the start and after the end.
  open var currentConnector: ServerConnector?

  /// Whether the base class's `writeToCache(_:)` was all there was.
  var cacheIgnoredWrite = false

  // MARK: What a subclass overrides

  /// Makes the connector, through `LiferayServerContext.connectorFactory`. Nil fails with what it
  /// has left in `lastError`, or else with -2: "the connector tutorial" returns it for text that is
  /// no URL.
  open func createConnector() -> ServerConnector? {
    nil
  }

  /// Takes the result of a connector that has succeeded, before anybody is told of the success. If
  /// the result cannot be used, set `c.lastError`: the interaction then fails with that error.
  ///
  /// It is not called after a failure, nor after a cancellation. "The connector tutorial" puts what
  /// the connector has brought into a property of the interactor.
  open func completedConnector(_ c: ServerConnector) {
  }

  /// Looks for the result in the cache, and calls `result` once, with nil if the cache has nothing.
  ///
  /// An override that finds it puts it where the connector would have: `completedConnector(_:)`
  /// is called next, as after a call. It asks `SessionContext.currentContext?.cacheManager`, and
  /// calls `result` in the closure that it asks with.
  open func readFromCache(_ c: ServerConnector, result: @escaping (Any?) -> Void) {
    result(nil)
  }

  /// Stores in the cache what a read has brought, or what a write was to send.
  ///
  /// The base class stores nothing, and a write that could not reach the server fails then. An
  /// override therefore does not call `super`; if it cannot store anything either, as when the
  /// cache refuses the value, it sets `c.lastError`.
  open func writeToCache(_ c: ServerConnector) {
    cacheIgnoredWrite = true
  }

  /// What `strategyType` means for this interactor: here, the server in all cases.
  open func getCacheStrategyImpl(_ strategyType: CacheStrategyType) -> CacheStrategy {
    defaultStrategyRemote
  }

  // MARK: Interactor

  /// Makes the connector and has it enqueued. False, after the failure was reported, if there is
  /// none. A `ValidationError` is reported before `start()` returns, and true returned.
  @discardableResult
  override open func start() -> Bool {
    prepare()
    guard let connector = createConnector() else {
      callOnFailure(
        lastError
          ?? NSError.errorWithCause(
            .abortedDueToPreconditions, message: "There is no connector for this action."))
      return false
    }
    currentConnector = connector
    let strategy = getCacheStrategyImpl(cacheStrategy)
    strategy(
      connector,
      { if self.currentConnector === connector { self.callOnSuccess() } },
      { if self.currentConnector === connector { self.callOnFailure($0) } })
    return true
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
