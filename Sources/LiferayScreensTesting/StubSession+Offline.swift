public import Foundation
internal import LiferayMobileSDK
public import LiferayScreens

// The behaviour without a connection, and once the connection is back.

extension StubSession {

  /// Makes every request fail as it does without a connection, until `goesOnline()`, or until an
  /// answer is set.
  public func goesOffline() {
    fails(with: NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet))
  }

  /// Makes calls succeed again, with the answers that they had before the failure.
  public func goesOnline() {
    state.withLock { $0.failure = nil }
  }

  /// The last request, to compare it with another: the calls with their parameters, or the line and
  /// the body of any other request. Nil if there was none.
  public var lastRequest: String? {
    lastRequest { _ in true }
  }

  /// Returns the last request that calls a service, or nil if there was none. Requests of contained
  /// Screenlets, and for images, can come before and after it.
  ///
  /// - Parameter method: the end of the path, such as `update-entry`.
  public func lastRequest(to method: String) -> String? {
    lastRequest { $0.calls.contains { $0.isOf(method) } }
  }

  /// Returns the last request that is not a service call, or nil if there was none.
  ///
  /// - Parameter method: the method of HTTP, such as `POST`.
  public func lastRequest(by method: String) -> String? {
    lastRequest { $0.other?.method == method }
  }

  private func lastRequest(where matches: (Received) -> Bool) -> String? {
    state.withLock { $0.received.last(where: matches)?.text }
  }

  /// Returns the number of writes that the user's cache keeps until they are sent.
  @MainActor
  public func pendingWrites() async -> UInt {
    guard let cache = SessionContext.currentContext?.cacheManager else { return 0 }
    return await withCheckedContinuation { continuation in
      cache.countPendingToSync { continuation.resume(returning: $0) }
    }
  }

  /// Sends the writes that the user's cache keeps, as an app does that is back online. Returns the
  /// errors of the entries that could not be sent.
  @MainActor
  public func syncs(with synchronizer: any ScreenletSynchronizer) async -> [NSError] {
    guard let cache = SessionContext.currentContext?.cacheManager else { return [] }
    let manager = SyncManager(cacheManager: cache)
    let errors = SyncErrors()
    manager.delegate = errors
    manager.register(synchronizer)
    await withCheckedContinuation { continuation in
      manager.startSync { continuation.resume() }
    }
    return errors.all
  }
}

/// Collects the errors of a sync.
private final class SyncErrors: SyncManagerDelegate {

  private(set) var all: [NSError] = []

  func syncManager(
    _ manager: SyncManager, onItemSyncScreenlet screenlet: String, failedKey: String,
    attributes: [String: Any], error: NSError
  ) {
    all.append(error)
  }
}

extension StubSession.Received {

  var calls: [StubCall] {
    if case .calls(let calls) = self { calls } else { [] }
  }

  var other: StubRequest? {
    if case .other(let request) = self { request } else { nil }
  }

  /// The calls with their parameters, or the line and the body of any other request.
  fileprivate var text: String {
    switch self {
    case .calls(let calls): calls.map(\.line).joined(separator: "\n")
    case .other(let request): "\(request.line)\n\(request.body)"
    }
  }
}
