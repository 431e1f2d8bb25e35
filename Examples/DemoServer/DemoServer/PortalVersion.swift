/// The portal versions of a `DemoServer`. They differ in the format of ids and exceptions.
public enum PortalVersion: String, CaseIterable, Sendable {

  /// The first 6.2: an exception is one text, its class and its message, with status 200.
  case v62 = "6.2"

  /// A later 6.2: class and message of an exception are separate texts, with status 200.
  case v62Later = "6.2-later"

  /// 7.x: ids are texts; an exception has a class and a message, and a status that depends on its
  /// kind.
  case v7 = "7"
}

extension PortalVersion {

  /// An id in this portal's format.
  func id(_ value: Int64) -> JSON {
    self == .v7 ? .string("\(value)") : .integer(value)
  }
}
