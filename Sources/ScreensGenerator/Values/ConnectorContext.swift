import SourceText
import SpecModel
import TemplateEngine

/// What the template of every connector is rendered with.
struct ConnectorContext: TemplateContext {
  /// Who the connector calls the server as, if not as the user of the app.
  struct Session: TemplateContext {
    /// The property that holds the name; nil if nobody has to be logged in.
    var userName: String?
    var password: String?
  }

  struct Result: TemplateContext {
    let property: String
    let type: String
    /// The variable for the reply once it is of the right type.
    let variable: String
    /// The reply `result` as the right type, as an optional.
    let cast: String
  }

  let connectorClass: String
  let summary: [String]
  let properties: [PropertyContext]
  /// The parameters of the initializer.
  let parameters: String
  let rules: [RuleContext]
  let session: Session?
  let result: Result?
}

/// A property of a generated class.
struct PropertyContext: TemplateContext {
  let name: String
  /// The name with the dot of an access.
  let access: String
  let type: String

  init(_ name: String, _ type: SwiftType) {
    self.name = Names.member(name)
    access = Names.access(name)
    self.type = type.swiftSource
  }
}

/// A rule that a connector checks before it calls the server.
struct RuleContext: TemplateContext {
  /// The text of the message in a string table.
  struct Key: TemplateContext {
    let table: String
    let name: String
    /// The values in the message, by the names of their properties; nil if it has none.
    let values: String?
  }

  /// The condition under which the rule is broken.
  let violation: String
  let message: String
  /// The message as a Swift literal, with the values of properties.
  let literal: String
  let key: Key?
}

extension ConnectorSpec {
  var context: ConnectorContext {
    let parameters = properties.map { String.parameter($0.name.value, $0.type) }
    return ConnectorContext(
      connectorClass: Names.connector(self),
      summary: docComment(summary?.value ?? output.words),
      properties: properties.map { PropertyContext($0.name.value, $0.type) },
      parameters: .list(output.leadingParameters + parameters),
      rules: rules.map(\.context), session: session?.context,
      result: output.inheritsResult ? nil : result?.context(of: output))
  }
}

extension ConnectorSession {
  fileprivate var context: ConnectorContext.Session {
    switch self {
    case .none: ConnectorContext.Session()
    case .basic(let userName, let password):
      ConnectorContext.Session(
        userName: Names.member(userName.name.value), password: Names.member(password.name.value))
    }
  }
}

extension ResultSpec {
  fileprivate func context(of output: any ConnectorOutput) -> ConnectorContext.Result {
    let isHidden = ["result", "lastError"].contains(name.value)
    return ConnectorContext.Result(
      property: Names.result(self), type: output.keepsAttributes ? answerType : source,
      variable: isHidden ? "answer" : Names.member(name.value),
      cast: answerExpression(of: type.base))
  }
}

extension ValidationRule {
  var context: RuleContext {
    RuleContext(
      violation: violation, message: message.value, literal: literal { $0.written },
      key: message.key.map { key in
        let entries = values.map { "\"\($0.name.value)\": \($0.written)" }
        return RuleContext.Key(
          table: key.table, name: key.name,
          values: entries.isEmpty ? nil : .collection(entries))
      })
  }

  /// Returns the message as a Swift literal. `value` writes the value of a property as a text.
  func literal(_ value: (PropertySpec) -> String) -> String {
    let texts = pieces.map { piece -> String in
      switch piece {
      case .text(let text): text.escapedForSwift
      case .value(let part):
        part.propertyName.flatMap { values.named($0) }.map { "\\(\(value($0)))" } ?? ""
      }
    }
    return "\"\(texts.joined())\""
  }
}

extension PropertySpec {
  /// The value as a user reads it, as a Swift expression of type `String`.
  fileprivate var written: String {
    let name = Names.member(name.value)
    return type.builtin == .string ? name : "\(name).formatted()"
  }
}

extension String {
  /// Returns the parameter of an initializer: `folderId: Int64`.
  static func parameter(_ name: String, _ type: SwiftType) -> String {
    .labeled(Names.parameter(name), type.swiftSource)
  }
}
