import SpecModel
import SwiftLayout
import TemplateEngine

extension ScreenletSpec {
  /// What `Templates/Screenlet` is rendered with; `methods` are those of the delegate.
  func screenletValue(_ methods: DelegateMethods) -> TemplateValue {
    let implied = impliedInspectables
    let hasDelegate = !methods.all.isEmpty
    let delegateProperty = Names.delegateProperty(self)
    return [
      "screenletClass": .string(Names.screenlet(self)),
      "viewModelProtocol": viewModel.isEmpty ? .null : .string(Names.viewModel(self)),
      "delegateProtocol": hasDelegate ? .string(Names.delegate(self)) : .null,
      "delegateProperty": .string(delegateProperty),
      "summary": docComment(summary?.value ?? "The \(name.value.title) Screenlet."),
      "hasPartners": .bool(!viewModel.isEmpty || hasDelegate),
      "superclass": list == nil ? "BaseScreenlet" : "BaseListScreenlet",
      "list": list.map { $0.screenletValue(methods.ofList, in: self) } ?? .null,
      "properties": .list(
        properties.map { property in
          let value = property.defaultValue?.source ?? property.type.emptyValue ?? "nil"
          return [
            "name": .string(Names.member(property.name.value)),
            "type": .string(property.type.source),
            "defaultValue": property.type.isOptional && value == "nil" ? .null : .string(value),
          ]
        }),
      "impliedProperties": .list(implied.map(\.value)),
      "runtimeAttributes": .list(runtimeAttributeValues(implied)),
      "isForLinux": .bool(platforms == .iosAndLinux),
      "autoLoads": .list(autoLoadValues),
      "credentials": credentialsValue(methods),
      "actions": .list(
        zip(actions, methods.ofActions).map {
          $0.value($1, of: Names.screenlet(self), delegateProperty: delegateProperty)
        }),
    ]
  }

  /// What `Templates/ViewModel` is rendered with.
  var viewModelValue: TemplateValue {
    [
      "screenletClass": .string(Names.screenlet(self)),
      "viewModelProtocol": .string(Names.viewModel(self)),
      "members": .list(
        viewModel.map { member in
          [
            "name": .string(Names.member(member.name.value)),
            "type": .string(member.type.source),
            "access": .string(member.isSettable ? "get set" : "get"),
          ]
        }),
    ]
  }

  /// What `Templates/Delegate` is rendered with; `methods` are those of the delegate.
  func delegateValue(_ methods: DelegateMethods) -> TemplateValue {
    var closures: [String] = []
    return [
      "screenletClass": .string(Names.screenlet(self)),
      "delegateProtocol": .string(Names.delegate(self)),
      "eventsClass": .string(Names.events(self)),
      "methods": .list(
        methods.all.map { method in
          // Two methods of one name hand over values of different types.
          let closure = Names.local(method.name, besides: closures)
          closures.append(closure)
          return [
            "summary": .string(method.summary), "declaration": .code(method.declaration),
            "closure": .string(Names.member(closure)),
            "closureType": .string(method.closureType),
            "closureCall": .code(method.call(ofClosure: closure)),
          ]
        }),
    ]
  }
}

extension ActionSpec {
  /// The local variable for a result, which must not hide what the closure uses.
  func variable(of result: ResultSpec, besides delegate: String) -> String {
    let name = result.name.value
    switch name {
    case "viewModel", "interactor", "screenlet", delegate:
      return results.count == 1 ? "result" : Names.result(result)
    default:
      return Names.member(name)
    }
  }

