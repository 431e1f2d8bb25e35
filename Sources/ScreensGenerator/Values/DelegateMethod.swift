import SpecModel

/// A method of the Screenlet's delegate, which one or more actions call.
struct DelegateMethod: Hashable {
  /// `func screenlet(_ screenlet: AddBookmarkScreenlet, onBookmarkAdded bookmark: Bookmark)`.
  let declaration: String
  /// The call, with the value in the variable `argument` of the caller.
  let call: String
  /// `onBookmarkAdded`.
  let name: String
  private let values: [Value]
  /// The value that the method returns; nil if it returns none.
  let answer: Answer?
  /// The declaration without the name of the value, which distinguishes two methods.
  let signature: String

  /// The constants of the actions that call it.
  private var callers: [String]
  /// The outcome of such an action: `has succeeded`.
  private var end: String
  /// The event that it reports, if it is not the end of an action: `a page has been loaded`.
  private let event: String?
  private var reportsRefusal: Bool

  /// The doc comment.
  var summary: String {
    let actions = callers.inWords("or")
    let separator = event == nil || callers.isEmpty ? "" : ", or "
    let refusal = reportsRefusal ? ": with a `ValidationError` if its input was refused." : "."
    let outcome = callers.isEmpty ? "" : " " + end
    let answered = answer.map { " " + $0.summary } ?? ""
    return "Called when \(event ?? "")\(separator)\(actions)\(outcome)\(refusal)\(answered)"
  }

  /// The names of the values that the method is passed.
  var valueNames: [String] { values.map(\.name) }

  /// The name of the closure if another one is named like the method: `onDocumentFieldError` beside
  /// `onDocumentField`.
  var longName: String {
    values.last.map { name + $0.name.upperFirst } ?? name
  }

  /// The type of the closure that takes the values: `((Bookmark) -> Void)?`.
  var closureType: String {
    let parameters = values.map { values.count == 1 ? $0.type : "_ \($0.variable): \($0.type)" }
    return "((\(parameters.joined(separator: ", "))) -> \(answer?.type ?? "Void"))?"
  }

  /// Returns the call of the closure in the method itself: `onBookmarkAdded?(bookmark)`.
  func call(ofClosure closure: String) -> String {
    let hiding = ["screenlet"] + values.map(\.variable)
    let call: String = .call(
      "\(Names.member(closure, hiddenBy: hiding))?", values.map { $0.variable })
    return answer.map { .coalescing(call, $0.absent) } ?? call
  }

  /// A value that the method is passed, which the caller has in the variable `argument`.
  struct Value: Hashable {
    let name: String
    let type: String
    let argument: String
    /// The label, if it is not the name.
    var ownLabel: String?
  }

  /// The value that a method returns.
  struct Answer: Hashable {
    let type: String
    /// The value without a delegate: nil, or `true`.
    let absent: String
    let summary: String

    fileprivate init(_ answer: ActionDelegate.Answer) {
      switch answer {
      case .replacement(let result):
        type = "\(result.source)?"
        absent = "nil"
        summary = "Returns what the view shows instead of `\(result.name.value)`, or nil."
      case .permission:
        type = "Bool"
        absent = "true"
        summary = "Returns whether the view is updated."
      }
    }
  }

  /// Creates a method that reports the `end` of an action, or another `event`.
  init(
    _ name: Located<String>, _ values: [Value], of action: ActionSpec? = nil, end: String = "",
    event: String? = nil, answer: Answer? = nil, reportsRefusal: Bool = false,
    in spec: ScreenletSpec
  ) {
    let name = name.value
    self.name = name
    self.values = values
    self.answer = answer
    callers = [action.map(Names.constant)].compactMap(\.self)
    self.end = end
    self.event = event
    self.reportsRefusal = reportsRefusal
    let screenletClass = Names.screenlet(spec)
    let delegate = Names.delegateProperty(spec)
    let returned: String = answer.map { " -> \($0.type)" } ?? ""
    guard let first = values.first else {
      // Without a value there is no second label to carry the event.
      let method = "screenlet" + name.upperFirst
      signature = method + returned
      let function: String = .call("func \(method)", ["_ screenlet: \(screenletClass)"])
      declaration = "\(function)\(returned)"
      call = .call("\(delegate)?.\(method)", ["self"])
      return
    }
    let others = values.dropFirst()
    let label = Names.parameter(name)
    let types = others.map { ", \($0.label): \($0.type)" }.joined()
    signature = "\(label): \(first.type)\(types)\(returned)"
    // A value with the name of the method is its own label.
    let parameter = first.name == name ? label : "\(label) \(first.variable)"
    let function: String = .call(
      "func screenlet",
      ["_ screenlet: \(screenletClass)", .labeled(parameter, first.type)]
        + others.map { .labeled($0.parameter, $0.type) })
    declaration = "\(function)\(returned)"
    call = .call(
      "\(delegate)?.screenlet",
      ["self", .labeled(Names.label(name), first.argument)]
        + others.map { .labeled(Names.label($0.label), $0.argument) })
  }

