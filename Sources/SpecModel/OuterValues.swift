import SourceText
import SpecNotation

/// The values around a connector: those of its Screenlet, or of an interactor alone. A connector
/// gets a value only if it declares a property of the same name.
struct OuterValues {
  /// The owner of the values, for messages.
  let owner: String
  var properties: [PropertySpec] = []
  var viewModel: [ViewModelMember] = []
  /// The actions, for the names of their senders, because actions are decoded after connectors.
  var actions: Node?

  /// The values around a connector that belongs to neither: none.
  static let none = OuterValues(owner: "")

  /// Reports that a connector uses `name` without declaring it. Returns false, and reports nothing,
  /// if no value around the connector has that name. `connector` is the connector in messages.
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

  /// Returns the range of the declaration of that name, and the type that the connector would give
  /// it, which is nil if it is not known yet.
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
    (mapping ?? []).flatMap { $0.value.member(ActionKeys.sender)?.mapping ?? [] }.map(\.name)
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
