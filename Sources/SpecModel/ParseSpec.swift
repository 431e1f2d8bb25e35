import SourceText
import SpecNotation

/// How an interactor finds its result in the reply that an HTTP connector read.
package enum ParseSpec: Hashable, Sendable {
  /// The text between two others.
  case between(String, String)
  /// The whole reply as text.
  case text
  /// A member of the JSON reply, found by walking `path`; the whole reply if it is empty.
  case json(path: [String])
  /// The whole reply as an image.
  case image
  /// A method that the developer fills in, either because the spec says so or by default.
  case byHand(isSaid: Bool)
}

extension ParseSpec {
  fileprivate static let names = ["between", "text", "json", "image", "custom"]

  package var isByHand: Bool { if case .byHand = self { true } else { false } }

  /// Returns how a result is found if the spec does not say. A result that only JSON can be made
  /// into is the whole reply.
  static func implied(by result: ResultSpec) -> ParseSpec {
    switch result.type.base {
    case .model, .list(.model), .builtin(.attributes), .list(.builtin(.attributes)):
      .json(path: [])
    case .builtin(.image): .image
    case .builtin, .list: .byHand(isSaid: false)
    }
  }

  /// Reads `text`, `json`, `image`, `custom`, `{ json: path.to.member }` or
  /// `{ between: [before, after] }`. Reports an error and returns nil if a result of that type
  /// cannot be found in that way.
  init?(_ node: Node, result: ResultSpec, reporting log: DiagnosticLog) {
    if case .scalar = node.content {
      guard let text = node.text(of: StepKeys.parse.name.quoted, reporting: log) else {
        return nil
      }
      switch text.value {
      case "text": self = .text
      case "image": self = .image
      case "custom":
        self = .byHand(isSaid: true)
        return
      case "json": self = .json(path: result.type.isScalar ? [result.name.value] : [])
      default:
        log.error(.unknownParser(text.value), at: text.range)
        return nil
      }
    } else {
      let fields = Fields(
        node, of: StepKeys.parse.name.quoted, at: node.range, ParseKeys.self, reporting: log)
      guard let fields else { return nil }
      switch (fields.node(ParseKeys.between), fields.node(ParseKeys.json)) {
      case (let between?, nil):
        guard let (before, after) = Self.ends(between, reporting: log) else { return nil }
        self = .between(before, after)
      case (nil, .some):
        guard let path = fields[ParseKeys.json]?.memberPath(reporting: log) else { return nil }
        self = .json(path: path)
      case (.some, .some):
        log.error(.twoParsers, at: fields.keyRange(of: ParseKeys.json) ?? node.range)
        return nil
      case (nil, nil):
        log.error(.needsParser, at: node.range)
        return nil
      }
    }
    if (self == .image) != (result.type.base == .builtin(.image)) {
      log.error(self == .image ? .noImageResult(result) : .imageResult, at: result.typeRange)
      return nil
    }
    if self.isTextual, result.type.base != .builtin(.string) {
      log.error(.textualResult(result), at: result.typeRange)
      return nil
    }
  }

  /// Reads `[before, after]`.
  private static func ends(_ node: Node, reporting log: DiagnosticLog) -> (String, String)? {
    let texts = node.list?.map(\.keyText) ?? []
    guard texts.count == 2, !texts.contains("") else {
      log.error(.needsTwoTexts, at: node.range)
      return nil
    }
    return (texts[0], texts[1])
  }

  private var isTextual: Bool {
    switch self {
    case .between, .text: true
    case .json, .image, .byHand: false
    }
  }
}

extension Located<String> {
  /// Returns the names in `path.to.member`. Reports an error and returns nil if one is empty.
  func memberPath(reporting log: DiagnosticLog) -> [String]? {
    let members = value.split(separator: ".", omittingEmptySubsequences: false)
    guard members.allSatisfy({ !$0.trimmed.isEmpty }) else {
      log.error(.emptyMember(value), at: range)
      return nil
    }
    return members.map(String.init)
  }
}

extension SwiftType {
  /// Whether a value of the type is a single text, number or truth value.
  package var isScalar: Bool {
    builtin.map { $0 != .attributes } ?? false
  }
}

extension Diagnostic.Message {
  fileprivate static let needsTwoTexts: Self =
    "expected the two texts around the result, as in '[\"<title>\", \"</title>\"]'"

  fileprivate static let needsParser: Self = "expected 'between' or 'json'; or remove 'parse'"

  fileprivate static let twoParsers: Self =
    "a reply is parsed in one way; write 'between' or 'json', not both"

  fileprivate static func emptyMember(_ path: String) -> Self {
    "'\(path)' has an empty member; write the names of the members, with one dot between them"
  }

  fileprivate static func unknownParser(_ name: String) -> Self {
    "unknown parser '\(name)'"
      + suggestion(for: name, in: ParseSpec.names, else: "; expected \(ParseSpec.names.choice)")
  }

  fileprivate static let imageResult: Self =
    "a 'UIImage' is all of a reply; write 'parse: image', or 'custom' for a method to fill in"

  fileprivate static func noImageResult(_ result: ResultSpec) -> Self {
    "the parser 'image' yields a 'UIImage', not '\(result.type.source)'; make the types agree"
  }

  fileprivate static func textualResult(_ result: ResultSpec) -> Self {
    "this parser yields a 'String', not '\(result.type.source)'; use 'json', or 'custom' "
      + "for a method to fill in"
  }
}
