import SourceText
import SpecNotation

/// How an interactor finds its result in what an HTTP connector read.
package enum ParseSpec: Hashable, Sendable {
  /// The text between two others.
  case between(String, String)
  /// The whole reply as text.
  case text
  /// A member of the JSON reply, found by walking `path`; the whole reply if it is empty.
  case json(path: [String])
  /// A method that the developer fills in.
  case byHand
}

extension ParseSpec {
  private static let names = ["between", "text", "json"]

  /// Reads `text`, `json`, `{ json: path.to.member }` or `{ between: [before, after] }`, and checks
  /// that a result of that kind can come out of it.
  init?(_ node: Node, result: ResultSpec, reporting diagnostics: inout Diagnostics) {
    if case .scalar = node.content {
      guard let text = node.text(of: "parse", reporting: &diagnostics) else { return nil }
      switch text.value {
      case "text": self = .text
      case "json": self = .json(path: result.type.isScalar ? [result.name.value] : [])
      default:
        diagnostics.error(.unknownParser(text.value, Self.names), at: text.range)
        return nil
      }
    } else {
      guard
        let fields = Fields(
          node, of: "parse", at: node.range, known: ["between", "json"], reporting: &diagnostics)
      else { return nil }
      if let between = fields["between"] {
        guard case .list(let items) = between.content, items.count == 2,
          let before = items[0].text(of: "between", reporting: &diagnostics)?.value,
          let after = items[1].text(of: "between", reporting: &diagnostics)?.value,
          !before.isEmpty, !after.isEmpty
        else {
          diagnostics.error(.needsTwoTexts, at: between.range)
          return nil
        }
        self = .between(before, after)
      } else if let path = fields.text("json", reporting: &diagnostics) {
        let members = path.value.split(separator: ".", omittingEmptySubsequences: false)
        guard members.allSatisfy({ !$0.isEmpty }) else {
          diagnostics.error(.emptyMember(path.value), at: path.range)
          return nil
        }
        self = .json(path: members.map(String.init))
      } else {
        if fields["json"] == nil { diagnostics.error(.needsParser, at: node.range) }
        return nil
      }
    }
    if self.isTextual, result.type.base != .builtin(.string) {
      diagnostics.error(.textualResult(result), at: result.name.range)
      return nil
    }
  }

  private var isTextual: Bool {
    switch self {
    case .between, .text: true
    case .json, .byHand: false
    }
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
    "expected the two texts around the result, as in \"['<title>', '</title>']\""

  fileprivate static let needsParser: Self = "expected 'between' or 'json'; or remove 'parse'"

  fileprivate static func emptyMember(_ path: String) -> Self {
    "'\(path)' has an empty member; write the names of the members, with one dot between them"
  }

  fileprivate static func unknownParser(_ name: String, _ names: [String]) -> Self {
    let hint = suggestion(for: name, in: names)
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return "unknown parser '\(name)'\(hint.isEmpty ? "; expected one of \(list)" : hint)"
  }

  fileprivate static func textualResult(_ result: ResultSpec) -> Self {
    "this parser yields a 'String', not '\(result.type.source)'; use 'json', or leave 'parse' out"
  }
}
