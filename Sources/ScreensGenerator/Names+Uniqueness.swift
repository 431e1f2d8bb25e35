package import SourceText
package import SpecModel

extension Names {
  /// Reports every two things of a spec that would get one name in the generated code.
  package static func checkUnique(_ spec: Spec, reporting diagnostics: inout Diagnostics) {
    guard case .screenlet(let spec) = spec else { return }
    var types = Claims("the type")
    types.claim(screenlet(spec), spec.name.range, &diagnostics)
    if !spec.viewModel.isEmpty { types.claim(viewModel(spec), spec.name.range, &diagnostics) }
    if !spec.delegateMethods.isEmpty { types.claim(delegate(spec), spec.name.range, &diagnostics) }
    for model in spec.models { types.claim(self.model(model), model.name.range, &diagnostics) }
    for action in spec.actions {
      types.claim(interactor(action), action.interactor.range, &diagnostics)
    }
    for item in spec.connectors { types.claim(connector(item), item.name.range, &diagnostics) }
    for theme in spec.themes {
      if case .child = theme.kind { continue }
      types.claim(viewClass(spec, theme), theme.name.range, &diagnostics)
    }

    var screenletMembers = Claims("the member of the Screenlet")
    screenletMembers.claim(delegateProperty(spec), spec.name.range, &diagnostics)
    for property in spec.properties {
      screenletMembers.claim(member(property.name.value), property.name.range, &diagnostics)
    }
    for action in spec.actions {
      screenletMembers.claim(constant(action), action.name.range, &diagnostics)
    }

    var viewMembers = Claims("the member of the view")
    for item in spec.viewModel {
      viewMembers.claim(member(item.name.value), item.name.range, &diagnostics)
    }
    for item in spec.viewModel {
      viewMembers.claim(outlet(item), item.name.range, &diagnostics)
    }
    for action in spec.actions {
      viewMembers.claim(button(action), action.name.range, &diagnostics)
    }

    for action in spec.actions {
      var members = Claims("the member of the interactor")
      for input in action.inputs {
        members.claim(member(input.name.value), input.name.range, &diagnostics)
      }
      if let result = action.result {
        members.claim(self.result(result), result.name.range, &diagnostics)
      }
    }
    for item in spec.connectors {
      var members = Claims("the member of the connector")
      for property in item.properties {
        members.claim(member(property.name.value), property.name.range, &diagnostics)
      }
      if let result = item.result {
        members.claim(self.result(result), result.name.range, &diagnostics)
      }
    }
  }

  /// The names of one scope that are taken, and by what.
  private struct Claims {
    let kind: String
    private var owners: [String: SourceRange] = [:]

    init(_ kind: String) {
      self.kind = kind
    }

    mutating func claim(
      _ name: String, _ range: SourceRange, _ diagnostics: inout Diagnostics
    ) {
      guard let first = owners[name] else {
        owners[name] = range
        return
      }
      diagnostics.error(
        .twice(kind, name), at: range, notes: [Diagnostic.Note(.first, at: first)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let first: Self = "the first comes from here"

  fileprivate static func twice(_ kind: String, _ name: String) -> Self {
    "two things make \(kind) '\(name)'; give one of them another name"
  }
}
