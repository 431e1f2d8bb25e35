import SourceText

/// The path to a value in the results of an action: `bookmark`, `bookmark.name`,
/// `newest.first.url`.
package struct ResultPath: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// An attribute of a model.
    case attribute(ModelSpec.Attribute)
    /// An element of a list, or the number of its elements.
    case first, last, count
    /// The text under a key of a dictionary.
    case entry(String)
  }

  package var result: ResultSpec
  package var parts: [Part]
  /// The type at the end of the path; optional if something on the path can be missing.
  package var type: SwiftType
}

extension ResultPath {
  /// Creates the path to the result itself.
  package init(to result: ResultSpec) {
    self.init(result: result, parts: [], type: result.typeAtEnd)
  }

  /// Returns the path to a part of the first element of the list at the end of this path.
  package func first(_ part: ResultPath) -> ResultPath {
    ResultPath(result: result, parts: parts + [.first] + part.parts, type: part.type)
  }

  private static let partsOfList: [(name: String, part: Part)] = [
    ("first", .first), ("last", .last), ("count", .count),
  ]

  /// Reads the path, whose first name is the name of `result`.
  init?(
    _ text: Located<String>, of result: ResultSpec, models: Declared<ModelSpec>,
    reporting log: DiagnosticLog
  ) {
    self.init(result: result, parts: [], type: result.typeAtEnd)
    var walked = result.name.value
    for name in text.value.dotSeparated.dropFirst() {
      guard walk(text.part(name), from: walked, models: models, reporting: log)
      else { return nil }
      walked += "." + name
    }
  }

  /// Reads the path from a row of a list, whose first name is an attribute of the model, or
  /// `attributes` for all that the server sent. In a dictionary it leads to a text: `values.price`.
  init?(
    _ text: Located<String>, ofRow model: ModelSpec, models: Declared<ModelSpec>,
    reporting log: DiagnosticLog
  ) {
    self.init(to: ResultSpec(row: model))
    var walked = model.name.value
    let names = text.value.dotSeparated
    if names.count > 1, names[0] == "attributes", model.attributes.named("attributes") == nil {
      let all = ModelSpec.Attribute(
        name: text.part(names[0]), type: SwiftType(.builtin(.attributes)))
      append(.attribute(all), all.type)
      walked = String(names[0])
    } else if model.attributes.isEmpty {
      _ = model.attribute(text, reporting: log)
      return nil
    }
    for name in names.dropFirst(parts.count) {
      if type.builtin == .attributes, !name.isEmpty {
        walked += "." + name
        append(.entry(String(name)), SwiftType(.builtin(.string)).optional())
        continue
      }
      guard walk(text.part(name), from: walked, models: models, reporting: log)
      else { return nil }
      walked = parts.count == 1 ? String(name) : walked + "." + name
    }
  }

  /// Returns the first name of a path, which is the name of a result.
  static func root(of text: String) -> Substring {
    text[..<(text.utf8.firstIndex(of: UInt8(ascii: ".")) ?? text.endIndex)]
  }

  /// Appends a part to the path. Reports an error and returns false if the type has no such part.
  private mutating func walk(
    _ name: Located<String>, from walked: String, models: Declared<ModelSpec>,
    reporting log: DiagnosticLog
  ) -> Bool {
    switch type.base {
    case .model(let modelName):
      // A model with a mistake in it is reported where it is declared.
      guard let model = models[modelName] else { return false }
      if model.attributes.isEmpty {
        log.error(.noAttributes(type, walked), at: name.range)
        return false
      }
      guard let attribute = model.attribute(name, reporting: log) else { return false }
      append(.attribute(attribute), attribute.type)
    case .list(let element):
      guard let part = Self.partsOfList.first(where: { $0.name == name.value })?.part else {
        let isOfElement = element.model.flatMap { models[$0] }?.attributes.named(name.value) != nil
        log.error(
          .unknownPart(
            name.value, type, Self.partsOfList.map(\.name),
            better: isOfElement ? "\(walked).first.\(name.value)" : nil), at: name.range)
        return false
      }
      append(part, part == .count ? SwiftType(.builtin(.int)) : SwiftType(element).optional())
    case .builtin:
      log.error(
        type.builtin == .attributes ? .noModel(name.value) : .noAttributes(type, walked),
        at: name.range)
      return false
    }
    return true
  }

  private mutating func append(_ part: Part, _ partType: SwiftType) {
    parts.append(part)
    type = partType.optional(partType.isOptional || type.isOptional)
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownPart(
    _ name: String, _ type: SwiftType, _ known: [String], better: String?
  ) -> Self {
    let what = "the list '\(type.optional(false).source)' has no '\(name)'"
    if let better { return Self("\(what); write '\(better)' for that of its first element") }
    return Self(what + suggestion(for: name, in: known, else: "; expected \(known.choice)"))
  }

  fileprivate static func noModel(_ attribute: String) -> Self {
    "'[String: Any]' has no attribute '\(attribute)'; declare a model that has it under 'models', "
      + "and write the model's name for the type of the result"
  }

  fileprivate static func noAttributes(_ type: SwiftType, _ walked: String) -> Self {
    "'\(type.optional(false).source)' has no attributes; write '\(walked)'"
  }
}
