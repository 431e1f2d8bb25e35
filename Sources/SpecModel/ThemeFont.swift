import SourceText

/// A font of a theme set: `Georgia-Bold 15`, `system 15`, `bold system 15`.
package struct ThemeFont: Hashable, Sendable {
  package enum Face: Hashable, Sendable {
    case system, boldSystem, italicSystem
    /// The PostScript name of a font.
    case named(String)
  }

  package var face: Face
  package var size: SwiftLiteral

  package init(face: Face, size: SwiftLiteral) {
    self.face = face
    self.size = size
  }
}

extension ThemeFont {
  /// Reads a face and a size, in this order.
  init?(_ text: Located<String>, reporting log: DiagnosticLog) {
    let words = text.words.map(\.value)
    guard words.count > 1, let last = words.last, let size = SwiftLiteral(last),
      size.fits(SwiftType(.builtin(.cgFloat))), !last.hasPrefix("-"), !text.value.contains(",")
    else {
      log.error(.noFont(text.value), at: text.range)
      return nil
    }
    let name = words.dropLast()
    let face: Face
    switch Array(name) {
    case ["system"]: face = .system
    case ["bold", "system"]: face = .boldSystem
    case ["italic", "system"]: face = .italicSystem
    default:
      if name.last == "system" {
        log.error(.unknownStyle(name.joined(separator: " ")), at: text.range)
        return nil
      }
      face = .named(name.joined(separator: " "))
    }
    self.init(face: face, size: size)
  }
}

extension Diagnostic.Message {
  fileprivate static func noFont(_ text: String) -> Self {
    "cannot read '\(text)' as a font; write its name, then its size, as in 'Georgia-Bold 15', "
      + "'system 15' or 'bold system 15'"
  }

  fileprivate static func unknownStyle(_ face: String) -> Self {
    "the system has no font '\(face)'; write 'system', 'bold system' or 'italic system'"
  }
}
