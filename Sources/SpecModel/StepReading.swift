import SourceText
import SpecNotation

extension StepSpec {
  /// Reads the steps of an action, stage by stage. Returns nil if one of them has a mistake.
  static func stages(_ node: Node, scope: ActionScope) -> [[StepSpec]]? {
    scope.log.unlessErrors {
      let drafts = StepDraft.list(node, scope: scope)
      var reading = StepReading(drafts: Declared(drafts), scope: scope)
      let steps = drafts.compactMap { reading.step($0, reporting: scope.log) }
      StepWait.reportCycles(of: reading.waits, reporting: scope.log)
      // A step may also lack a value whose declaration has a mistake, which was reported there.
      guard steps.count == drafts.count else { return nil }
      let stages = Dictionary(grouping: zip(drafts, steps), by: \.0.stage)
      return stages.sorted { $0.key < $1.key }.map { $0.value.map(\.1) }
    }
  }
}

/// Reads what steps take from other steps, and records which step waits for which.
struct StepReading {
  let drafts: Declared<StepDraft>
  let scope: ActionScope
  private(set) var waits: [StepWait] = []
  /// What the step that is read makes a connector for each element of.
  private(set) var each: StepSpec.Each?

  /// Returns the names of all other steps, which may have been meant by an unknown name.
  func names(besides draft: StepDraft) -> [String] {
    drafts.names.filter { $0 != draft.name.value }
  }

  mutating func step(_ draft: StepDraft, reporting log: DiagnosticLog) -> StepSpec? {
    let first = waits.count
    let conditions = draft.conditions.compactMap { condition($0, of: draft, reporting: log) }
    each = each(of: draft, reporting: log)
    let work = work(draft, reporting: log)
    for name in draft.fields?[StepKeys.after] ?? [] {
      wait(draft, for: name, reporting: log)
    }
    let priority = draft.fields?[StepKeys.priority]
    guard let work, conditions.count == draft.conditions.count,
      (each == nil) == (draft.each == nil)
    else { return nil }
    defer { each = nil }
    let awaited = Set(waits[first...].compactMap { drafts.index(of: $0.awaited) })
    return StepSpec(
      name: draft.name, work: work, each: each, result: draft.result, parse: draft.parse,
      conditions: conditions,
      dependencies: awaited.sorted().map { drafts.names[$0] }, priority: priority ?? .normal,
      isOptional: draft.isOptional)
  }

  /// Reads a part of the condition under which the step runs.
  private mutating func condition(
    _ text: Located<String>, of draft: StepDraft, reporting log: DiagnosticLog
  ) -> Expression? {
    let element = draft.each?.key.keyText
    let value = Expression(text, reporting: log) { name in
      guard ResultPath.root(of: name.value) != element?[...] else {
        log.error(.elementInCondition(name.value), at: name.range)
        return nil
      }
      return meaning(of: name, in: draft, reporting: log)
    }
    guard let value else { return nil }
    let isFine = value.type?.base == .builtin(.bool) && !value.references.isEmpty
    if !isFine { log.error(.noCondition(text.value, value.type), at: text.range) }
    return isFine ? value : nil
  }

  /// Reads the list for each of whose elements the step makes a connector.
  private mutating func each(
    of draft: StepDraft, reporting log: DiagnosticLog
  ) -> StepSpec.Each? {
    guard let entry = draft.each,
      let name = entry.name.memberName("element", avoiding: .interactor, reporting: log),
      let text = entry.value.text(of: name.value.quoted, expecting: "a list", reporting: log)
    else { return nil }
    let results = drafts.names.map { "result\($0.upperFirst)" }
    guard !scope.hasInput(name.value), drafts[name.value] == nil, !results.contains(name.value)
    else {
      log.error(.nameIsTaken(name.value), at: name.range)
      return nil
    }
    guard let value = value(text, of: draft, reporting: log) else { return nil }
    mustBeOptional(draft, for: value, text, reporting: log)
    guard case .list(let element)? = value.type?.base else {
      log.error(.noList(text.value, value.type), at: text.range)
      return nil
    }
    switch value.reference {
    case .input(let input, let source):
      return StepSpec.Each(name: name, list: .input(input, source), element: element)
    case .result(let path):
      return StepSpec.Each(name: name, list: .result(path), element: element)
    default:
      log.error(.noList(text.value, value.type), at: text.range)
      return nil
    }
  }

  // MARK: What the connector is made of

  private mutating func work(_ draft: StepDraft, reporting log: DiagnosticLog) -> StepSpec.Work? {
    switch draft.work {
    case .http(let address):
      draft.fields?.refuse(StepKeys.inputs, .inputsOfHTTP)
      let value = value(address, of: draft, reporting: log)
      guard let value, isAddress(value, address, reporting: log) else { return nil }
      mustBeOptional(draft, for: value, address, reporting: log)
      return .http(address: value)
    case .named(let connector):
      let entries = draft.fields?[StepKeys.inputs] ?? []
      let known = Set(connector.properties.names)
      for entry in entries where !known.contains(entry.key.keyText) {
        let name = entry.name
        let owner = "the connector '\(connector.name.value)'"
        if scope.outer.report(name, lackedBy: owner, reporting: log) { continue }
        log.error(.unknownProperty(name.value, connector), at: name.range)
      }
      let values = Dictionary(entries.map { ($0.key.keyText, $0.value) }) { first, _ in first }
      let arguments = connector.properties.compactMap { property in
        argument(property, values, connector, draft, reporting: log)
      }
      guard arguments.count == connector.properties.count else { return nil }
      if let each, let other = arguments.named(each.name.value), !other.value.isWholeElement {
        log.error(.nameOfProperty(each.name.value), at: each.name.range)
        return nil
      }
      return .named(connector, arguments)
    case nil:
      // Mistakes in the values are reported in the same run.
      for entry in draft.fields?[StepKeys.inputs] ?? [] {
        if let text = entry.value.text(of: entry.key.keyText.quoted, reporting: log) {
          _ = value(text, of: draft, reporting: log)
        }
      }
      return nil
    }
  }

