import SourceText

/// The composition that a text of a spec describes. The names in it mean something else in an
/// argument than in a step, so the caller looks them up.
enum CompositionReading<Value: Hashable & Sendable> {
  /// A single value.
  case single
  /// A composition; nil if something was wrong with it and has been reported.
  case composed(Composition<Value>?)

  typealias Operand = Composition<Value>.Operand
  /// Reads an operand. The type is the one that a literal has to fit. Reports an error and returns
  /// nil if the operand cannot be read.
  typealias OperandReading = (Located<String>, SwiftType?) -> Operand?

  /// The maximum size of a text, in bytes. Each value in it is compared with the file and can
  /// contain others, so that a longer text from an untrusted source could take minutes, or overflow
  /// the stack.
  private static var maximumSize: Int { 4096 }

  init(_ text: Located<String>, reporting log: DiagnosticLog, operand: OperandReading) {
    let size = text.value.utf8.count
    if size > Self.maximumSize, SwiftLiteral(text.value) == nil {
      log.error(.tooLong(size, maximum: Self.maximumSize), at: text.range)
      self = .composed(nil)
      return
    }
    if let alternative = text.swiftAlternative {
      log.error(.notSwift(alternative), at: text.range)
      self = .composed(nil)
      return
    }
    let alternatives = text.alternatives
    if alternatives.count > 1 {
      self = .composed(Self.first(of: alternatives, reporting: log, operand))
    } else if text.value.first != "\"", text.value.contains("{") {
      self = .composed(Self.text(text, reporting: log, operand))
    } else if let (name, rest) = text.conversion {
      self = .composed(Self.conversion(name, rest, reporting: log, operand))
    } else {
      self = .single
    }
  }

  // MARK: Forms

  private static func first(
    of texts: [Located<String>], reporting log: DiagnosticLog, _ read: OperandReading
  ) -> Composition<Value>? {
    var operands: [Operand] = []
    for (index, text) in texts.enumerated() {
      guard !text.value.isEmpty else {
        log.error(.nothingBeside, at: text.range)
        return nil
      }
      guard let operand = read(text, operands.first?.type) else { return nil }
      if let first = operands.first, first.type.base != operand.type.base {
        log.error(.otherType(text.value, operand.type, texts[0].value, first.type), at: text.range)
        return nil
      }
      if index < texts.count - 1, !operand.type.canBeMissing {
        log.error(.neverMissing(text.value, operand.type), at: text.range)
        return nil
      }
      operands.append(operand)
    }
    return .first(of: operands)
  }

  private static func text(
    _ text: Located<String>, reporting log: DiagnosticLog, _ read: OperandReading
  ) -> Composition<Value>? {
    let braced = BracedText(text, reporting: log)
    let parts = braced.pieces.compactMap { piece -> Composition<Value>.Part? in
      switch piece {
      case .text(let piece): return .text(String(piece))
      case .name(let name, let inBraces):
        guard !name.isEmpty else {
          log.error(.emptyBraces, at: text.part(inBraces).range)
          return nil
        }
        let name = text.part(name)
        guard let operand = read(name, nil) else { return nil }
        guard operand.type.canBeInText else {
          log.error(.unfitPart(name.value, operand.type), at: name.range)
          return nil
        }
        return .value(operand)
      }
    }
    return braced.isFine && parts.count == braced.pieces.count ? .text(parts) : nil
  }

  private static func conversion(
    _ name: Located<String>, _ rest: Located<String>, reporting log: DiagnosticLog,
    _ read: OperandReading
  ) -> Composition<Value>? {
    guard let conversion = Conversion(rawValue: name.value) else {
      log.error(.unknownConversion(name.value), at: name.range)
      return nil
    }
    guard let operand = read(rest, SwiftType(.builtin(conversion.source))) else {
      return nil
    }
    guard operand.type.builtin == conversion.source else {
      log.error(.unfitSource(rest.value, operand.type, conversion), at: rest.range)
      return nil
    }
    return .conversion(conversion, operand)
  }
}

