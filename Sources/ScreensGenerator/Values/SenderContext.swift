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
  /// The inputs that come from the sender, which an interactor may lack.
  var senderInputs: [InputSpec] { inputs.filter(\.isSender) }

  /// Returns the local variable of the interactor for an input that comes from the sender. It must
  /// not hide names that are used beside it.
  func senderVariable(_ input: InputSpec) -> String {
    let locals =
      switch kind {
      case .callback: ["service", "session", "result"]
      case .read, .write: ["connector"]
      case .login, .event, .custom: [String]()
      }
    return Names.local(input.name.value, besides: locals)
  }

  /// Returns the value of an input in the closures of the Screenlet, where the interactor is in a
  /// variable. The sender, which an interactor may lack, has been bound to a variable as well.
  func expression(ofInput input: InputSpec, in spec: ScreenletSpec) -> String {
    guard input.isSender else { return "interactor\(Names.access(input.name.value))" }
    let taken =
      Names.inClosures(of: spec) + ["sender"]
      + results.map { variable(of: $0, in: spec) }
    return Names.member(Names.local(input.name.value, besides: taken))
  }

  /// How the interactor checks the sender; nil without a sender.
  var senderContext: SenderContext? {
    let senders = senderInputs
    guard let sender, !senders.isEmpty else { return nil }
    let conditions = senders.map {
      uses($0.name.value) ? binding(of: $0) : "\(Names.member($0.name.value)) != nil"
    }
    return SenderContext(
      condition: .list(conditions),
      message: "The sender of \(Names.constant(self)) is not of type \(sender.type.source)")
  }

  /// Returns the condition that binds an input that comes from the sender.
  func binding(of input: InputSpec) -> String {
    let name = Names.member(input.name.value)
    let variable = Names.member(senderVariable(input))
    return variable == name ? "let \(name)" : .assignment("let \(variable)", name)
  }

  private func uses(_ name: String) -> Bool {
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
