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

  /// An answer from which the result can be made. For what the view shows of it, it has values that
  /// the controls can show.
  ///
  /// - Parameter extra: what an object has to have, as an attribute or beside them: it is 1.
  init(
    for result: ResultSpec, shownBy updates: [ActionUpdate], models: [ModelSpec],
    including extra: String? = nil
  ) {
    var values: [String: SampleValue] = [:]
    for path in updates.flatMap(\.value.paths) where path.type.isScalar {
      values[path.way] = SampleDomain(answering: path, shownBy: updates).value()
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
  static func object(of model: ModelSpec, with values: [String: SampleValue] = [:]) -> Code {
    AnswerLayout(models: [model], values: values).object(of: model.name.value)
  }

  /// What is in a file that is downloaded.
  static let file: Code = "\"Text\""

  /// What holds of the result in the variable `outcome`.
  var expectation: Code {
    let type = result.source
    switch result.type.base {
    case .builtin(.attributes), .builtin(.image), .builtin(.url), .model:
      return "outcome.result is \(type)"
    case .builtin:
      return "outcome.result as? \(type)\(.point) == \(values[""]?.source ?? "nil")"
    case .list:
      return "(outcome.result as? \(type))?.count\(.point) == 1"
    }
  }

  /// What is answered at the end of the path; nil if that is not known.
  func value(at path: ResultPath) -> SampleValue? {
    path.result.name.value == result.name.value ? values[path.way] : nil
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
    parts.map(\.step).joined(separator: ".")
  }

  /// The name of what is at its end.
  fileprivate var nameOfEnd: String {
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

extension Expression {
  /// Whether it is what the server answers at the end of the path, as it is.
  fileprivate func shows(_ path: ResultPath) -> Bool {
    guard let own = reference?.path else { return false }
    return own.result.name.value == path.result.name.value && own.way == path.way
  }
}

extension SampleDomain {
  /// What a server can answer at the end of the path, preferably what the members can show that are
  /// updated with it.
  ///
  /// - Parameter parse: how the result is found in a page, if it is all of it.
  init(answering path: ResultPath, shownBy updates: [ActionUpdate], parse: ParseSpec? = nil) {
    if case .count? = path.parts.last {
      self.init(.integer("1"), of: path.type)
      return
    }
    self.init(path.type.optional(false), named: path.nameOfEnd)
    prefer(SampleValue.answer(of: type.base, named: path.nameOfEnd))
    if let parse { keepFound(by: parse) }
    var shown = self
    for update in updates where update.value.shows(path) {
      if let member = update.member { shown.keep(whatShows: member) }
    }
    shown.value().map { prefer($0) }
    updates.lazy.compactMap { $0.value.sample(at: path) }.first.map { prefer($0) }
  }
}
