import SpecModel

/// A method of the Screenlet's delegate, which one or more actions call.
struct DelegateMethod: Hashable {
  /// `func screenlet(_ screenlet: AddBookmarkScreenlet, onBookmarkAdded bookmark: Bookmark)`.
  let declaration: String
  /// The call, with the value in the variable `argument` of the caller.
  let call: String
  /// What tells two methods apart: the declaration without the name of the value.
  fileprivate let signature: String

  /// The constants of the actions that call it.
  private var callers: [String] = []
  /// What has come of such an action: `has succeeded`.
  private var end = ""
  /// What else it hears of: `a page has been loaded`.
  private var event: String?
  private var hearsOfRefusal = false

  /// What the doc comment says.
  var summary: String {
    let actions = callers.map { "`\($0)`" }.alternatives
    let events = [event, callers.isEmpty ? nil : "\(actions) \(end)"].compactMap(\.self)
    let refusal = hearsOfRefusal ? ": with a `ValidationError` if its input was refused." : "."
    return "Called when \(events.joined(separator: ", or "))\(refusal)"
  }

  /// A method that hears of something else than the end of an action.
  init(
    _ name: String, _ value: (name: String, type: String, argument: String), event: String,
    hearsOfRefusal: Bool = false, in spec: ScreenletSpec
  ) {
    self.init(name, value, in: spec)
    self.event = event
    self.hearsOfRefusal = hearsOfRefusal
  }

  private init(
    _ name: String, _ value: (name: String, type: String, argument: String)?,
    of action: ActionSpec, end: String, hearsOfRefusal: Bool = false, in spec: ScreenletSpec
  ) {
    self.init(name, value, in: spec)
    callers = [Names.constant(action)]
    self.end = end
    self.hearsOfRefusal = hearsOfRefusal
  }

  private init(
    _ name: String, _ value: (name: String, type: String, argument: String)?,
    in spec: ScreenletSpec
  ) {
    let screenletClass = Names.screenlet(spec)
    let delegate = Names.delegateProperty(spec)
    if let value {
      let label = Names.parameter(name)
      signature = "\(label): \(value.type)"
      declaration =
        "func screenlet(_ screenlet: \(screenletClass), \(label) \(value.name): \(value.type))"
      call = "\(delegate)?.screenlet(self, \(Names.label(name)): \(value.argument))"
    } else {
      // Without a value there is no second label to carry the event.
      let method = "screenlet" + name.upperFirst
      signature = method
      declaration = "func \(method)(_ screenlet: \(screenletClass))"
      call = "\(delegate)?.\(method)(self)"
    }
  }

  static func success(of action: ActionSpec, in spec: ScreenletSpec) -> DelegateMethod? {
    guard let name = action.delegate.success else { return nil }
    return DelegateMethod(
      telling: name, action.resultVariable(in: spec), of: action, end: "has succeeded", in: spec)
  }

  /// Tells that a login was kept.
  static func saved(of action: ActionSpec, in spec: ScreenletSpec) -> DelegateMethod? {
    guard let name = action.delegate.saved else { return nil }
    return DelegateMethod(
      telling: name, action.resultVariable(in: spec), of: action,
      end: "has succeeded and the login was kept", in: spec)
  }

  /// Tells that a login that was kept was loaded. The user is in the variable `user`.
  static func loaded(of action: ActionSpec, in spec: ScreenletSpec) -> DelegateMethod? {
    guard let name = action.delegate.loaded else { return nil }
    let user = action.result.map { modelExpression(of: $0.type.base, from: "user.attributes") }
    return DelegateMethod(
      telling: name, user, of: action,
      end: "need not be performed: a login that was kept has been loaded", in: spec)
  }

  /// A method that gets the action's result, if there is one, in `argument`.
  private init(
    telling name: Located<String>, _ argument: String?, of action: ActionSpec, end: String,
    in spec: ScreenletSpec
  ) {
    let value = action.result.map { result in
      let isHidden = result.name.value == "screenlet"
      return (
        name: isHidden ? "result" : Names.member(result.name.value), type: result.source,
        argument: argument ?? "result"
      )
    }
    self.init(name.value, value, of: action, end: end, in: spec)
  }

  static func failure(of action: ActionSpec, in spec: ScreenletSpec) -> DelegateMethod? {
    guard let name = action.delegate.failure else { return nil }
    return DelegateMethod(
      name.value, ("error", "NSError", "error"), of: action, end: "has failed",
      hearsOfRefusal: action.validates, in: spec)
  }

  fileprivate mutating func merge(_ other: DelegateMethod) {
    if callers.isEmpty { end = other.end }
    callers += other.callers
    hearsOfRefusal = hearsOfRefusal || other.hearsOfRefusal
  }
}

extension ScreenletSpec {
  /// The methods of the delegate, each once: those of a list, then in the order of the actions.
  var delegateMethods: [DelegateMethod] {
    var methods = list.map { $0.delegateMethods(in: self).all } ?? []
    for action in actions {
      for method in [
        DelegateMethod.success(of: action, in: self), .failure(of: action, in: self),
        .saved(of: action, in: self), .loaded(of: action, in: self),
      ].compactMap({ $0 }) {
        if let known = methods.firstIndex(where: { $0.signature == method.signature }) {
          methods[known].merge(method)
        } else {
          methods.append(method)
        }
      }
    }
    return methods
  }
}

extension ActionSpec {
  /// Whether the action's connector has rules that can refuse its input.
  fileprivate var validates: Bool {
    if let login { return !login.rules.isEmpty || login.methods.contains(.userId) }
    return if case .named(let connector)? = connector { !connector.rules.isEmpty } else { false }
  }
}
