import SourceText
import SpecModel

/// What a generated test has a server answer, and what is expected of it.
struct SampleAnswer {
  /// The answer as a Swift expression of what JSON can hold.
  let source: String
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
    for update in updates where update.path.type.isScalar {
      let members = updates.filter { $0.path.way == update.path.way }.map(\.member)
      values[update.path.way] = SampleValue.answers(to: update.path, shownBy: members).first
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
      values[""] = SampleValue.answers(of: result.type, named: result.name.value).first
    }
    self.values = values
    let layout = AnswerLayout(models: models, values: values)
    switch (result.type.base, extra) {
    case (.model(let name), _): source = layout.object(of: name, including: extra)
    case (_, let extra?): source = "[\"\(extra)\": 1]"
    case (let base, nil): source = layout.source(of: base, named: result.name.value)
    }
  }

  /// What a server answers for an object of the model.
  static func object(of model: ModelSpec) -> String {
    AnswerLayout(models: [model], values: [:]).object(of: model.name.value)
  }

  /// What holds of the result in the variable `outcome`.
  var expectation: String {
    let type = result.source
    switch result.type.base {
    case .builtin(.attributes), .model:
      return "outcome.result is \(type)"
    case .builtin:
      return "outcome.result as? \(type) == \(values[""]?.source ?? "nil")"
    case .list:
      return "(outcome.result as? \(type))?.count == 1"
    }
  }

  /// What the member shows in the end, as a condition; nil if that cannot be told.
  func expectation(of update: ActionSpec.Update) -> String? {
    guard update.path.result.name.value == result.name.value, update.path.type.isScalar,
      let shown = values[update.path.way], update.member.canHold(shown)
    else { return nil }
    return "screenlet.viewModel?\(Names.access(update.member.name.value)) == \(shown.source)"
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
    parts.map { part in
      switch part {
      case .attribute(let attribute): attribute.name.value
      case .first, .last: "first"
      case .count: "count"
      }
    }.joined(separator: ".")
  }

  /// The name of what is at its end.
  var nameOfEnd: String {
    for case .attribute(let attribute) in parts.reversed() { return attribute.name.value }
    return result.name.value
  }
}

extension SampleValue {
  /// What a server may answer at the end of the path, the best first: what the members can show.
  static func answers(
    to path: ResultPath, shownBy members: [ViewModelMember], around literals: [SwiftLiteral] = []
  ) -> [SampleValue] {
    if case .count? = path.parts.last { return [.integer(1)] }
    let values = answers(of: path.type, named: path.nameOfEnd, around: literals)
    let shown = values.filter { value in members.allSatisfy { $0.canHold(value) } }
    return shown + values.filter { !shown.contains($0) }
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
}
