import SourceText

extension Expression {
  /// Returns what a name or a literal alone means at a place of a spec. Reports an error and returns
  /// nil if it means nothing there.
  typealias Meaning = (Located<String>) -> Expression?

  /// The maximum size of a text, in bytes. Each value in it is compared with the file and can
  /// contain others, so that a longer text from an untrusted source could take minutes, or overflow
  /// the stack.
  private static let maximumSize = 4096

  /// Reads a value from a text: a name, a literal, or a value that is composed of others. Reports an
  /// error and returns nil if something is wrong with it.
  init?(_ text: Located<String>, reporting log: DiagnosticLog, _ meaning: Meaning) {
    let size = text.value.utf8.count
    if size > Self.maximumSize, SwiftLiteral(text.value) == nil {
      log.error(.tooLong(size, maximum: Self.maximumSize), at: text.range)
      return nil
    }
    let isRule = text.isRuleAboutContent
    if !isRule, let alternative = text.swiftAlternative {
      log.error(.notSwift(alternative), at: text.range)
      return nil
    }
    let alternatives = isRule ? [] : text.alternatives
    let composition: Composition?
    if isRule, let sentence = RuleSentence(text, about: \.isPath) {
      composition = Self.condition(text, sentence, reporting: log, meaning)
    } else if alternatives.count > 1 {
      composition = Self.firstSet(of: alternatives, reporting: log, meaning)
    } else if text.value.first != "\"", text.value.contains("{") {
      composition = Self.text(text, reporting: log, meaning)
    } else if let (name, rest) = text.conversion {
      composition = Self.conversion(name, rest, reporting: log, meaning)
    } else if let sentence = RuleSentence(text, about: \.isPath) {
      composition = Self.condition(text, sentence, reporting: log, meaning)
    } else if let value = meaning(text) {
      self = value
      return
    } else {
      return nil
    }
    guard let composition else { return nil }
    self.init(.composed(composition))
  }

  // MARK: Compositions

  private static func firstSet(
    of texts: [Located<String>], reporting log: DiagnosticLog, _ meaning: Meaning
  ) -> Composition? {
    var values: [Expression] = []
    for (index, text) in texts.enumerated() {
      guard !text.value.isEmpty else {
        log.error(.nothingBeside, at: text.range)
        return nil
      }
      guard let (value, type) = part(text, values.first?.type, reporting: log, meaning) else {
        return nil
      }
      if case .composed(.condition) = value.form {
        log.error(.conditionsAreNotJoined(text.value), at: text.range)
        return nil
      }
      if let first = values.first?.type, first.base != type.base {
        log.error(.otherType(text.value, type, texts[0].value, first), at: text.range)
        return nil
      }
      if index < texts.count - 1, !type.canBeMissing {
        log.error(.neverMissing(text.value, type), at: text.range)
        return nil
      }
      values.append(value)
    }
    return .firstSet(values)
  }

  private static func text(
    _ text: Located<String>, reporting log: DiagnosticLog, _ meaning: Meaning
  ) -> Composition? {
    let braced = BracedText(text, reporting: log)
    let pieces = braced.pieces.compactMap { piece -> Piece? in
      switch piece {
      case .text(let piece): return .text(String(piece))
      case .name(let name, let inBraces):
        guard !name.isEmpty else {
          log.error(.emptyBraces, at: text.part(inBraces).range)
          return nil
        }
        let name = text.part(name)
        guard let (value, type) = part(name, nil, reporting: log, meaning) else { return nil }
        guard type.canBeInText else {
          log.error(
            type.builtin == .date ? .unfitDate(name.value) : .unfitPart(name.value, type),
            at: name.range)
          return nil
        }
        return .value(value)
      }
    }
    return braced.isFine && pieces.count == braced.pieces.count ? .text(pieces) : nil
  }

  private static func conversion(
    _ name: Located<String>, _ rest: Located<String>, reporting log: DiagnosticLog,
    _ meaning: Meaning
  ) -> Composition? {
    guard let conversion = Conversion(rawValue: name.value) else {
      log.error(.unknownConversion(name.value), at: name.range)
      return nil
    }
    let wanted = SwiftType(.builtin(conversion.sources[0]))
    guard let (value, type) = part(rest, wanted, reporting: log, meaning) else { return nil }
    guard let builtin = type.builtin, conversion.sources.contains(builtin) else {
      log.error(.unfitSource(rest.value, type, conversion), at: rest.range)
      return nil
    }
    return .conversion(conversion, value)
  }

  private static func condition(
    _ text: Located<String>, _ sentence: RuleSentence, reporting log: DiagnosticLog,
    _ meaning: Meaning
  ) -> Composition? {
    part(sentence.subject, nil, reporting: log, meaning).flatMap { subject, _ in
      Condition(text, sentence, about: subject, reporting: log, meaning)
        .map { .condition($0) }
    }
  }

  /// Reads a value in another one, with its type. `wanted` is the type that a literal has to fit. A
  /// property whose declaration has a mistake, which was reported there, is no part of a value.
  private static func part(
    _ text: Located<String>, _ wanted: SwiftType?, reporting log: DiagnosticLog,
    _ meaning: Meaning
  ) -> (Expression, SwiftType)? {
    guard var value = Expression(text, reporting: log, meaning),
      let type = value.type(wanted: wanted)
    else { return nil }
    value.type = type
    return (value, type)
  }
}

extension String {
  /// Whether it is a name, or a path such as `bookmark.rating`.
  fileprivate var isPath: Bool {
    split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { SwiftName.isIdentifier(String($0)) }
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

  fileprivate static func conditionsAreNotJoined(_ condition: String) -> Self {
    "'or' is for a value that may be missing, and joins no conditions such as '\(condition)'; "
      + "write one condition alone"
  }

  fileprivate static func neverMissing(_ text: String, _ type: SwiftType) -> Self {
    "'\(text)' of type '\(type.source)' is never missing; remove what follows its 'or', or put "
      + "a text, a number or an optional first"
  }

  fileprivate static func unfitPart(_ text: String, _ type: SwiftType) -> Self {
    "'\(text)' of type '\(type.source)' cannot be in a text; "
      + "use a 'String', a number, a 'Bool' or a 'URL'"
  }

  fileprivate static func unfitDate(_ text: String) -> Self {
    "'\(text)' is a date, which can be written in many ways; write '{date of \(text)}', "
      + "'{time of \(text)}' or '{month of \(text)}'"
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
      + "\(conversion.sources.map { "'\($0.rawValue)'" }.joined(separator: " or ")); "
      + "make the types agree"
  }
}
