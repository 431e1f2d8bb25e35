import SourceText
import SpecNotation

/// The values around a connector: those of its Screenlet, or of an interactor alone. The connector
/// gets one of them only if it declares a property of the same name.
struct OuterValues {
  /// Who has the values, for messages.
  let owner: String
  var properties: [PropertySpec] = []
  var viewModel: [ViewModelMember] = []
  /// The actions, for what they are performed with: they are decoded after the connectors.
  var actions: Node?

  /// What is around a connector that belongs to nothing.
  static let none = OuterValues(owner: "")

  /// Reports that a connector uses `name` without declaring it. False, and not reported, if nothing
  /// around the connector has that name. `connector` is what lacks it, for messages.
  func report(
    _ name: Located<String>, lackedBy connector: String = "the connector",
    reporting log: DiagnosticLog
  ) -> Bool {
    guard let (range, type) = value(named: name.value) else { return false }
    log.error(
      .undeclared(name.value, type, connector), at: name.range,
      notes: [Diagnostic.Note(.declared(owner), at: range)])
    return true
  }

  /// Where the value of that name is declared, and the type that the connector would give it; nil
  /// for the type if it is not known yet.
  private func value(named name: String) -> (SourceRange, SwiftType?)? {
    if let property = properties.named(name) {
      return (property.name.range, property.type.ofParameter)
    }
    if let member = viewModel.named(name) {
      return (member.name.range, member.type.ofParameter)
    }
    return actions?.senders.first { $0.value == name }.map { ($0.range, nil) }
  }
}

extension SwiftType {
  /// The type of a connector's property that takes a value of this type: not optional where an
  /// empty value can be passed instead of nil.
  fileprivate var ofParameter: SwiftType {
    let required = optional(false)
    return required.emptyValue == nil ? self : required
  }
}

extension Node {
  /// The names under `sender` in each of these actions.
  fileprivate var senders: [Located<String>] {
    (mapping ?? []).flatMap { $0.value.member("sender")?.mapping ?? [] }.map(\.name)
  }
}

extension Diagnostic.Message {
  fileprivate static func undeclared(
    _ name: String, _ type: SwiftType?, _ connector: String
  ) -> Self {
    let declaration = type.map { "\(name): \($0.source)" } ?? name
    return "\(connector) has no property '\(name)'; add '\(declaration)' to its 'properties'"
  }

  fileprivate static func declared(_ owner: String) -> Self { "\(owner) has it here" }
}
