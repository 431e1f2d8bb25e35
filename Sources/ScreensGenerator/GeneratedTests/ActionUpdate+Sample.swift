import SpecModel

extension ActionUpdate {
  /// Returns the condition on what the member shows in the end, or nil if that is not known.
  ///
  /// - Parameters:
  ///   - models: the models of the Screenlet, if the outcome is the result of the update alone, so
  ///     that the two can be compared.
  ///   - value: returns what the server sends at the end of a path.
  func expectation(
    comparing models: [ModelSpec]? = nil, _ value: (ResultPath) -> SampleValue?
  ) -> String? {
    func shown(_ shown: Expression) -> SampleValue? {
      shown.sample(wanted: target.type, isShown: true) { reference in
        reference.path.flatMap { $0.type.isScalar ? value($0) : nil }
      }
    }
    if let property, sample != nil {
      return "\(self.shown) == screenlet\(Names.access(property.name.value))"
    }
    if case .contained(let contained, let property) = target {
      guard let path = self.value.reference?.path, let sent = shown(self.value) else {
        return nil
      }
      let access = contained.place(of: property)
      return path.type.isOptional ? nil : "screenlet.\(access) == \(sent.source)"
    }
    guard let member else { return nil }
    let access = "screenlet.\(member.place)"
    if let path = self.value.reference?.path, path.type.base.isOpaque || path.isFile {
      guard let models, path.parts.isEmpty, path.type.base.isOpaque else {
        return "\(access) != nil"
      }
      let type = path.type.optional(false)
      return "\(access) \(type.sameness(models)) outcome.result as? \(type.swiftSource)"
    }
    guard let shown = shown(self.value) else { return nil }
    // A text field that is set to nil shows an empty text.
    if shown.content == .none, member.type == SwiftType(.builtin(.string)).optional() {
      return "\(access)?.isEmpty != false"
    }
    guard member.canHold(shown) else { return nil }
    return "\(access) == \(shown.source)"
  }

  /// The statement before the action that makes its update noticed: it sets the property that is
  /// shown, or shows something else in a member that could show the value anyway, because it is
  /// empty or false.
  var statementBefore: String? {
    if let property {
      return sample.map { .assignment("screenlet\(Names.access(property.name.value))", $0.source) }
    }
    guard let member, member.isSettable, case .literal(let literal) = value.form else { return nil }
    let other: SampleValue
    switch SampleValue.Content(literal, of: member.type) {
    case .bool(false): other = .bool(true)
    case .integer(0), .number(0): other = .integer(1)
    case .text(""),
      .none where member.type.builtin == .string:
      other = .text("Text")
    default: return nil
    }
    guard member.canHold(other) else { return nil }
    return .assignment("screenlet.\(member.place)", other.source)
  }
}

extension ResultPath {
  /// Whether it is a downloaded file, whose name is not known in advance.
  fileprivate var isFile: Bool { parts.isEmpty && type.builtin == .url }
}

extension Expression {
  /// Returns the conversion that is applied to the value at the path, or nil if there is none.
  private func conversion(of path: ResultPath) -> Conversion? {
    if case .composed(.conversion(let conversion, let source)) = form,
      source.reference == .result(path)
    {
      return conversion
    }
    return parts.lazy.compactMap { $0.conversion(of: path) }.first
  }

  /// Returns the value that a server should send at the end of the path, so that a test sees its
  /// conversion.
  func sample(at path: ResultPath) -> SampleValue? { conversion(of: path)?.sample }
}

extension Conversion {
  /// A value that the conversion changes.
  var sample: SampleValue {
    switch self {
    case .plainText: .text("<p>Fish &amp; chips</p>")
    case .localizedText:
      .text(
        "<?xml version='1.0'?><root default-locale=\"en_US\"><Title language-id=\"en_US\">Fish</Title></root>"
      )
    case .fileSize: .integer(2048)
    case .date, .time, .month, .day: .date(1_000_000_000)
    case .host, .path, .fileName: .text("https://example.com/screens")
    case .firstLetter: .text("fish")
    case .jpeg: SampleValue(.other(1), as: "UIImage.stub")
    }
  }

  /// The sample after the conversion.
  var converted: SampleValue {
    switch self {
    case .plainText: .text("Fish & chips")
    case .localizedText: .text("Fish")
    // Each system writes sizes and dates in its own way.
    case .fileSize: SampleValue(.text(rawValue), as: "Int64(2048).\(call)")
    case .date, .time, .month, .day:
      SampleValue(.text(rawValue), as: "\(sample.source).\(call)")
    case .jpeg: SampleValue(.other(1), as: "UIImage.stub.\(call)")
    case .host: .text("example.com")
    case .path: .text("/screens")
    case .fileName: .text("screens")
    case .firstLetter: .text("F")
    }
  }
}

extension SwiftType {
  /// The operator that tells whether two values are the same: objects, or equal structures.
  fileprivate func sameness(_ models: [ModelSpec]) -> String {
    base.model.flatMap(models.named)?.form == .struct ? "==" : "==="
  }
}

extension SwiftType.Base {
  /// Whether values of the type cannot be compared, but only be tested for nil.
  fileprivate var isOpaque: Bool {
    if case .model = self { return true }
    return self == .builtin(.image)
  }
}
