/// Sends the inputs that the write actions of one Screenlet have stored while the server could not
/// be reached.
///
/// The app registers it with its `SyncManager`, which calls it on the main actor.
@MainActor
public protocol ScreenletSynchronizer {

  /// The collection of the cache whose entries are sent: the name of the Screenlet.
  var collection: String { get }

  /// Creates the interactor of `action` again from the attributes of its `PendingWrite`. Returns
  /// nil if the attributes are not those of such an action. The entry is then reported as failed,
  /// with -2, and stays.
  func createInteractor(
    action: String, attributes: [String: Any]
  ) -> ServerWriteConnectorInteractor?

  /// Checks, before the entry is sent, whether the server now has another value. Calls `result`
  /// once, with nil if there is no conflict. The default implementation reports no conflict.
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
