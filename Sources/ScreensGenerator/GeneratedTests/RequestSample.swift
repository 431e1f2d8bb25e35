import SourceText
import SpecModel

/// The request that a connector sends to a server when its properties have sample values, as far as
/// it is known before the connector runs.
struct RequestSample {
  private let value: (String) -> SampleValue?

  /// - Parameter value: returns the value of a property, or nil if it is not known.
  init(_ connector: ConnectorSpec, _ value: @escaping (String) -> SampleValue?) {
    self.value = value
  }

  /// Returns the conditions that the stub gets the request. Others may come before it and after it,
  /// such as those for images of the view. Returns none if the address is not known.
  func conditions(on request: HttpRequest, adding parameters: [String] = []) -> [String] {
    guard let address = pieces(of: request, adding: parameters) else { return [] }
    let line = (["\(request.method.rawValue) "] + address).asLiterals
    func condition(_ member: String, _ value: String) -> String {
      .call("session.requests.map(\\.\(member)).contains", [value])
    }
    let body: String? =
      switch request.body {
      case .json(let value): json(value).map { condition("body", $0.asLiterals) }
      case .form(let fields): form(fields).map { condition("form", $0) }
      case nil: nil
      }
    let headers = request.headers.compactMap { header -> String? in
      if isAbsent(header.value) { return nil }
      let name = "header(\"\(header.name.escapedForSwift)\")"
      return parts(of: header.value).map { text in
        "session.requests.contains { $0.\(name) == \(text.source) }"
      }
    }
    return [condition("line", line)] + headers + [body].compactMap(\.self)
  }

  /// Returns the condition that the stub gets a request that reads an address.
  static func condition(onAddress address: String) -> String {
    let line = SampleValue.text("\(HttpRequest.Method.get.rawValue) \(address)").source
    return .call("session.requests.map(\\.line).contains", [line])
  }

  /// Returns the address of the request as a Swift expression, or nil if it is not known.
  func address(of request: HttpRequest) -> String? {
    pieces(of: request, adding: [])?.asLiterals
  }
}

// MARK: Addresses

extension RequestSample {
  /// Returns the address as pieces of the inside of a string literal.
  private func pieces(of request: HttpRequest, adding parameters: [String]) -> [String]? {
    let server = "\\(LiferayServerContext.server)"
    if let whole = request.address.wholeProperty {
      guard parameters.isEmpty, request.query.isEmpty else { return nil }
      return parts(of: whole).map { [$0.inLiteral] }
    }
    var pieces = request.address.isPath ? [server] : []
    for (index, piece) in request.address.pieces.enumerated() {
      switch piece {
      case .value(let value) where value.reference == .context(.server): pieces.append(server)
      case .text(let text) where text.isInAddress: pieces.append(text.escapedForSwift)
      case .text: return nil
      case .value(let value) where request.address.isWhole(at: index):
        guard let parts = parts(of: value) else { return nil }
        pieces.append(parts.inLiteral)
      case .value(let value):
        guard case .present(let text)? = self.text(of: value), !text.isEmpty else { return nil }
        // A connector of an address encodes marks as well.
        let isRaw = request.address.isPath || text.hasPrefix("\\(")
        pieces.append(isRaw ? text : text.marksEncoded)
      }
    }
    var query: [String] = []
    for parameter in request.query {
      switch text(of: parameter.value) {
      case .present(let text): query.append("\(parameter.name.percentEncoded)=\(text)")
      case .absent: break
      case nil: return nil
      }
    }
    var mark = request.address.hasQuery ? pieces.last?.last == "?" ? "" : "&" : "?"
    for parameter in query + parameters {
      pieces.append(mark + parameter)
      mark = "&"
    }
    return pieces
  }

  private enum Text {
    case present(String)
    /// The value is nil, and not sent.
    case absent
  }

  /// Returns the value as it is in an address, or nil if that is not known.
  private func text(of value: Expression) -> Text? {
    if case .context(let context)? = value.reference, !context.isOfAddress { return nil }
    if isAbsent(value) { return .absent }
    guard let parts = parts(of: value) else { return nil }
    let isKnown = value.reference?.isOfContextOrPage == true || parts.allSatisfy(\.isText)
    return isKnown ? .present(parts.map(\.inAddress).joined()) : nil
  }

  /// A part of a text that is sent.
  fileprivate enum Part {
    case text(String)
    /// A Swift expression, which is a text or has a `description`.
    case code(String, isText: Bool)

    var isText: Bool { if case .text = self { true } else { false } }

    /// The part in a string literal.
    var inLiteral: String {
      switch self {
      case .text(let text): text.escapedForSwift
      case .code(let code, _): "\\(\(code))"
      }
    }

    /// The part in a string literal of an address.
    var inAddress: String {
      if case .text(let text) = self { text.percentEncoded } else { inLiteral }
    }

    /// The part in a string literal of JSON.
    var inJSON: String {
      if case .text(let text) = self {
        String(JSONText.quoted(text).dropFirst().dropLast()).escapedForSwift
      } else {
        inLiteral
      }
    }
  }

