/// The resolution for an entry whose value has also changed on the server since the entry was
/// stored.
///
/// With UIKit it is an Objective-C enumeration, because the delegate is an Objective-C protocol.
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
