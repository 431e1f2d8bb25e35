import DemoServer
import LiferayScreens

/// The app without a connection, and with one again.
extension TourPortal {

  /// Has every request fail from now on, once the app has written its cache.
  func loseConnection() async {
    tellRequests()
    Transcript.step("The connection is lost")
    await Self.keptPages()
    server.add(.drop)
  }

  /// Has the server answer again, and the app send what it has kept.
  ///
  /// - Parameters:
  ///   - synchronizers: those of the Screenlets that keep what they could not send.
  ///   - name: the attribute by which what was sent is printed.
  func recoverConnection(
    sending synchronizers: any ScreenletSynchronizer..., by name: String = ""
  ) async {
    Transcript.step("The connection is back")
    server.removeFaults()
    tellRequests()
    guard !synchronizers.isEmpty, let cache = SessionContext.currentContext?.cacheManager
    else { return }
    let syncManager = SyncManager(cacheManager: cache)
    let listener = SyncListener(attribute: name)
    syncManager.delegate = listener
    for synchronizer in synchronizers { syncManager.register(synchronizer) }
    Transcript.step("startSync()")
    await withCheckedContinuation { continuation in
      syncManager.startSync { continuation.resume() }
    }
    withExtendedLifetime(listener) {}
    tellRequests()
  }
}

/// Prints what becomes of the things that were kept, each by one of its attributes.
private final class SyncListener: SyncManagerDelegate {

  private let attribute: String

  init(attribute: String) {
    self.attribute = attribute
  }

  func syncManager(_ manager: SyncManager, itemsCount: UInt) {
    Transcript.call("sync", "itemsCount \(itemsCount)")
  }

  func syncManager(
    _ manager: SyncManager, onItemSyncScreenlet screenlet: String, completedKey: String,
    attributes: [String: Any]
  ) {
    Transcript.call("sync", "completed \(attributes.stringAttribute(attribute) ?? "")")
  }

  func syncManager(
    _ manager: SyncManager, onItemSyncScreenlet screenlet: String, failedKey: String,
    attributes: [String: Any], error: NSError
  ) {
    Transcript.call("sync", "failed \(error.localizedDescription)")
  }
}