  /// Returns the text of the value, or nil if it is not known.
  private func parts(of value: Expression) -> [Part]? {
    switch value.form {
    case .name(.context(let context)):
      return [.code(context.expression, isText: context.type.builtin == .string)]
    case .name(.page):
      return value.reference?.sample { _ in nil }.map { page in
        [
          page.source.allSatisfy(\.isNumber)
            ? .text(page.source) : .code(page.source, isText: false)
        ]
      }
    case .name(.property(let name)):
      return self.value(name)?.description(as: value.type?.builtin).map { [.text($0)] }
    case .literal(let literal):
      let type = literal.type()
      return SampleValue(.init(literal, of: type)).description(as: type.builtin).map { [.text($0)] }
    // The rest of it is the runtime's to say, where no sample can say it.
    case .composed(.firstSet(let values)):
      guard case .property(let name)? = values.first?.reference, self.value(name)?.isThere == true
      else { return nil }
      return parts(of: values[0])
    case .composed(.text(let pieces)):
      let texts = pieces.map { piece -> [Part]? in
        switch piece {
        case .text(let text): [.text(text)]
        case .value(let value): parts(of: value)
        }
      }
      return texts.contains { $0 == nil } ? nil : texts.compactMap(\.self).flatMap(\.self)
    case .name, .composed, .list, .object, .map, .upload: return nil
    }
  }
}

extension [RequestSample.Part] {
  /// The parts in a string literal.
  fileprivate var inLiteral: String { map(\.inLiteral).joined() }

  /// The text as a Swift expression.
  fileprivate var source: String {
    if count == 1, case .code(let code, isText: true) = self[0] { return code }
    return map(\.inLiteral).asLiterals
  }
}

extension Expression.Reference {
  /// Whether the value is known only when the test runs.
  fileprivate var isOfContextOrPage: Bool {
    switch self {
    case .context, .page: true
    case .property, .input, .result, .element: false
    }
  }
}

extension String {
  /// Whether the text is the same in an address, as nothing in it has to be encoded there.
  fileprivate var isInAddress: Bool {
    replacing(/%[0-9A-Fa-f]{2}/, with: "").utf8.allSatisfy { byte in
      byte.isUnreserved || ":/?@!$&'()*+,;=".utf8.contains(byte)
    }
  }
}

extension ServiceCall.ContextValue {
  /// Whether the value is the same in an address, because nothing in it has to be encoded.
  fileprivate var isOfAddress: Bool { [.groupId, .companyId, .locale].contains(self) }
}

// MARK: Bodies

extension RequestSample {
  /// Returns the body as the runtime writes it, as pieces of the inside of a string literal, or nil
  /// if it is not known.
  private func json(_ value: Expression) -> [String]? {
    switch value.form {
    case .list(let values):
      let items = values.filter { !isAbsent($0) }.map(json)
      return items.contains(nil) ? nil : joined(items.compactMap(\.self), "[", "]")
    case .map(let members):
      let sent = members.filter { !isAbsent($0.value) }.sorted { $0.name < $1.name }
      var items: [[String]] = []
      for member in sent {
        guard let value = json(member.value) else { return nil }
        items.append(["\(JSONText.quoted(member.name).escapedForSwift):"] + value)
      }
      return joined(items, "{", "}")
    case .name(.property(let name)):
      guard let sample = self.value(name), let type = value.type else { return nil }
      if case .list(let element) = type.base {
        return list(sample, of: element, named: name).map { [$0] }
      }
      return sample.json(as: type.builtin).map { [$0.escapedForSwift] }
    case .literal(let literal):
      let type = literal.type()
      return SampleValue(.init(literal, of: type)).json(as: type.builtin)
        .map { [$0.escapedForSwift] }
    default:
      if case .context(.server)? = value.reference { return nil }
      return parts(of: value).map { parts in
        let text = parts.map(\.inJSON).joined()
        return [value.type?.builtin == .string ? "\\\"\(text)\\\"" : text]
      }
    }
  }

  /// Returns the fields of a form as a dictionary, or nil if they are not known.
  private func form(_ fields: [Expression.Attribute]) -> String? {
    let sent = fields.filter { !isAbsent($0.value) }
    let entries = sent.compactMap { field in
      parts(of: field.value).map { String.entry(field.name.escapedForSwift, $0.source) }
    }
    if entries.count < sent.count { return nil }
    return entries.isEmpty ? "[:]" : .collection(entries)
  }

  private func joined(_ items: [[String]], _ open: String, _ close: String) -> [String] {
    var pieces = [open]
    for (index, item) in items.enumerated() {
      if index > 0 { pieces[pieces.count - 1] += "," }
      pieces += item
    }
    pieces[pieces.count - 1] += close
    return pieces
  }

  /// Whether the value is nil, and therefore not sent.
  private func isAbsent(_ value: Expression) -> Bool {
    switch value.form {
    case .name(.property(let name)): self.value(name)?.content == SampleValue.Content.none
    case .composed(.text): value.parts.contains(where: isAbsent)
    default: false
    }
  }

  /// Returns a list, with one element or none, as JSON.
  private func list(_ sample: SampleValue, of base: SwiftType.Base, named name: String) -> String? {
    if sample.content == .other(0) { return "[]" }
    let element = SampleValue.samples(of: base, named: name)[0]
    return element.json(as: base.builtin).map { "[\($0.escapedForSwift)]" }
  }
}

extension SampleValue {
  /// Returns the `description` of the value, or nil if it is not known.
  fileprivate func description(as type: SwiftType.Builtin?) -> String? {
    switch (content, type) {
    case (.text(let text), .string): text
    case (.bool(let flag), .bool): "\(flag)"
    case (.integer, _?), (.number, _?):
      type?.isFloatingPoint == true ? number.map { "\($0)" } : typed
    default: nil
    }
  }

  /// Returns the value as JSON, or nil if that is not known.
  fileprivate func json(as type: SwiftType.Builtin?) -> String? {
    switch (content, type) {
    case (.text(let text), .string): JSONText.quoted(text)
    case (.bool(let flag), .bool): "\(flag)"
    case (.integer, _?), (.number, _?): typed
    default: nil
    }
  }
}
