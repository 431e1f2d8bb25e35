import SourceText

extension Located<String> {
  /// The text, if it can be the path of a theme set; reported otherwise. Files of other names are
  /// not looked at: a line of one would be shown in a message about it.
  func themeSetPath(reporting diagnostics: inout Diagnostics) -> Located<String>? {
    if value.utf8.first == UInt8(ascii: "/") {
      diagnostics.error(.absolutePath(value), at: range)
    } else if value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      diagnostics.error(.controlCharacter, at: range)
    } else if !["yml", "yaml"].contains(where: { value.hasSuffix(".theme.\($0)") }) {
      diagnostics.error(.noThemeSet(value), at: range)
    } else {
      return self
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func absolutePath(_ path: String) -> Self {
    "'\(path)' is an absolute path; write the path of the theme set as seen from this spec"
  }

  fileprivate static let controlCharacter: Self =
    "the path of the theme set has a control character in it; name a file without one"

  fileprivate static func noThemeSet(_ path: String) -> Self {
    "'\(path)' is not the path of a theme set; name a file that ends with '.theme.yml'"
  }
}