  /// One action, as `Templates/Screenlet` sees it.
  fileprivate func value(
    _ methods: DelegateMethods.OfAction, of screenletClass: String, delegateProperty: String
  ) -> TemplateValue {
    let success = successValue(methods, delegateProperty: delegateProperty)
    let failure = methods.failure
    let arguments: [Code] =
      ["screenlet: self"]
      + inputs.map { .labeled(Names.label($0.name.value), $0.expression) }
    return [
      "constant": .string(Names.constant(self)),
      "name": .string(name.value),
      "summary": summary.map { docComment($0.value) } ?? [],
      "performer": performerValue(in: screenletClass),
      "maker": .string(Names.maker(self)),
      "sender": .bool(sender != nil),
      "interactorClass": .string(Names.interactor(self)),
      "arguments": .code(.list(arguments)),
      "success": success,
      "failure": failure.map { ["call": .code($0.call)] } ?? .null,
      "isSimple": .bool(success == .null && failure == nil),
    ]
  }

  /// What happens when the action has succeeded: what must hold, and what is done then.
  private func successValue(
    _ methods: DelegateMethods.OfAction, delegateProperty: String
  ) -> TemplateValue {
    let delegateCall = methods.success?.call
    let savedCall = methods.saved?.call
    let handed = (delegateCall == nil ? [] : delegate.values) + (savedCall == nil ? [] : results)
    var statements = updates.map { update in
      update.statement { variable(of: $0, besides: delegateProperty) }
    }
    if let delegateCall { statements.append(delegateCall) }
    let keepsLogin = login?.savesCredentials == true
    if keepsLogin {
      let store = "interactor?.\(Names.storeCredentials)()"
      statements += savedCall.map { ["if \(store) == true {", "  \($0)", "}"] } ?? [Code(store)]
    }
    if statements.isEmpty { return .null }

    let used = results.filter { result in
      handed.contains(result)
        || updates.contains { $0.value.paths.contains { $0.result == result } }
    }
    let needed = used.filter { !$0.isOptional }
    let isOne = used.count == 1 && needed.count == 1
    // A login is stored even if the Screenlet is gone.
    let usesSelf = !updates.isEmpty || delegateCall != nil || savedCall != nil
    var conditions: [Code] = usesSelf ? ["let self"] : []
    if !used.isEmpty, !isOne { conditions.append("let interactor") }
    func binding(_ result: ResultSpec, _ interactor: String) -> Code {
      .assignment(
        "let \(variable(of: result, besides: delegateProperty))",
        "\(interactor).\(Names.result(result))")
    }
    conditions += needed.map { binding($0, isOne ? "interactor?" : "interactor") }
    let optional = used.filter(\.isOptional).map { binding($0, "interactor") }
    return [
      "usesInteractor": .bool(!used.isEmpty || keepsLogin),
      "condition": usesSelf ? .code(.list(conditions)) : .null,
      "statements": .list((optional + statements).map { .code($0) }),
    ]
  }
}

extension ActionUpdate {
  /// `viewModel?.title = bookmark.name`.
  fileprivate func statement(variable: (ResultSpec) -> String) -> Code {
    let shown = value.expression(variable)
    // A literal fits as it is.
    let type = value.type?.optional(shown.isOptional) ?? member.type
    return .assignment(
      "viewModel?\(Names.access(member.name.value))",
      converted(shown.code, from: type, to: member.type))
  }
}

extension StepSpec.Value {
  /// The value where every result is in a variable.
  fileprivate func expression(_ variable: (ResultSpec) -> String) -> ValueExpression {
    switch self {
    case .result(let path):
      let code = path.expression(from: variable(path.result), isOptional: path.result.isOptional)
      return ValueExpression(code: Code(code), isOptional: path.type.isOptional)
    case .context(let value):
      return ValueExpression(
        code: value.expression, isOptional: false, hasOperators: value == .userId)
    case .composed(let composition):
      return composition.expression({ $0.value.expression(variable).code }) {
        $0.value.expression(variable)
      }
    case .literal(let literal):
      return ValueExpression(code: Code(literal.source), isOptional: literal == .nil)
    case .input(let name, let source):
      return ValueExpression(code: Code(name.value), isOptional: source.type.isOptional)
    }
  }
}
