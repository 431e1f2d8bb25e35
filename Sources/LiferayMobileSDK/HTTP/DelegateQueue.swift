import Foundation

/// The queue on which a URL session calls its delegate: none, it calls where it works.
///
/// It does so several times for each request, and the delegate only takes notes. On Linux, where
/// the session hands over plain blocks, these run at once; an operation and another thread for each
/// take many times as long as what they do.
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
