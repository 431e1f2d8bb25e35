/// The two values that differ, as a `ScreenletSynchronizer` found them.
public struct SyncConflict {

  /// The value that the server has now.
  public let remoteValue: Any

  /// The value that the entry would replace it with.
  public let localValue: Any

  /// A conflict of these two values.
  public init(remoteValue: Any, localValue: Any) {
    self.remoteValue = remoteValue
    self.localValue = localValue
  }
}
