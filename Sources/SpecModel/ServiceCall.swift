import SourceText
import SpecNotation

/// A call of a Mobile SDK service: its class, its method, and what is passed under which label.
package struct ServiceCall: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case property(String)
    /// A value of the server context: `context.groupId`.
    case context(ContextValue)
    case literal(SwiftLiteral)
  }

  package struct Argument: Hashable, Sendable {
    package var label: Located<String>
    package var value: Value
  }

  /// What an argument can take from `LiferayServerContext`.
  package enum ContextValue: String, CaseIterable, Hashable, Sendable {
    case groupId, companyId, server
  }

  package var service: Located<String>
  package var method: Located<String>
  package var arguments: [Argument]
}

extension ServiceCall {
  static let keys = ["service", "method", "arguments"]

  /// Reads the keys `service`, `method` and `arguments`. `properties` are what an argument can name.
  init?(
    _ fields: Fields, properties: [String], reporting diagnostics: inout Diagnostics
  ) {
    let service = fields.requiredText("service", reporting: &diagnostics)?
      .typeName("service", reporting: &diagnostics)
    let method = fields.requiredText("method", reporting: &diagnostics)?
      .memberName("method", reporting: &diagnostics)
    let arguments = (fields["arguments"]?.entries(of: "arguments", reporting: &diagnostics) ?? [])
      .compactMap { Argument($0, properties: properties, reporting: &diagnostics) }
    guard let service, let method else { return nil }
    self.init(service: service, method: method, arguments: arguments)
  }
}

extension ServiceCall.Argument {
  fileprivate init?(
    _ entry: Node.Entry, properties: [String], reporting diagnostics: inout Diagnostics
  ) {
    let label = Located(entry.key.keyText, at: entry.key.range)
      .memberName("argument", reporting: &diagnostics)
    let text = entry.value.text(of: entry.key.keyText, reporting: &diagnostics)
    guard let text else { return nil }
    guard let value = ServiceCall.Value(text.value, properties: properties) else {
      diagnostics.error(.noArgument(text.value, properties), at: text.range)
      return nil
    }
    guard let label else { return nil }
    self.init(label: label, value: value)
  }
}

extension ServiceCall.Value {
  fileprivate init?(_ text: String, properties: [String]) {
    if properties.contains(text) {
      self = .property(text)
    } else if text.hasPrefix("context."),
      let value = ServiceCall.ContextValue(rawValue: String(text.dropFirst("context.".count)))
    {
      self = .context(value)
    } else if let literal = SwiftLiteral(text), literal != .zero {
      self = .literal(literal)
    } else {
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noArgument(_ text: String, _ properties: [String]) -> Self {
    let context = ServiceCall.ContextValue.allCases.map { "context.\($0.rawValue)" }
    if text.hasPrefix("context.") {
      let hint = suggestion(for: text, in: context)
      let names = context.map { "'\($0)'" }.joined(separator: ", ")
      return "unknown value '\(text)'\(hint.isEmpty ? "; expected one of \(names)" : hint)"
    }
    if let near = nearest(to: text, in: properties + context) {
      return "'\(text)' is neither a property nor a literal; did you mean '\(near)'?"
    }
    return "'\(text)' is neither a property, 'context.<name>' nor a literal; "
      + "write a text in double quotes inside single ones: '\"\(text)\"'"
  }
}
