import SpecModel
import TemplateEngine

extension ScreenletSpec {
  /// What `Templates/Screenlet` is rendered with.
  var screenletValue: TemplateValue {
    [
      "screenletClass": .string(Names.screenlet(self)),
      "viewModelProtocol": viewModel.isEmpty ? .null : .string(Names.viewModel(self)),
      "delegateProtocol": delegateMethods.isEmpty ? .null : .string(Names.delegate(self)),
      "delegateProperty": .string(Names.delegateProperty(self)),
      "summary": docComment(summary?.value ?? "The \(name.value.title) Screenlet."),
      "hasPartners": .bool(!viewModel.isEmpty || !delegateMethods.isEmpty),
      "superclass": list == nil ? "BaseScreenlet" : "BaseListScreenlet",
      "list": list.map { $0.screenletValue(in: self) } ?? .null,
      "properties": .list(
        properties.map { property in
          let value = property.defaultValue?.source ?? property.type.emptyValue ?? "nil"
          return [
            "name": .string(Names.member(property.name.value)),
            "type": .string(property.type.source),
            "defaultValue": property.type.isOptional && value == "nil" ? .null : .string(value),
          ]
        }),
      "impliedProperties": .list(impliedInspectableValues),
      "runtimeAttributes": .list(runtimeAttributeValues),
      "autoLoads": .list(autoLoadValues),
      "credentials": credentialsValue,
      "actions": .list(actions.map { $0.value(in: self) }),
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

  /// What `Templates/Delegate` is rendered with.
  var delegateValue: TemplateValue {
    [
      "screenletClass": .string(Names.screenlet(self)),
      "delegateProtocol": .string(Names.delegate(self)),
      "methods": .list(
        delegateMethods.map { method in
          [
            "summary": .string(method.summary), "declaration": .string(method.declaration),
          ]
        }),
    ]
  }
}

extension ActionSpec {
  /// The local variable for the result, which must not hide what the closure uses.
  func resultVariable(in spec: ScreenletSpec) -> String? {
    guard let name = result?.name.value else { return nil }
    let used = ["viewModel", "interactor", "screenlet", Names.delegateProperty(spec)]
    return used.contains(name) ? "result" : Names.member(name)
  }

  /// One action, as `Templates/Screenlet` sees it.
  fileprivate func value(in spec: ScreenletSpec) -> TemplateValue {
    let success = DelegateMethod.success(of: self, in: spec)
    let failure = DelegateMethod.failure(of: self, in: spec)
    let variable = resultVariable(in: spec)
    var statements = updates.map { $0.statement(variable: variable ?? "result", self) }
    if let success { statements.append(success.call) }
    if let saved = DelegateMethod.saved(of: self, in: spec) {
      statements += [
        "if interactor?.\(Names.hasSavedCredentials) == true {", "  \(saved.call)", "}",
      ]
    }
    let usesResult = variable != nil && !statements.isEmpty
    let arguments =
      ["screenlet: self"]
      + inputs.map {
        "\(Names.label($0.name.value)): \($0.expression)"
      }
    return [
      "constant": .string(Names.constant(self)),
      "name": .string(name.value),
      "summary": summary.map { docComment($0.value) } ?? [],
      "maker": .string(Names.maker(self)),
      "sender": .bool(sender != nil),
      "interactorClass": .string(Names.interactor(self)),
      "arguments": .string(arguments.joined(separator: ", ")),
      "success": statements.isEmpty
        ? .null
        : [
          "result": usesResult
            ? [
              "variable": .string(variable ?? ""),
              "property": .string(result.map(Names.result) ?? ""),
            ] : .null,
          "statements": .list(statements.map { .string($0) }),
        ],
      "failure": failure.map { ["call": .string($0.call)] } ?? .null,
      "isSimple": .bool(statements.isEmpty && failure == nil),
    ]
  }
}

extension ActionSpec.Update {
  /// `viewModel?.title = bookmark.name`.
  fileprivate func statement(variable: String, _ action: ActionSpec) -> String {
    let type = attribute?.type ?? action.result?.type ?? member.type
    let value = attribute.map { variable + Names.access($0.name.value) } ?? variable
    return "viewModel?\(Names.access(member.name.value)) = "
      + converted(value, from: type, to: member.type)
  }
}
