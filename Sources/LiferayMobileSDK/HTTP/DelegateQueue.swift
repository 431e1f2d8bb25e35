import Foundation

/// A delegate queue for a URL session that runs everything on the session's own thread.
///
/// The session calls its delegate several times per request, and the delegate only records what
/// happened. On Linux, the session adds plain blocks, which run at once; an operation and another
/// thread for each would take many times as long as the block itself.
final class DelegateQueue: OperationQueue, @unchecked Sendable {

  override init() {
    super.init()
    maxConcurrentOperationCount = 1
  }

  #if canImport(FoundationNetworking)
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
      block()
    }
  #endif
}
