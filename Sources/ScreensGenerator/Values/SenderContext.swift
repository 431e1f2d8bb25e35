import SpecModel
import TemplateEngine

/// The check of the sender before an interactor works.
struct SenderContext: TemplateContext {
  let condition: String
  /// The message if the sender is missing.
  let message: String
}

extension SenderSpec {
  /// The variable `sender` as an optional of the type. A number can be of any type that holds it.
  var expression: String {
    guard let builtin = type.builtin, builtin.isNumber else {
      return "sender as? \(type.swiftSource)"
    }
    switch builtin {
    case .double: return "(sender as? NSNumber)?.doubleValue"
    case .float: return "(sender as? NSNumber)?.floatValue"
    default: return .closure("(sender as? NSNumber).flatMap", "\(builtin.rawValue)(exactly: $0)")
    }
  }
}

extension ActionSpec {
  /// Returns the local variable of the interactor for the sender, which must not hide names that
  /// are used beside it.
  func senderVariable(_ sender: SenderSpec) -> String {
    let locals =
      switch kind {
      case .callback: ["service", "session", "result"]
      case .read, .write: ["connector"]
      case .login, .event, .custom: [String]()
      }
    return Names.local(sender.name.value, besides: locals)
  }

  /// Returns the value of an input in the closures of the Screenlet, where the interactor is in a
  /// variable. The sender, which an interactor may lack, has been bound to a variable as well.
  func expression(ofInput input: InputSpec, in spec: ScreenletSpec) -> String {
    guard input.isSender else { return "interactor\(Names.access(input.name.value))" }
    let taken =
      ["viewModel", "interactor", "screenlet", "sender", Names.delegateProperty(spec)]
      + results.map { variable(of: $0, in: spec) }
    return Names.member(Names.local(input.name.value, besides: taken))
  }

  /// How the interactor checks the sender; nil without a sender.
  var senderContext: SenderContext? {
    guard let sender else { return nil }
    return SenderContext(
      condition: usesSender(sender.name.value)
        ? binding(of: sender) : "\(Names.member(sender.name.value)) != nil",
      message: "The sender of \(Names.constant(self)) is not of type \(sender.type.source)")
  }

  /// Returns the condition that binds the sender, which an interactor may lack.
  func binding(of sender: SenderSpec) -> String {
    let name = Names.member(sender.name.value)
    let variable = Names.member(senderVariable(sender))
    return variable == name ? "let \(name)" : .assignment("let \(variable)", name)
  }

  private func usesSender(_ name: String) -> Bool {
    switch kind {
    case .callback(let call):
      call.arguments.contains { $0.value.references.contains(.property(name)) }
    case .read(.named(let connector)), .write(.named(let connector)):
      connector.property(named: name) != nil
    case .read(.chosen(let choice)), .write(.chosen(let choice)): choice.uses(name)
    case .read(.http(let address)), .write(.http(let address)): address == name
    // Each step checks the sender itself.
    case .read(.several), .write(.several), .login, .event, .custom: false
    }
  }
}
