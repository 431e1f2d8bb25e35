public import Foundation

/// The strategies that `getCacheStrategyImpl(_:)` combines. They are called on the main actor, and
/// call their closures there.
extension ServerConnectorInteractor {

  /// Uses the server: validates and enqueues the connector, and stores its result.
  public func defaultStrategyRemote(
    _ c: ServerConnector, whenSuccess: @escaping () -> Void,
    whenFailure: @escaping (NSError) -> Void
  ) {
    let refusal = c.validateAndEnqueue { [weak self] c in
      // The result is ignored if the interactor was cancelled or restarted.
      guard let self, currentConnector === c else { return }
      if let error = c.lastError ?? takeResult(of: c) {
        whenFailure(error.asOutcomeOfCall)
      } else {
        whenSuccess()
      }
    }
    if let refusal { whenFailure(refusal) }
  }

  /// Uses the cache. Fails with -5 if it has no value.
  public func defaultStrategyReadFromCache(
    _ c: ServerConnector, whenSuccess: @escaping () -> Void,
    whenFailure: @escaping (NSError) -> Void
  ) {
    let before = c.lastError
    readFromCache(c) { [weak self] value in
      guard let self, currentConnector === c else { return }
      guard value != nil else {
        return whenFailure(
          NSError.errorWithCause(.notAvailable, message: "It is not in the cache."))
      }
      c.lastError = nil
      if let error = takeResult(of: c) {
        c.lastError = before ?? error
        whenFailure(error)
      } else {
        whenSuccess()
      }
    }
  }

  /// Stores in the cache. Fails with -5 if nothing was stored.
  public func defaultStrategyWriteToCache(
    _ c: ServerConnector, whenSuccess: @escaping () -> Void,
    whenFailure: @escaping (NSError) -> Void
  ) {
    let before = c.lastError
    c.lastError = nil
    cacheIgnoredWrite = false
    writeToCache(c)
    if let error = c.lastError {
      c.lastError = before ?? error
      whenFailure(error)
    } else if cacheIgnoredWrite {
      c.lastError = before
      whenFailure(NSError.errorWithCause(.notAvailable, message: "Nothing was stored."))
    } else {
      whenSuccess()
    }
  }

  /// Runs `first`, and then `second` if `first` fails with -5. If both fail with -5, the first
  /// error is reported.
  public func createStrategy(
    whenFails first: @escaping CacheStrategy, then second: @escaping CacheStrategy
  ) -> CacheStrategy {
    { c, whenSuccess, whenFailure in
      first(c, whenSuccess) { error in
        guard error.hasCause(.notAvailable) else { return whenFailure(error) }
        second(c, whenSuccess) { whenFailure($0.hasCause(.notAvailable) ? error : $0) }
      }
    }
  }

  /// Runs `first`, and then `second` if `first` succeeds. The outcome is that of `first`, because a
  /// result that could not be stored is still a result.
  public func createStrategy(
    whenSucceeds first: @escaping CacheStrategy, then second: @escaping CacheStrategy
  ) -> CacheStrategy {
    { c, whenSuccess, whenFailure in
      first(
        c,
        {
          second(c, whenSuccess) { _ in
            c.lastError = nil
            whenSuccess()
          }
        }, whenFailure)
    }
  }

  /// Runs `first`, and then `second` if `first` succeeds or fails with -5. The outcome is that of
  /// `second`.
  public func createStrategy(
    _ first: @escaping CacheStrategy, andThen second: @escaping CacheStrategy
  ) -> CacheStrategy {
    { c, whenSuccess, whenFailure in
      let goOn = {
        c.lastError = nil
        second(c, whenSuccess, whenFailure)
      }
      first(c, goOn) { $0.hasCause(.notAvailable) ? goOn() : whenFailure($0) }
    }
  }
}

extension ServerConnectorInteractor {
  private func takeResult(of connector: ServerConnector) -> NSError? {
    completedConnector(connector)
    return connector.lastError
  }
}

extension NSError {

  /// The error that an interactor reports for this one. Transport errors are reported as -5, a
  /// server that cannot be reached, so that the cache can be used. An invalid URL and a server
  /// whose certificate is not trusted are exceptions: the cache would hide an attack.
  var asOutcomeOfCall: NSError {
    guard domain == NSURLErrorDomain else { return self }
    switch code {
    case NSURLErrorCancelled:
      return reported(as: .cancelled)
    case NSURLErrorBadURL, NSURLErrorUnsupportedURL, NSError.secureConnectionErrors,
      NSURLErrorAppTransportSecurityRequiresSecureConnection:
      return self
    default:
      return reported(as: .notAvailable)
    }
  }

  private func reported(as cause: ScreensErrorCause) -> NSError {
    NSError.errorWithCause(
      cause,
      userInfo: [
        NSLocalizedDescriptionKey: localizedDescription, NSUnderlyingErrorKey: self,
      ])
  }
}
