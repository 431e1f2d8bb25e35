#if !canImport(UIKit)
  public import Foundation

  extension SyncManagerDelegate {

    /// Does nothing.
    public func syncManager(_ manager: SyncManager, itemsCount: UInt) {
    }

    /// Does nothing.
    public func syncManager(
      _ manager: SyncManager, onItemSyncScreenlet screenlet: String, startKey: String,
      attributes: [String: Any]
    ) {
    }

    /// Does nothing.
    public func syncManager(
      _ manager: SyncManager, onItemSyncScreenlet screenlet: String, completedKey: String,
      attributes: [String: Any]
    ) {
    }

    /// Does nothing.
    public func syncManager(
      _ manager: SyncManager, onItemSyncScreenlet screenlet: String, failedKey: String,
      attributes: [String: Any], error: NSError
    ) {
    }

    /// Ignores the entry.
    public func syncManager(
      _ manager: SyncManager, onItemSyncScreenlet screenlet: String, conflictedKey: String,
      remoteValue: Any, localValue: Any, resolve: @escaping (SyncConflictResolution) -> Void
    ) {
      resolve(.ignore)
    }
  }
#endif
