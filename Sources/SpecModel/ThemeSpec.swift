import SourceText
import SpecNotation

/// A look of the Screenlet: a view class, a XIB, or both.
package struct ThemeSpec: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A view class and a XIB of its own.
    case full
    /// A XIB of its own, and a view class that extends the parent's.
    case extended(parent: Located<String>)
    /// A XIB of its own for the parent's view class.
    case child(parent: Located<String>)
  }

  package var name: Located<String>
  package var kind: Kind

  package var parent: Located<String>? {
    switch kind {
    case .full: nil
    case .extended(let parent), .child(let parent): parent
    }
  }

  /// The theme that every Screenlet falls back to.
  package static let defaultName = "default"
}

extension ThemeSpec {
  /// Reads the themes. A spec that says none gets a full `default` one, as does `screenlet` of
  /// `Examples`; a spec that says some must have that one among them.
  static func list(
    _ node: Node?, screenlet: SourceRange, reporting diagnostics: inout Diagnostics
  ) -> [ThemeSpec] {
    guard let node else {
      return [ThemeSpec(name: Located(defaultName, at: screenlet), kind: .full)]
    }
    guard let entries = node.entries(of: "themes", reporting: &diagnostics) else { return [] }
    let names = entries.map(\.key.keyText)
    let themes = entries.compactMap { ThemeSpec($0, known: names, reporting: &diagnostics) }
    if !names.contains(defaultName) {
      diagnostics.error(.noDefault, at: node.range)
    }
    reportCycles(themes, reporting: &diagnostics)
    return themes
  }

  /// Reads `full`, `extended from default` or `child of default`.
  private init?(
    _ entry: Node.Entry, known: [String], reporting diagnostics: inout Diagnostics
  ) {
    let name = Located(entry.key.keyText, at: entry.key.range)
    let isNamed = name.isThemeName(reporting: &diagnostics)
    guard let text = entry.value.text(of: name.value, reporting: &diagnostics) else { return nil }
    let words = text.value.split(whereSeparator: \.isWhitespace).map(String.init)
    var kind: Kind?
    switch words.count {
    case 1 where words[0] == "full":
      kind = .full
    case 3 where words[0] == "extended" && words[1] == "from":
      kind = .extended(parent: Located(words[2], at: text.range))
    case 3 where words[0] == "child" && words[1] == "of":
      kind = .child(parent: Located(words[2], at: text.range))
    default:
      diagnostics.error(.unknownKind(text.value), at: text.range)
    }
    guard isNamed, let kind else { return nil }
    self.init(name: name, kind: kind)
    if let parent, !known.contains(parent.value) {
      diagnostics.error(.unknownParent(parent.value, known), at: parent.range)
      return nil
    }
  }

  /// Reports each theme that inherits from itself, once a cycle.
  private static func reportCycles(
    _ themes: [ThemeSpec], reporting diagnostics: inout Diagnostics
  ) {
    let byName = Dictionary(themes.map { ($0.name.value, $0) }) { first, _ in first }
    var settled: Set<String> = []
    for theme in themes {
      var path: [String] = []
      var next: ThemeSpec? = theme
      while let current = next, !settled.contains(current.name.value) {
        if let start = path.firstIndex(of: current.name.value) {
          let cycle = path[start...] + [current.name.value]
          diagnostics.error(.cycle(Array(cycle)), at: current.parent?.range ?? current.name.range)
          break
        }
        path.append(current.name.value)
        next = current.parent.flatMap { byName[$0.value] }
      }
      settled.formUnion(path)
    }
  }
}

extension Located<String> {
  /// Whether a theme can have this name: it becomes part of a class name and of a file name.
  fileprivate func isThemeName(reporting diagnostics: inout Diagnostics) -> Bool {
    let isFine =
      value.unicodeScalars.first?.isASCIILetter == true
      && value.unicodeScalars.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" || $0 == "_"
      }
    if !isFine { diagnostics.error(.badName(value), at: range) }
    return isFine
  }
}

extension Diagnostic.Message {
  fileprivate static let noDefault: Self =
    "there is no theme 'default', which every Screenlet falls back to; add 'default: full'"

  fileprivate static func badName(_ name: String) -> Self {
    "'\(name)' cannot name a theme; use letters, digits, '-' and '_', a letter first"
  }

  fileprivate static func unknownKind(_ text: String) -> Self {
    "cannot read '\(text)' as a theme; "
      + "write 'full', 'extended from <theme>' or 'child of <theme>'"
  }

  fileprivate static func unknownParent(_ name: String, _ known: [String]) -> Self {
    let hint = suggestion(for: name, in: known)
    return "no theme is named '\(name)'\(hint.isEmpty ? "; add it, or name another" : hint)"
  }

  fileprivate static func cycle(_ names: [String]) -> Self {
    let path = names.map { "'\($0)'" }.joined(separator: " from ")
    return "the themes inherit in a circle: \(path); make one of them 'full'"
  }
}
