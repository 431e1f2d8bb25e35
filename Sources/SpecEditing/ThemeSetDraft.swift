import SpecModel

/// A theme set that flags describe. It is written as a spec of its own.
package struct ThemeSetDraft {
  package var name: String
  package var summary: String?
  package var module: String?
  /// The constants, such as `accent: #A61C1C`, `cornerRadius: 6` and `title: Georgia-Bold 18`.
  package var constants: [String] = []
  /// The name of the progress presenter's colour.
  package var progress: String?
  /// The styles, such as `button: titleColor white, font title`.
  package var styles: [String] = []

  package init(name: String) {
    self.name = name
  }

  /// Whether flags describe more of the set than its name.
  package var isDescribed: Bool {
    summary != nil || module != nil || progress != nil
      || !(constants + styles).isEmpty
  }

  package func text() throws(DraftError) -> String {
    var keys = DraftKeys(of: ThemeSetKeys.table)
    keys.add(ThemeSetKeys.theme, name)
    keys.add(ThemeSetKeys.summary, summary)
    keys.add(ThemeSetKeys.module, module)
    var constants: [ThemeConstant.Kind: [SpecEntry]] = [:]
    for flag in self.constants {
      let (kind, entry) = try Self.constant(flag)
      try entry.checkNew(among: constants[kind] ?? [], flag: "constant")
      constants[kind, default: []].append(entry)
    }
    for kind in ThemeConstant.Kind.allCases {
      if let entries = constants[kind] { keys.add(kind.key, block: entries) }
    }
    keys.add(ThemeSetKeys.progress, progress)
    var styles: [SpecEntry] = []
    for flag in self.styles {
      let entry = try Self.style(flag)
      try entry.checkNew(among: styles, flag: "style")
      styles.append(entry)
    }
    if !styles.isEmpty { keys.add(ThemeSetKeys.styles, block: styles) }
    return keys.entries.text
  }

  /// Returns the kind of constant that a flag describes, and its entry. An unknown kind is treated,
  /// and later reported, as a colour.
  private static func constant(
    _ flag: String
  ) throws(DraftError) -> (ThemeConstant.Kind, SpecEntry) {
    let (name, value) = try flag.pair("constant", example: "accent: #A61C1C")
    if let number = SwiftLiteral(value), number.isNumber {
      return (.size, SpecEntry(name, .plain(number.source)))
    }
    return (value.contains(" ") ? .font : .color, SpecEntry(name, value))
  }

  private static func style(_ flag: String) throws(DraftError) -> SpecEntry {
    let example = "button: backgroundColor accent, font title"
    let (control, list) = try flag.pair("style", example: example)
    var settings: [SpecEntry] = []
    for item in list.split(separator: ",") {
      let words = item.split(separator: " ")
      guard words.count == 2 else {
        throw DraftError("'--style \(flag)' is not readable; write it as '\(example)'")
      }
      settings.append(SpecEntry(String(words[0]), String(words[1])))
    }
    return SpecEntry(control, .braces(settings))
  }
}