  /// Returns all methods that an action calls.
  static func all(of action: ActionSpec, in spec: ScreenletSpec) -> [DelegateMethod] {
    [success, failure, progress, saved, loaded].compactMap { $0(action, spec) }
  }

  static func success(of action: ActionSpec, in spec: ScreenletSpec) -> DelegateMethod? {
    guard let name = action.delegate.success else { return nil }
    let values = action.delegate.values.map { value -> Value in
      switch value {
      case .result(let result): Value(result, of: action, in: spec)
      case .input(let input):
        Value(
          name: input.name.value, type: input.type.swiftSource,
          argument: action.expression(ofInput: input, in: spec))
      }
    }
    return DelegateMethod(
      name, values, of: action, end: "has succeeded",
      answer: action.delegate.answer.map(Answer.init), in: spec)
  }

  /// Returns the method that reports that a login, or a write that could not be sent, was kept.
  static func saved(of action: ActionSpec, in spec: ScreenletSpec) -> DelegateMethod? {
    guard let name = action.delegate.saved else { return nil }
    if action.login == nil {
      return DelegateMethod(
        name, [], of: action, end: "could not be sent: its input was kept, to be sent later",
        in: spec)
    }
    return DelegateMethod(
      name, action.results.map { Value($0, of: action, in: spec) }, of: action,
      end: "has succeeded and the login was kept", in: spec)
  }

  /// Returns the method that reports that a kept login was loaded. The user is in the variable
  /// `user`.
  static func loaded(of action: ActionSpec, in spec: ScreenletSpec) -> DelegateMethod? {
    guard let name = action.delegate.loaded else { return nil }
    let user = action.result.map { modelExpression(of: $0.type.base, from: "user.attributes") }
    return DelegateMethod(
      name, action.results.map { Value($0, held: user, of: action, in: spec) }, of: action,
      end: "need not be performed: a login that was kept has been loaded", in: spec)
  }

  /// Returns the method that reports which part of a file has been sent or received, which is in
  /// the variable `progress`.
  static func progress(of action: ActionSpec, in spec: ScreenletSpec) -> DelegateMethod? {
    guard let name = action.delegate.progress else { return nil }
    let subjects = action.delegate.progressSubjects.map { Value(heldBy: $0) }
    let progress = Value(name: "progress", type: "Progress", argument: "progress")
    return DelegateMethod(
      name, subjects + [progress], of: action, end: "has sent or received a part of a file",
      in: spec)
  }

  static func failure(of action: ActionSpec, in spec: ScreenletSpec) -> DelegateMethod? {
    guard let name = action.delegate.failure else { return nil }
    let subjects = action.delegate.subjects.map { Value(heldBy: $0) }
    let error = Value(
      name: "error", type: "NSError", argument: "error",
      ownLabel: subjects.isEmpty ? nil : "onError")
    return DelegateMethod(
      name, subjects + [error], of: action, end: "has failed",
      reportsRefusal: action.validates, in: spec)
  }

  mutating func merge(_ other: DelegateMethod) {
    if callers.isEmpty { end = other.end }
    callers += other.callers
    reportsRefusal = reportsRefusal || other.reportsRefusal
  }
}

extension DelegateMethod.Value {
  /// Creates the value of an input of the action, as the interactor holds it.
  fileprivate init(heldBy input: InputSpec) {
    self.init(
      name: input.name.value, type: input.held.type.swiftSource,
      argument: "interactor\(Names.access(input.name.value))")
  }

  /// Creates the value of a result of the action, in its variable or in `argument`.
  fileprivate init(
    _ result: ResultSpec, held argument: String? = nil, of action: ActionSpec,
    in spec: ScreenletSpec
  ) {
    self.init(
      name: result.name.value, type: result.typeOfOutcome,
      argument: argument ?? action.variable(of: result, in: spec)
    )
  }

  fileprivate var label: String { ownLabel ?? name }

  /// The name of the value in the method.
  fileprivate var variable: String { name == "screenlet" ? "result" : Names.member(name) }

  /// The value as a parameter that is not the first, whose name is its label.
  fileprivate var parameter: String {
    if let ownLabel { return "\(ownLabel) \(variable)" }
    return name == "screenlet" ? "screenlet result" : Names.parameter(name)
  }
}

extension ActionSpec {
  /// Whether one of the action's connectors has rules that can refuse its input.
  fileprivate var validates: Bool {
    if let login { return !login.rules.isEmpty || login.methods.contains(where: \.takesNumber) }
    return switch connector {
    case .named(let connector): !connector.rules.isEmpty
    case .chosen(let choice):
      !choice.isComplete || choice.connectors.contains { !$0.rules.isEmpty }
    case .several: steps.contains { $0.connector?.rules.isEmpty == false }
    case .http, nil: false
    }
  }
}
