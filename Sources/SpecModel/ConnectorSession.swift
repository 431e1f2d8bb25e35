import SourceText
import SpecNotation

/// The session of a connector that does not use the session of the logged-in user.
package enum ConnectorSession: Hashable, Sendable {
  /// A session without credentials, for a call that needs no user.
  case none
  /// The session of another user, for this connector alone.
  case basic(userName: PropertySpec, password: PropertySpec)
}

extension ConnectorSession {
  /// Reads `session: none` or `session: { userName: apiUserName, password: apiPassword }`. Returns
  /// nil if the key is absent or was refused.
  init?(_ fields: Fields<ConnectorKeys>, properties: Declared<PropertySpec>, outer: OuterValues) {
    guard let node = fields.node(ConnectorKeys.session) else { return nil }
    guard case .mapping = node.content else {
      let text = node.text(
        of: ConnectorKeys.session.name.quoted, expecting: "'none' or a mapping",
        reporting: fields.log)
      guard let text else { return nil }
      guard text.value == "none" else {
        fields.log.error(.unknownSession(text.value), at: text.range)
        return nil
      }
      self = .none
      return
    }
    guard let user = fields[ConnectorKeys.session] else { return nil }
    func property(_ key: Key<SessionKeys, Located<String>>) -> PropertySpec? {
      user.required(key).flatMap {
        Self.property($0, properties, outer, reporting: fields.log)
      }
    }
    let (userName, password) = (property(SessionKeys.userName), property(SessionKeys.password))
    guard let userName, let password else { return nil }
    self = .basic(userName: userName, password: password)
  }

  private static func property(
    _ name: Located<String>, _ properties: Declared<PropertySpec>, _ outer: OuterValues,
    reporting log: DiagnosticLog
  ) -> PropertySpec? {
    let property = properties.item(
      name, besides: outer, reporting: log,
      else: .unknownProperty(name.value, properties.names))
    guard let property else { return nil }
    guard property.type == SwiftType(.builtin(.string)) else {
      log.error(.unfitProperty(property), at: name.range)
      return nil
    }
    return property
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownSession(_ text: String) -> Self {
    "unknown session '\(text)'; write 'none', or "
      + "'{ userName: anonymousApiUserName, password: anonymousApiPassword }'"
  }

  fileprivate static func unfitProperty(_ property: PropertySpec) -> Self {
    "'\(property.name.value)' is '\(property.type.source)', but a session needs a 'String'; "
      + "make the types agree"
  }
}
