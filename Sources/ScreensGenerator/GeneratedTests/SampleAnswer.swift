import SourceText
import SpecModel
import SwiftLayout

/// What a generated test has a server answer, and what is expected of it.
struct SampleAnswer {
  /// The answer as a Swift expression of what JSON can hold.
  let source: Code
  private let result: ResultSpec
  /// What is at the end of a way into the result: `name`, `first.url`; the result itself is at ``.
  private let values: [String: SampleValue]

  /// An answer out of which the result can be made. What the view shows of it is what its controls
  /// can show.
  ///
  /// - Parameter extra: what an object has to have, as an attribute or beside them: it is 1.
  init(
    for result: ResultSpec, shownBy updates: [ActionSpec.Update], models: [ModelSpec],
    including extra: String? = nil
  ) {
    var values: [String: SampleValue] = [:]
    let ways = updates.map(\.path.way)
    for (update, way) in zip(updates, ways) where update.path.type.isScalar {
      values[way] = SampleValue.answer(to: update.path) { value in
        zip(updates, ways).allSatisfy { $1 != way || $0.member.canHold(value) }
      }
    }
    if let extra, case .model(let name) = result.type.base {
      let model = models.first { $0.name.value == name }
      let attribute = model?.attributes.first { $0.name.value == extra }
      let isText = attribute?.type.builtin == .string
      if attribute != nil { values[extra] = isText ? .text("1") : .integer(1) }
    }
    self.init(for: result, with: values, models: models, including: extra)
  }

  /// The answer that has these values at the ends of these ways.
  init(
    for result: ResultSpec, with values: [String: SampleValue], models: [ModelSpec],
    including extra: String? = nil
  ) {
    self.result = result
    var values = values
    if result.type.builtin != nil, values[""] == nil {
      values[""] = SampleValue.answer(of: result.type.base, named: result.name.value)
    }
    self.values = values
    let layout = AnswerLayout(models: models, values: values)
    switch (result.type.base, extra) {
    case (.model(let name), _): source = layout.object(of: name, including: extra)
    case (_, let extra?): source = .collection([.entry(extra, "1")])
    case (let base, nil): source = layout.source(of: base, named: result.name.value)
    }
  }

  /// What a server answers for an object of the model.
  static func object(of model: ModelSpec) -> Code {
    AnswerLayout(models: [model], values: [:]).object(of: model.name.value)
  }

  /// What holds of the result in the variable `outcome`.
  var expectation: Code {
    let type = result.source
    switch result.type.base {
    case .builtin(.attributes), .model:
      return "outcome.result is \(type)"
    case .builtin:
      return "outcome.result as? \(type)\(.point) == \(values[""]?.source ?? "nil")"
    case .list:
      return "(outcome.result as? \(type))?.count\(.point) == 1"
    }
  }

  /// What the member shows in the end, as a condition; nil if that cannot be told.
  func expectation(of update: ActionSpec.Update) -> Code? {
    guard update.path.result.name.value == result.name.value, update.path.type.isScalar,
      let shown = values[update.path.way], update.member.canHold(shown)
    else { return nil }
    let member = Names.access(update.member.name.value)
    return "screenlet.viewModel?\(member)\(.point) == \(shown.source)"
  }

  /// The text that is answered, if the result is one.
  var text: String? {
    values[""]?.typed
  }
}

extension ResultPath {
  /// The way from the result: `first.name`. Lists of answers have one element, which is the first
  /// and the last.
  var way: String {
    parts.count == 1 ? parts[0].step : parts.map(\.step).joined(separator: ".")
  }

  /// The name of what is at its end.
  var nameOfEnd: String {
    for case .attribute(let attribute) in parts.reversed() { return attribute.name.value }
    return result.name.value
  }
}

extension ResultPath.Part {
  fileprivate var step: String {
    switch self {
    case .attribute(let attribute): attribute.name.value
    case .first, .last: "first"
    case .count: "count"
    }
  }
}

extension SampleValue {
  /// What a server may answer at the end of the path, the best first: what the members can show.
  static func answers(
    to path: ResultPath, shownBy members: [ViewModelMember], around literals: [SwiftLiteral]
  ) -> [SampleValue] {
    if case .count? = path.parts.last { return [.integer(1)] }
    let values = answers(of: path.type, named: path.nameOfEnd, around: literals)
    func isShown(_ value: SampleValue) -> Bool { members.allSatisfy { $0.canHold(value) } }
    return values.filter(isShown) + values.filter { !isShown($0) }
  }

  /// The first of those that `isShown`, or of all if there are none.
  static func answer(
    to path: ResultPath, isShown: (SampleValue) -> Bool
  ) -> SampleValue? {
    if case .count? = path.parts.last { return .integer(1) }
    let first = answer(of: path.type.base, named: path.nameOfEnd)
    if let first, isShown(first) { return first }
    return answers(of: path.type, named: path.nameOfEnd).first(where: isShown) ?? first
  }

  /// What a server may answer for something of that type and name. A number is another one than
  /// that of an input, so that it is clear which of them is shown.
  static func answers(
    of type: SwiftType, named name: String, around literals: [SwiftLiteral] = []
  ) -> [SampleValue] {
    let candidates = candidates(for: type.optional(false), named: name, around: literals)
    guard let builtin = type.builtin else { return candidates }
    if builtin.isInteger { return [.integer(2)] + candidates }
    return builtin.isFloatingPoint ? [.number(0.5)] + candidates : candidates
  }

  /// The first of those answers.
  static func answer(of base: SwiftType.Base, named name: String) -> SampleValue? {
    guard case .builtin(let builtin) = base else { return candidate(of: base, named: name) }
    if builtin.isInteger { return .integer(2) }
    return builtin.isFloatingPoint ? .number(0.5) : candidate(of: base, named: name)
  }
}
