/// What becomes of an entry whose value has changed on the server too, since it was stored.
///
/// With UIKit it is an enumeration of Objective-C, as the delegate is.
#if canImport(UIKit)
  @objc
#endif
public enum SyncConflictResolution: Int, Sendable {

  /// The server keeps its value. The entry is removed.
  case useRemote

  /// The entry is sent, and replaces the value of the server.
  case useLocal

  /// Neither value is used: the entry is removed.
  case discard

  /// The entry stays, so that the next sync asks again. It is reported as failed, with -2.
  case ignore
}