extension Located<String> {
  /// The texts between the words `or`, except where the word is in a literal or in braces.
  fileprivate var alternatives: [Located<String>] {
    var texts: [Located<String>] = []
    var start = value.startIndex
    var isLiteral = false
    var depth = 0
    for index in value.indices {
      switch value[index] {
      case "\"": isLiteral.toggle()
      case "{" where !isLiteral: depth += 1
      case "}" where !isLiteral: depth -= 1
      case "o" where !isLiteral && depth == 0:
        let before = value[start..<index]
        let after = value[index...].dropFirst(2)
        guard value[index...].hasPrefix("or"),
          before.last?.isWhitespace ?? (start > value.startIndex),
          after.first?.isWhitespace ?? true
        else { continue }
        texts.append(part(before.trimmed))
        start = after.startIndex
      default: break
      }
    }
    return texts + [part(value[start...].trimmed)]
  }

  /// The notation of specs for an alternative in Swift: `groupId or context.groupId` for
  /// `groupId ?? context.groupId`. Nil for any other text.
  fileprivate var swiftAlternative: String? {
    guard value.first != "\"", value.contains("??") else { return nil }
    var rest = value[...]
    var texts: [Substring] = []
    while let mark = rest.firstRange(of: "??") {
      texts.append(rest[..<mark.lowerBound])
      rest = rest[mark.upperBound...]
    }
    let operands = (texts + [rest]).map(\.trimmed).filter { !$0.isEmpty }
      .map { String($0).replacing("?.", with: ".") }
    guard operands.count > 1, operands.allSatisfy({ !$0.contains("{") }) else { return nil }
    return operands.joined(separator: " or ")
  }

  /// The parts of a conversion: `plain text` and `body` of `plain text of body`.
  fileprivate var conversion: (name: Located<String>, value: Located<String>)? {
    guard value.first != "\"", let of = value.firstRange(of: " of ") else { return nil }
    let name = part(value[..<of.lowerBound].trimmed)
    let isMeant =
      Conversion(rawValue: name.value) != nil
      || nearest(to: name.value, in: Conversion.allCases.map(\.rawValue)) != nil
    // Any other words are a text that lacks its quotes.
    return isMeant ? (name, part(value[of.upperBound...].trimmed)) : nil
  }
}

extension SwiftType {
  /// Whether the type has a value that means 'not set': 0, empty or nil.
  fileprivate var canBeMissing: Bool {
    if isOptional { return true }
    if case .list = base { return true }
    return builtin == .string || builtin?.isNumber == true
  }

  /// Whether string interpolation writes an unwrapped value of the type as a user would.
  fileprivate var canBeInText: Bool {
    guard let builtin else { return false }
    return builtin == .string || builtin == .bool || builtin == .url || builtin.isNumber
  }
}

extension Diagnostic.Message {
  fileprivate static let nothingBeside: Self =
    "there is no value beside 'or'; write one, as in 'groupId or context.groupId'"

  fileprivate static func tooLong(_ size: Int, maximum: Int) -> Self {
    "a text with values in it can have at most \(maximum) bytes, but this one has \(size); "
      + "make a part of it a property"
  }

  fileprivate static func notSwift(_ alternative: String) -> Self {
    "'??' is Swift; write 'or' instead: '\(alternative)'"
  }

  fileprivate static let emptyBraces: Self =
    "there is no value in the braces; write one, as in '{context.server}'"

  fileprivate static func otherType(
    _ text: String, _ type: SwiftType, _ first: String, _ wanted: SwiftType
  ) -> Self {
    "'\(text)' is '\(type.source)' but '\(first)' before 'or' is '\(wanted.source)'; "
      + "make the types agree"
  }

  fileprivate static func neverMissing(_ text: String, _ type: SwiftType) -> Self {
    "'\(text)' of type '\(type.source)' is never missing; remove what follows its 'or', or put "
      + "a text, a number or an optional first"
  }

  fileprivate static func unfitPart(_ text: String, _ type: SwiftType) -> Self {
    "'\(text)' of type '\(type.source)' cannot be in a text; "
      + "use a 'String', a number, a 'Bool' or a 'URL'"
  }

  fileprivate static func unknownConversion(_ name: String) -> Self {
    let names = Conversion.allCases.map { "\($0.rawValue) of" }
    return "there is no conversion '\(name) of'"
      + suggestion(for: "\(name) of", in: names, else: "; expected \(names.choice)")
  }

  fileprivate static func unfitSource(
    _ text: String, _ type: SwiftType, _ conversion: Conversion
  ) -> Self {
    "'\(text)' is '\(type.source)', but '\(conversion.rawValue) of' takes "
      + "'\(conversion.source.rawValue)'; make the types agree"
  }
}
