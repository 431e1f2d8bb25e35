import SourceText
import SpecModel

/// What a generated test has a server answer, and what is expected of it.
struct SampleAnswer {
  /// The answer as a Swift expression of what JSON can hold.
  let source: String
  /// What the attributes of a model have, by their names.
  private let attributes: [String: SampleValue]
  /// The value itself, if it is neither a model nor a list.
  private let value: SampleValue?
  private let result: ResultSpec

  /// An answer out of which the result can be made. What the view shows of it is what its controls
  /// can show.
  ///
  /// - Parameter extra: a number that an object has to have beside its attributes.
  init(
    for result: ResultSpec, shownBy updates: [ActionSpec.Update], models: [ModelSpec],
    including extra: String? = nil
  ) {
    self.result = result
    var attributes: [String: SampleValue] = [:]
    var value: SampleValue?
    if case .model(let name) = result.type.base {
      for attribute in models.attributes(of: name) {
        let members = updates.filter { $0.attribute?.name.value == attribute.name.value }
        attributes[attribute.name.value] = Self.sample(
          attribute.type, named: attribute.name.value, shownBy: members.map(\.member))
      }
      source = models.objectSource(of: name, with: attributes, including: extra)
    } else if let extra {
      source = "[\"\(extra)\": 1]"
    } else {
      value = Self.sample(
        result.type, named: result.name.value, shownBy: updates.map(\.member))
      source = models.source(of: result.type.base, as: value)
    }
    self.attributes = attributes
    self.value = value
  }

  /// The text that is answered, if the result is one.
  init(text: String, for result: ResultSpec) {
    self.result = result
    attributes = [:]
    value = .text(text)
    source = SampleValue.text(text).source
  }

  /// What a server answers for an object of the model.
  static func object(of model: ModelSpec) -> String {
    [model].objectSource(of: model.name.value)
  }

  /// What holds of the result in the variable `outcome`.
  var expectation: String {
    let type = result.source
    switch result.type.base {
    case .builtin(.attributes), .model:
      return "outcome.result is \(type)"
    case .builtin:
      return "outcome.result as? \(type) == \(value?.source ?? "nil")"
    case .list:
      return "(outcome.result as? \(type))?.count == 1"
    }
  }

  /// What the member shows in the end, as a condition; nil if that cannot be told.
  func expectation(of update: ActionSpec.Update) -> String? {
    let whole = update.path.parts.isEmpty ? value : nil
    let shown = update.attribute.map { attributes[$0.name.value] } ?? whole
    guard let shown, update.member.canHold(shown) else { return nil }
    return "screenlet.viewModel?\(Names.access(update.member.name.value)) == \(shown.source)"
  }

  fileprivate static func sample(
    _ type: SwiftType, named name: String, shownBy members: [ViewModelMember]
  ) -> SampleValue? {
    // An input would have been the first of the candidates: what is shown is another number.
    let values =
      [SampleValue.answer(of: type)].compactMap(\.self)
      + SampleValue.candidates(for: type.optional(false), named: name)
    return values.first { value in members.allSatisfy { $0.canHold(value) } } ?? values.first
  }
}

extension [ModelSpec] {
  fileprivate func attributes(of model: String) -> [ModelSpec.Attribute] {
    // A model in a model is optional; a test can do without.
    (first { $0.name.value == model }?.attributes ?? []).filter { $0.type.base.model == nil }
  }

  /// `["name": "Name"]`.
  fileprivate func objectSource(
    of model: String, with values: [String: SampleValue] = [:], including extra: String? = nil
  ) -> String {
    var pairs = attributes(of: model).map { attribute in
      let name = attribute.name.value
      let value =
        values[name] ?? SampleAnswer.sample(attribute.type, named: name, shownBy: [])
      return "\"\(name.escapedForSwift)\": \(source(of: attribute.type.base, as: value))"
    }
    if let extra, !attributes(of: model).contains(where: { $0.name.value == extra }) {
      pairs.append("\"\(extra)\": 1")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  /// The value as JSON has it.
  fileprivate func source(of base: SwiftType.Base, as value: SampleValue?) -> String {
    switch base {
    case .model(let name): return objectSource(of: name)
    case .list(.model(let name)): return "[\(objectSource(of: name))]"
    case .builtin(.url): return "\"https://example.com\""
    case .builtin, .list:
      if case .date(let seconds)? = value?.content {
        return SampleValue.integer(seconds * 1000).source
      }
      return value?.source ?? "nil"
    }
  }
}

extension SampleValue {
  /// The number that a server answers; nil for what is none.
  fileprivate static func answer(of type: SwiftType) -> SampleValue? {
    type.builtin.flatMap { builtin in
      if builtin.isInteger { return .integer(2) }
      return builtin.isFloatingPoint ? .number(0.5) : nil
    }
  }
}

extension ActionSpec.Update {
  /// The attribute of the result's model that the member shows; nil if it shows something else.
  fileprivate var attribute: ModelSpec.Attribute? {
    if case .attribute(let attribute)? = path.parts.last, path.parts.count == 1 {
      attribute
    } else {
      nil
    }
  }
}
