internal import Foundation

// The calls of the delegate.
extension SyncManager {

  func report(count: UInt) {
    #if canImport(UIKit)
      delegate?.syncManager?(self, itemsCount: count)
    #else
      delegate?.syncManager(self, itemsCount: count)
    #endif
  }

  func report(startOf key: String, in screenlet: String, _ attributes: [String: Any]) {
    #if canImport(UIKit)
      delegate?.syncManager?(
        self, onItemSyncScreenlet: screenlet, startKey: key, attributes: attributes)
    #else
      delegate?.syncManager(
        self, onItemSyncScreenlet: screenlet, startKey: key, attributes: attributes)
    #endif
  }

  func report(completionOf key: String, in screenlet: String, _ attributes: [String: Any]) {
    #if canImport(UIKit)
      delegate?.syncManager?(
        self, onItemSyncScreenlet: screenlet, completedKey: key, attributes: attributes)
    #else
      delegate?.syncManager(
        self, onItemSyncScreenlet: screenlet, completedKey: key, attributes: attributes)
    #endif
  }

  func report(
    failureOf key: String, in screenlet: String, _ attributes: [String: Any], _ error: NSError
  ) {
    #if canImport(UIKit)
      delegate?.syncManager?(
        self, onItemSyncScreenlet: screenlet, failedKey: key, attributes: attributes, error: error)
    #else
      delegate?.syncManager(
        self, onItemSyncScreenlet: screenlet, failedKey: key, attributes: attributes, error: error)
    #endif
  }

  /// Asks the delegate how to resolve the conflict. Without a delegate method, the entry stays as
  /// it is.
  func ask(
    about conflict: SyncConflict, _ key: String, _ screenlet: String,
    resolve: @escaping (SyncConflictResolution) -> Void
  ) {
    var isResolved = false
    let once: (SyncConflictResolution) -> Void = { resolution in
      if isResolved { return }
      isResolved = true
      resolve(resolution)
    }
    guard let delegate else { return once(.ignore) }
    #if canImport(UIKit)
      let isAsked: Void? = delegate.syncManager?(
        self, onItemSyncScreenlet: screenlet, conflictedKey: key,
        remoteValue: conflict.remoteValue, localValue: conflict.localValue, resolve: once)
      if isAsked == nil { once(.ignore) }
    #else
      delegate.syncManager(
        self, onItemSyncScreenlet: screenlet, conflictedKey: key,
        remoteValue: conflict.remoteValue, localValue: conflict.localValue, resolve: once)
    #endif
  }
}