  private mutating func argument(
    _ property: PropertySpec, _ values: [String: Node], _ connector: ConnectorSpec,
    _ draft: StepDraft, reporting log: DiagnosticLog
  ) -> StepSpec.Argument? {
    let name = property.name.value
    guard let node = values[name] else {
      if let each, each.name.value == name {
        let text = Located(name, at: draft.connectorRange)
        guard let value = value(text, of: draft, reporting: log),
          fits(value, property, text, of: draft, reporting: log)
        else { return nil }
        return StepSpec.Argument(property: property, value: value)
      }
      guard let source = scope.source(named: name) else {
        if !scope.hasInput(name) {
          let isStep = name != draft.name.value && drafts[name]?.result != nil
          log.error(
            .unknownNeed(name, connector.name.value, scope.inputNames, isStep: isStep),
            at: draft.connectorRange)
        }
        return nil
      }
      let text = Located(name, at: draft.connectorRange)
      let value = Expression(.name(.input(text, source)))
      guard fits(value, property, text, of: draft, reporting: log) else { return nil }
      return StepSpec.Argument(property: property, value: value)
    }
    guard let text = node.text(of: name.quoted, reporting: log),
      let value = value(text, of: draft, reporting: log),
      fits(value, property, text, of: draft, reporting: log)
    else { return nil }
    if !property.type.isOptional {
      mustBeOptional(draft, for: value, text, reporting: log)
    }
    return StepSpec.Argument(property: property, value: value)
  }

  // MARK: Order

  /// Records that `draft` waits for the step `name`. Reports an error and returns false if it
  /// cannot.
  @discardableResult
  mutating func wait(
    _ draft: StepDraft, for name: Located<String>, reporting log: DiagnosticLog
  ) -> Bool {
    guard let awaited = drafts[name.value] else {
      log.error(.unknownStep(name.value, names(besides: draft)), at: name.range)
      return false
    }
    guard awaited.stage <= draft.stage else {
      log.error(.laterStep(name.value, draft.name.value), at: name.range)
      return false
    }
    if awaited.stage == draft.stage {
      waits.append(StepWait(step: draft.name.value, awaited: name.value, range: name.range))
    }
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static func noCondition(_ text: String, _ type: SwiftType?) -> Self {
    "'\(text)'\(type.map { " is '\($0.source)', which" } ?? "") cannot decide whether a step runs; "
      + "write a condition such as 'x is set', 'x is not empty' or 'x > 0'"
  }

  fileprivate static func elementInCondition(_ text: String) -> Self {
    "'\(text)' is of an element, but 'if' decides about the step, with all of its connectors; "
      + "use an input or the result of an earlier step"
  }

  fileprivate static func nameIsTaken(_ name: String) -> Self {
    "'\(name)' is a step or an input already; give the elements another name"
  }

  fileprivate static func nameOfProperty(_ name: String) -> Self {
    "'\(name)' is a property of the connector, and not the element; give the elements another name"
  }

  fileprivate static func noList(_ text: String, _ type: SwiftType?) -> Self {
    "'\(text)'\(type.map { " is '\($0.source)', which" } ?? "") has no elements; "
      + "write a list: an input, or the result of an earlier step or a part of it"
  }

  fileprivate static let inputsOfHTTP: Self =
    "an HttpConnector has no inputs but its address; remove 'inputs'"

  static func unknownProperty(_ name: String, _ connector: ConnectorSpec) -> Self {
    let names = connector.properties.names
    return "the connector '\(connector.name.value)' has no property '\(name)'"
      + suggestion(
        for: name, in: names, else: names.isEmpty ? "; remove it" : "; expected \(names.choice)")
  }

  fileprivate static func unknownNeed(
    _ name: String, _ connector: String, _ names: [String], isStep: Bool
  ) -> Self {
    let help =
      isStep
      ? "; write 'inputs: { \(name): \(name) }' for what the step brings"
      : suggestion(
        for: name, in: names, else: "; declare it in one of them, or say under 'inputs' what it is")
    return "the connector '\(connector)' needs '\(name)', "
      + "which neither 'properties' nor 'viewModel' has" + help
  }

  fileprivate static func unknownStep(_ name: String, _ names: [String]) -> Self {
    "no other step is named '\(name)'"
      + suggestion(
        for: name, in: names, else: names.isEmpty ? "; remove it" : "; expected \(names.choice)")
  }

  fileprivate static func laterStep(_ name: String, _ step: String) -> Self {
    "'\(name)' comes later than '\(step)'; put it into an earlier item of the list"
  }
}
