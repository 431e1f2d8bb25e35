import SourceText
import SpecModel
import TemplateEngine

// Offline work: what interactors keep, and how they are created again.

/// The override with which an interactor determines what is kept.
struct OfflineContext: TemplateContext {
  struct Choice: TemplateContext {
    /// The condition under which the entry is returned; nil if it always is.
    let condition: String?
    let entry: String
  }

  let method: String
  let type: String
  /// What is returned, unless there are choices.
  let entry: String?
  let choices: [Choice]
  /// Whether one of the choices is always right.
  let isComplete: Bool
}

/// What `Templates/Synchronizer` is rendered with.
struct SynchronizerContext: TemplateContext {
  struct Action: TemplateContext {
    let constant: String
    let interactorClass: String
    /// The conditions under which the interactor can be created.
    let condition: String?
    let arguments: String
  }

  let synchronizer: String
  let screenletClass: String
  let actions: [Action]
}

extension ScreenletSpec {
  /// Whether an action keeps writes that it cannot send.
  var keepsWrites: Bool { actions.contains(where: \.keepsWrites) }

  var synchronizerContext: SynchronizerContext {
    SynchronizerContext(
      synchronizer: Names.synchronizer(self), screenletClass: Names.screenlet(self),
      actions: actions.filter(\.keepsWrites).map(\.synchronizerContext))
  }
}

extension ActionSpec {
  /// Returns the override with which the interactor determines what is kept; nil if nothing is.
  /// `spec` is nil for an interactor alone.
  func offlineContext(in spec: ScreenletSpec?) -> OfflineContext? {
    guard let spec, let cacheKey else { return nil }
    let screenlet = Names.screenlet(spec)
    func subject(_ key: CacheKey) -> [String] {
      key.isUnique ? [] : [.labeled("about", key.expression)]
    }
    let place: [String] = [
      "of: \(screenlet).self", "action: \(screenlet).\(Names.constant(self))",
    ]
    if keepsWrites {
      let entries = inputs.map { String.entry($0.name.value, kept($0)) }
      let attributes: String = entries.isEmpty ? "[:]" : .collection(entries)
      return Self.override(
        "PendingWrite", place + subject(cacheKey) + [.labeled("attributes", attributes)])
    }
    if !steps.isEmpty {
      let kept = String.labeled("steps", .collection(steps.map(cachedStep)))
      return Self.override("CachedSteps", place + subject(cacheKey) + [kept])
    }
    func answer(of connector: ConnectorSpec?, _ key: CacheKey) -> [String] {
      [Self.keyPathOfAnswer(of: connector)] + place + subject(key)
    }
    switch connector {
    case .chosen(let choice)?:
      let choices = choice.branches.enumerated().map { index, branch in
        let key = cacheKey.ofBranch(at: index, of: choice)
        return OfflineContext.Choice(
          condition: condition(of: branch),
          entry: .call("CachedAnswer", answer(of: branch.connector, key)))
      }
      return Self.override("CachedAnswer", nil, choices, isComplete: choice.isComplete)
    case .named(let connector)?:
      return Self.override("CachedAnswer", answer(of: connector, cacheKey))
    default: return Self.override("CachedAnswer", answer(of: nil, cacheKey))
    }
  }

  /// Returns the input as it is kept: with the value of the context that is sent instead, because
  /// the context may have changed by the time the write is sent.
  private func kept(_ input: InputSpec) -> String {
    guard let builtin = input.held.type.builtin, builtin.isNumber || builtin == .string,
      builtin != .cgFloat, let fallback = fallback(of: input)
    else { return input.kept }
    return Place.call { Names.member($0) }.write(fallback).code
  }

  /// Returns the override that returns an entry made with the arguments, or else one of the
  /// choices.
  private static func override(
    _ type: String, _ arguments: [String]?, _ choices: [OfflineContext.Choice] = [],
    isComplete: Bool = true
  ) -> OfflineContext {
    OfflineContext(
      method: type.lowerFirst, type: type, entry: arguments.map { .call(type, $0) },
      choices: choices, isComplete: isComplete)
  }

  /// Returns what is kept of a step, and the methods of the interactor that create its connector
  /// and take its result.
  private func cachedStep(_ step: StepSpec) -> String {
    var arguments: [String] = [
      "\"\(step.name.value.escapedForSwift)\"", Self.keyPathOfAnswer(of: step.connector),
    ]
    if step.canBeMissing { arguments.append("isOptional: true") }
    arguments.append("create: \(Names.create(step))")
    if step.result != nil { arguments.append("completed: \(Names.completed(step))") }
    return .call("CachedStep", arguments)
  }

  /// Returns the property of the connector that holds the reply: `\HttpConnector.resultData`.
  private static func keyPathOfAnswer(of connector: ConnectorSpec?) -> String {
    guard let connector else { return "\\HttpConnector.resultData" }
    let result = connector.result.map(Names.result) ?? "resultData"
    return "\\\(Names.connector(connector)).\(result)"
  }

  /// The case of the synchronizer that creates the interactor again.
  fileprivate var synchronizerContext: SynchronizerContext.Action {
    let needed = inputs.filter { !$0.held.type.isOptional }
    let conditions = needed.map { String.assignment("let \(variable(of: $0))", $0.restored) }
    let arguments: [String] =
      ["screenlet: nil"]
      + inputs.map { input in
        let value = input.held.type.isOptional ? input.restored : variable(of: input)
        return .labeled(Names.label(input.name.value), value)
      }
    return SynchronizerContext.Action(
      constant: Names.constant(self), interactorClass: Names.interactor(self),
      condition: .conditions(conditions), arguments: .list(arguments))
  }

  /// Returns the local variable for an input beside the parameters of the method.
  private func variable(of input: InputSpec) -> String {
    let others = inputs.map(\.name.value).filter { $0 != input.name.value }
    let name = Names.local(input.name.value, besides: ["action", "attributes"] + others)
    return Names.member(name)
  }
}

extension InputSpec {
  /// The input as a cache can store it.
  fileprivate var kept: String {
    let member = Names.member(name.value)
    let mark = held.type.isOptional ? "?" : ""
    switch held.type.builtin {
    case .url: return "\(member)\(mark).absoluteString"
    case .image: return .call("\(member)\(mark).jpegData", ["compressionQuality: 1"])
    case .cgFloat where held.type.isOptional: return .closure("\(member).map", "Double($0)")
    case .cgFloat: return .call("Double", [member])
    default: return member
    }
  }

  /// The input as read from what was stored, as an optional. It is a condition of a `guard`, which
  /// does not allow trailing closures.
  fileprivate var restored: String {
    func read(_ method: String) -> String {
      .call("attributes.\(method)", ["\"\(name.value.escapedForSwift)\""])
    }
    switch held.type.builtin {
    case .float: return "\(read("doubleAttribute")).map(Float.init)"
    case .cgFloat: return "\(read("doubleAttribute")).map({ CGFloat($0) })"
    case .int32: return "\(read("intAttribute")).flatMap(Int32.init(exactly:))"
    case .url: return "\(read("stringAttribute")).flatMap(URL.init(string:))"
    case .image: return read("imageAttribute")
    default: return attributeExpression(of: type.base, named: name.value, in: "attributes")
    }
  }
}
