/// Two values that differ, found by a `ScreenletSynchronizer`.
public struct SyncConflict {

  /// The value that the server has now.
  public let remoteValue: Any

  /// The value that the entry would replace it with.
  public let localValue: Any

  /// Creates a conflict of these two values.
  public init(remoteValue: Any, localValue: Any) {
    self.remoteValue = remoteValue
    self.localValue = localValue
  }
}
