/// Sends what the write actions of one Screenlet have kept while the server could not be reached.
///
/// The app registers it with its `SyncManager`, which calls it on the main actor.
@MainActor
public protocol ScreenletSynchronizer {

  /// The collection of the cache whose entries it sends: the name of the Screenlet.
  var collection: String { get }

  /// Makes the interactor of `action` again, from what its `PendingWrite` kept. Nil if the attributes
  /// are not those of such an action: the entry is reported as failed, with -2, and stays.
  func createInteractor(
    action: String, attributes: [String: Any]
  ) -> ServerWriteConnectorInteractor?

  /// Finds out whether the server has another value by now, before the entry is sent. It calls
  /// `result` once, with nil if there is no conflict: that is what it does unless it is implemented.
  func findConflict(
    action: String, attributes: [String: Any],
    result: @escaping @MainActor (SyncConflict?) -> Void)
}

extension ScreenletSynchronizer {

  /// Reports no conflict.
  public func findConflict(
    action: String, attributes: [String: Any],
    result: @escaping @MainActor (SyncConflict?) -> Void
  ) {
    result(nil)
  }
}
