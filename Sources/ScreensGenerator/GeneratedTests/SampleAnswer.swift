import SourceText
import SpecModel

/// The reply of a server in a generated test, and what is expected of it.
struct SampleAnswer {
  /// The reply as a Swift expression of values that JSON can hold.
  let source: String
  private let result: ResultSpec
  /// The values at the ends of paths into the result: `name`, `first.url`; the empty path is the
  /// result itself.
  private let values: [String: SampleValue]

  /// Creates a reply from which the result can be made. The parts that the view shows have values
  /// that its controls can show.
  ///
  /// - Parameter extra: the name of a value that an object has to have, as an attribute or in
  ///   addition: it is 1.
  init(
    for result: ResultSpec, shownBy updates: [ActionUpdate], models: [ModelSpec],
    including extra: String? = nil
  ) {
    var values: [String: SampleValue] = [:]
    for path in updates.flatMap(\.value.paths)
    where path.type.isScalar && values[path.way] == nil {
      let candidates = SampleCandidates(
        answering: path, shownBy: updates, number: 20 + Int64(values.count))
      values[path.way] = candidates.value()
    }
    if let extra, case .model(let name) = result.type.base {
      let model = models.first { $0.name.value == name }
      let attribute = model?.attributes.first { $0.name.value == extra }
      let isText = attribute?.type.builtin == .string
      if attribute != nil { values[extra] = isText ? .text("1") : .integer(1) }
    }
    self.init(for: result, with: values, models: models, including: extra)
  }

  /// Creates the reply that has these values at the ends of paths.
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

  /// Returns the reply of a server for an object of the model.
  static func object(of model: ModelSpec, with values: [String: SampleValue] = [:]) -> String {
    AnswerLayout(models: [model], values: values).object(of: model.name.value)
  }

  /// The content of a downloaded file.
  static let file = "\"Text\""

  /// The condition on the result in the variable `outcome`.
  var expectation: String {
    let type = result.source
    switch result.type.base {
    case .builtin(.attributes), .builtin(.image), .builtin(.url), .model:
      return "outcome.result is \(type)"
    case .builtin:
      return "outcome.result as? \(type) == \(values[""]?.source ?? "nil")"
    case .list:
      let count = values[""]?.content == .other(0) ? 0 : 1
      return "(outcome.result as? \(type))?.count == \(count)"
    }
  }

  /// Returns the value at the end of the path, or nil if it is not known.
  func value(at path: ResultPath) -> SampleValue? {
    path.result.name.value == result.name.value ? values[path.way] : nil
  }

  /// The text of the reply, if the result is a text.
  var text: String? {
    values[""]?.typed
  }
}

extension ResultPath {
  /// The path from the result: `first.name`. Lists in replies have one element, which is the first
  /// and the last.
  var way: String {
    parts.map(\.step).joined(separator: ".")
  }

  /// The name of the value at the end of the path.
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
    case .entry(let key): key
    }
  }
}

extension Expression {
  /// Whether it is the unchanged value that the server sends at the end of the path.
  fileprivate func shows(_ path: ResultPath) -> Bool {
    guard let own = reference?.path else { return false }
    return own.result.name.value == path.result.name.value && own.way == path.way
  }
}

extension SampleCandidates {
  /// Creates the domain of the values that a server can send at the end of the path. Values that
  /// the updated members can show are preferred.
  ///
  /// - Parameters:
  ///   - parse: how the result is found in a page, if it is all of it.
  ///   - number: the value if it is a whole number; another one for each path.
  init(
    answering path: ResultPath, shownBy updates: [ActionUpdate], parse: ParseSpec? = nil,
    number: Int64 = 20
  ) {
    if case .count? = path.parts.last {
      self.init(.integer("1"), of: path.type)
      return
    }
    self.init(path.type.optional(false), named: path.nameOfEnd)
    prefer(SampleValue.answer(of: type.base, named: path.nameOfEnd, number: number))
    if let parse { keepFound(by: parse) }
    var shown = self
    for update in updates where update.value.shows(path) {
      if let member = update.member { shown.keep(whatShows: member) }
    }
    shown.value().map { prefer($0) }
    updates.lazy.compactMap { $0.value.sample(at: path) }.first.map { prefer($0) }
  }
}
