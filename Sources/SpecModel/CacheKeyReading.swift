import SourceText

/// Reads the texts of a `cacheKey`, each of which stands for values that the calls send.
///
/// A name such as `groupId` stands for the value that is sent under that name. If there is none, it
/// stands for the property, together with the value that is sent instead if the property is 0,
/// empty or nil.
struct CacheKeyReading {
  /// The owner of the key, for messages.
  let owner: String
  /// The place where names can be declared, for messages.
  let home: String
  let properties: [PropertySpec]
  /// The values that each connector sends; nil for a connector whose code is written by hand.
  let sent: [[Expression.Attribute]?]
  /// The properties that matter without being sent, such as those that choose the connector.
  var others: [String] = []
  var outer = OuterValues.none

  private var values: [Expression.Attribute] { sent.compactMap(\.self).flatMap(\.self) }

  /// Returns the parts that a text stands for. Reports an error and returns nil if it cannot be
  /// read.
  func parts(_ text: Located<String>, reporting log: DiagnosticLog) -> [Expression]? {
    if let parts = parts(named: text.value) { return parts }
    if text.value.contains("{") || text.value.firstRange(of: " or ") != nil {
      let names = ServiceCall.Names(properties: Declared(properties), outer: outer, home: home)
      return Expression(text, names, reporting: log).flatMap { value in
        let parts = parts(of: value)
        if parts.isEmpty { log.error(.constant(text.value), at: text.range) }
        return parts.isEmpty ? nil : parts
      }
    }
    if outer.report(text, lackedBy: owner, reporting: log) { return nil }
    let context = ServiceCall.ContextValue.allCases.map { "context.\($0.rawValue)" }
    let names = properties.names + values.map(\.name).filter { parts(named: $0) != nil } + context
    log.error(.unknownPart(text.value, names.eachOnce(by: \.self), of: owner), at: text.range)
    return nil
  }

  /// Whether the text names a property without which the calls would send the same.
  func isUnsent(_ text: String, _ parts: [Expression]) -> Bool {
    guard sent.allSatisfy({ $0 != nil }) else { return false }
    let references = values.flatMap(\.value.references)
    let names = properties.names.filter { name in
      name == text || parts.contains { $0.references.contains(.property(name)) }
    }
    return names.contains { !references.contains(.property($0)) && !others.contains($0) }
  }

  /// Returns the choice between the property and values of the context, if that is sent wherever
  /// the property is; otherwise nil.
  func fallback(of property: String) -> Expression? {
    let choices = values.flatMap { $0.value.choices(of: property) }.eachOnce(by: \.self)
    guard choices.count == 1, case .composed(.firstSet(let values)) = choices[0].form,
      values.first?.reference == .property(property), values.allSatisfy(isExact),
      choices[0].references.contains(where: \.isOfContext)
    else { return nil }
    return choices[0]
  }

  private func parts(named name: String) -> [Expression]? {
    let passed = values.filter { $0.name == name }.flatMap { parts(of: $0.value) }
    if !passed.isEmpty { return passed.eachOnce(by: \.self) }
    if let value = ServiceCall.ContextValue(named: name) { return [Expression(value)] }
    guard let property = properties.named(name) else { return nil }
    let using = values.flatMap { $0.value.choices(of: name) }.flatMap(parts)
    return using.isEmpty ? [Expression(property)] : using.eachOnce(by: \.self)
  }

  /// Returns the parts that a value depends on.
  private func parts(of value: Expression) -> [Expression] {
    switch value.form {
    case .name(.property(let name)): properties.named(name).map { [Expression($0)] } ?? []
    case .name(.context): [Expression(value.form)]
    case .composed(.firstSet(let values))
    where values.allSatisfy(isExact) && values.count(where: { !$0.isConstant }) > 1:
      [Expression(value.form)]
    case .composed: value.parts.flatMap(parts)
    case .name, .literal, .list, .object, .map, .upload: []
    }
  }

  /// Whether the value has the same type here as where it is sent.
  private func isExact(_ value: Expression) -> Bool {
    switch value.form {
    case .name(.property(let name)): properties.named(name)?.type == value.type
    case .composed:
      Expression(value.form).type == value.type && value.parts.allSatisfy(isExact)
    default: true
    }
  }
}

extension Expression {
  /// Returns the choices (`a or b`) that contain the property, or the value itself if it contains
  /// the property outside of a choice.
  fileprivate func choices(of property: String) -> [Expression] {
    guard references.contains(.property(property)) else { return [] }
    switch form {
    case .composed(.firstSet): return [Expression(form)]
    case .composed: return parts.flatMap { $0.choices(of: property) }
    default: return [self]
    }
  }

  fileprivate var isConstant: Bool { references.isEmpty }
}

extension Expression.Reference {
  fileprivate var isOfContext: Bool { if case .context = self { true } else { false } }
}

extension Diagnostic.Message {
  fileprivate static func unknownPart(_ name: String, _ names: [String], of owner: String) -> Self {
    if name.contains(",") {
      return "'\(name)' is one name here; put brackets around several: '[\(name)]'"
    }
    return "\(owner) has no '\(name)'"
      + suggestion(for: name, in: names, else: "; expected \(names.choice)")
  }

  fileprivate static func constant(_ text: String) -> Self {
    "'\(text)' is always the same; name what distinguishes one entry from another"
  }
}
