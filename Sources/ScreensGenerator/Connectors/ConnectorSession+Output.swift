import SpecModel

extension ConnectorSession {
  /// Returns the condition that a stub gets a call or a request with these credentials, or nil
  /// if the values of the properties are not known.
  func condition(
    on calls: String, with values: (String) -> SampleValue?
  ) -> String? {
    let credentials: String
    switch self {
    case .none: credentials = "nil"
    case .basic(let userName, let password):
      guard let name = values(userName.name.value)?.typed,
        let secret = values(password.name.value)?.typed
      else { return nil }
      credentials = SampleValue.text("\(name):\(secret)").source
    }
    return .call("session.\(calls).map(\\.credentials).contains", [credentials])
  }
}

extension ActionSpec {
  /// Whether the action works without a logged-in user, which its test has to show.
  var needsNoLogin: Bool {
    guard let use = connector else { return false }
    let connectors: [ConnectorSpec?]
    switch use {
    case .named, .chosen: connectors = use.connectors
    case .several: connectors = use.steps.map(\.connector)
    case .http: return false
    }
    return connectors.contains { $0?.session != nil }
      && connectors.allSatisfy { $0.map { $0.session != nil || !$0.output.usesSession } ?? true }
  }
}
