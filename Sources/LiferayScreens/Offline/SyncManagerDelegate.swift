public import Foundation

/// Receives the progress of a `SyncManager`. All methods are optional, and are called on the main
/// actor.
///
/// `screenlet` is the name of a collection of the cache, which is the name of a Screenlet.
///
/// With UIKit it is an Objective-C protocol, like the delegates of Screenlets.
#if canImport(UIKit)
  @objc
#endif
@MainActor
public protocol SyncManagerDelegate: AnyObject {

  #if canImport(UIKit)
    /// Called when a sync starts, with the number of all dirty entries, including those without a
    /// synchronizer.
    @objc optional func syncManager(_ manager: SyncManager, itemsCount: UInt)

    /// Called before an entry is sent.
    @objc optional func syncManager(
      _ manager: SyncManager, onItemSyncScreenlet screenlet: String, startKey: String,
      attributes: [String: Any])

    /// Called when the server has an entry, or when a conflict has ended without sending it.
    @objc optional func syncManager(
      _ manager: SyncManager, onItemSyncScreenlet screenlet: String, completedKey: String,
      attributes: [String: Any])

    /// Called when an entry could not be sent. It is kept.
    @objc optional func syncManager(
      _ manager: SyncManager, onItemSyncScreenlet screenlet: String, failedKey: String,
      attributes: [String: Any], error: NSError)

    /// Called when the server now has another value. The delegate calls `resolve` once, at any
    /// time, on the main actor. The sync waits for it. Without this method the entry is ignored.
    @objc optional func syncManager(
      _ manager: SyncManager, onItemSyncScreenlet screenlet: String, conflictedKey: String,
      remoteValue: Any, localValue: Any, resolve: @escaping (SyncConflictResolution) -> Void)
  #else
    /// Called when a sync starts, with the number of all dirty entries, including those without a
    /// synchronizer.
    func syncManager(_ manager: SyncManager, itemsCount: UInt)

    /// Called before an entry is sent.
    func syncManager(
      _ manager: SyncManager, onItemSyncScreenlet screenlet: String, startKey: String,
      attributes: [String: Any])

    /// Called when the server has an entry, or when a conflict has ended without sending it.
    func syncManager(
      _ manager: SyncManager, onItemSyncScreenlet screenlet: String, completedKey: String,
      attributes: [String: Any])

    /// Called when an entry could not be sent. It is kept.
    func syncManager(
      _ manager: SyncManager, onItemSyncScreenlet screenlet: String, failedKey: String,
      attributes: [String: Any], error: NSError)

    /// Called when the server now has another value. The delegate calls `resolve` once, at any
    /// time, on the main actor. The sync waits for it. Without this method the entry is ignored.
    func syncManager(
      _ manager: SyncManager, onItemSyncScreenlet screenlet: String, conflictedKey: String,
      remoteValue: Any, localValue: Any, resolve: @escaping (SyncConflictResolution) -> Void)
  #endif
}
