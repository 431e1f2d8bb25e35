/// The portals that a `DemoServer` can behave as. They differ in how they write ids and exceptions.
public enum PortalVersion: String, CaseIterable, Sendable {

  /// 6.2 as it first came: an exception is one text, its class and its message, with status 200.
  case v62 = "6.2"

  /// A later 6.2: class and message of an exception are two texts, with status 200.
  case v62Later = "6.2-later"

  /// 7.x: ids are texts; an exception has a class and a message of its own, and a status that says
  /// what kind it is.
  case v7 = "7"
}

extension PortalVersion {

  /// An id as this portal writes it.
  func id(_ value: Int64) -> JSON {
    self == .v7 ? .string("\(value)") : .integer(value)
  }
}
