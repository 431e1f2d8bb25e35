import SourceText

/// A value of a row of a list, which a cell shows or a section is named after.
package struct RowValue: Hashable, Sendable {
  /// The value. The names in it are attributes of the row, or lead from these to others.
  package var value: Expression
  package var type: SwiftType
  /// What the value says about the row.
  package var role: TextRole
  /// The texts of which it shows one; empty if it shows the value itself.
  package var options = WidgetOptions()
}

extension RowValue {
  /// Creates the value of an attribute.
  init(_ attribute: ModelSpec.Attribute, of model: ModelSpec) {
    let path = ResultPath(to: attribute, of: model)
    self.init(
      value: Expression(.name(.result(path))), type: attribute.type,
      role: TextRole(of: attribute.name.value, attribute.type))
  }

  /// Reads a value such as `name`, `portlet.title` or `'{firstName} {lastName}'`. Reports an error
  /// and returns nil if something is wrong with it, or if its type does not fit.
  init?(
    _ text: Located<String>, of model: ModelSpec, _ models: Declared<ModelSpec>,
    reporting log: DiagnosticLog, fits: (SwiftType) -> Bool,
    else unfit: (String, SwiftType) -> Diagnostic.Message
  ) {
    self.init(text, of: model, models, reporting: log)
    guard fits(type) else {
      log.error(unfit(text.value, type), at: text.range)
      return nil
    }
  }

  /// Reads a value of any type.
  init?(
    _ text: Located<String>, of model: ModelSpec, _ models: Declared<ModelSpec>,
    reporting log: DiagnosticLog
  ) {
    let value = Expression(text, reporting: log) { name in
      if let constant = Expression(constant: name.value) { return constant }
      if name.words.count > 1 {
        log.error(.noValue(name.value, model.attributes.names), at: name.range)
        return nil
      }
      return ResultPath(name, ofRow: model, models: models, reporting: log)
        .map { Expression(.name(.result($0))) }
    }
    guard let value, let type = value.type(wanted: SwiftType(.builtin(.string))) else { return nil }
    self.init(value: value, type: type, role: value.role)
  }
}

extension RowValue {
  /// Returns the value as a label shows it that is called so, and whose name can say what it is.
  func called(_ name: String) -> RowValue {
    var value = self
    let isOneOfTexts = !options.texts(.segments).isEmpty
    let role = TextRole(of: name, isOneOfTexts ? SwiftType(.builtin(.string)) : type)
    if role != .text { value.role = role }
    return value
  }
}

extension Expression {
  /// What a text with the value says.
  fileprivate var role: TextRole {
    switch form {
    case .composed(.conversion(let conversion, let source)):
      switch conversion {
      case .date, .time, .month, .day: .date
      case .host: .address
      case .plainText, .localizedText, .firstLetter: source.role
      case .fileSize, .jpeg, .path, .fileName: .text
      }
    case .composed(.firstSet(let values)): values[0].role
    case .composed(.text):
      leaves.count > 1 && leaves.allSatisfy(\.isPartOfName)
        ? .person : leaves.count == 1 ? leaves[0].role : .text
    default:
      reference?.path.flatMap { path in
        path.nameAtEnd.map { TextRole(of: $0, path.type) }
      } ?? .text
    }
  }

  /// Whether it is a part of a person's name.
  private var isPartOfName: Bool {
    reference?.path?.nameAtEnd.map(TextRole.isPartOfName) ?? false
  }
}

extension ResultPath {
  /// Creates the path from a row to one of its attributes.
  fileprivate init(to attribute: ModelSpec.Attribute, of model: ModelSpec) {
    self.init(
      result: ResultSpec(row: model), parts: [.attribute(attribute)], type: attribute.type)
  }

  /// The name of the attribute, or the key, at its end.
  fileprivate var nameAtEnd: String? {
    switch parts.last {
    case .attribute(let attribute): attribute.name.value
    case .entry(let key): key
    case .first, .last, .count, nil: nil
    }
  }
}

extension ResultSpec {
  /// Creates the row of a list, to which paths lead back that begin with its attributes.
  init(row model: ModelSpec) {
    self.init(
      name: model.name, type: SwiftType(.model(model.name.value)), typeRange: model.name.range)
  }
}

extension Diagnostic.Message {
  fileprivate static func noValue(_ text: String, _ attributes: [String]) -> Self {
    let attribute = attributes.first ?? "name"
    return
      "cannot read '\(text)' as a value of the row; write an attribute such as '\(attribute)', "
      + "a text with attributes in braces, or a text in quotes: '\"\(text)\"'"
  }
}
