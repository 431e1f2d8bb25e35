import SpecModel
import TemplateEngine

/// What `Templates/ViewModel` is rendered with.
struct ViewModelContext: TemplateContext {
  struct Member: TemplateContext {
    let name: String
    let type: String
    /// `get` or `get set`.
    let access: String
  }

  let screenletClass: String
  let viewModelProtocol: String
  /// The protocol that it refines.
  let superprotocol: String
  let members: [Member]
  let methods: [ViewMethodContext]
}

/// A method of a view model in the templates of the view model and of a full theme.
struct ViewMethodContext: TemplateContext {
  let name: String
  let parameters: String
  /// The type of the result.
  let result: String?
  /// A result that says nothing.
  let empty: String?
}

extension ScreenletSpec {
  var viewModelContext: any TemplateContext {
    let screenlets = contained.map { contained in
      ViewModelContext.Member(
        name: contained.outlet, type: contained.className + "?", access: "get")
    }
    let members = viewModel.map { member in
      ViewModelContext.Member(
        name: Names.member(member.name.value), type: member.type.swiftSource,
        access: member.isSettable ? "get set" : "get")
    }
    let context = ViewModelContext(
      screenletClass: Names.screenlet(self), viewModelProtocol: Names.viewModel(self),
      superprotocol: extended.flatMap { $0.base.hasViewModel ? Names.viewModel($0.base) : nil }
        ?? "AnyObject",
      members: screenlets + members, methods: viewMethods.map(\.context))
    return importing(otherModules, for: context)
  }
}

extension ViewModelMethod {
  var context: ViewMethodContext {
    ViewMethodContext(
      name: Names.member(name.value), parameters: .list(parameters.map(\.declaration)),
      result: result?.swiftSource, empty: result?.emptyValue)
  }
}

extension ViewModelMethod.Parameter {
  /// `for user: User`
  fileprivate var declaration: String {
    let label = self.label.map { Names.parameter($0) + " " } ?? ""
    return "\(label)\(Names.parameter(name)): \(type.swiftSource)"
  }

  /// `for: user`
  func argument(_ value: String) -> String {
    label == "_" ? value : .labeled(Names.label(label ?? name), value)
  }
}
