package import SourceText

extension Base.Provenance {
  /// Reports the reasons why a run must not change the output of other tools or templates: it would
  /// revert their changes. `file` is the stored base.
  package func check(
    against own: Base.Provenance, in file: SourceFile, _ rules: ChangeRules
  ) -> Diagnostics {
    var diagnostics = Diagnostics()
    func line(_ key: String) -> SourceRange {
      let lines = [Line](of: file.text)
      return file.range(ofLine: lines.firstIndex { $0.text.hasPrefix(key + " ") } ?? 0)
    }
    if let version, let ownVersion = own.version, isOlder(ownVersion, than: version) {
      diagnostics.error(.newerTool(version, ownVersion), at: line(BaseKey.version))
    }
    if templates != nil, own.templates == nil, !rules.dropsOwnTemplates {
      diagnostics.error(.ownTemplates, at: line(BaseKey.templates))
    }
    return diagnostics
  }
}

/// Whether a version, such as `0.9.1`, precedes another.
func isOlder(_ version: String, than other: String) -> Bool {
  let parts = [version, other].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
  return parts[0].lexicographicallyPrecedes(parts[1])
}

extension Diagnostic.Message {
  fileprivate static func newerTool(_ version: String, _ own: String) -> Self {
    "screens-gen \(version) generated this, and \(own) would revert its changes; update screens-gen"
  }

  fileprivate static let ownTemplates: Self = """
    your own templates generated this, and the built-in ones would revert their changes; \
    add '--templates DIR', or '--templates built-in' to go back to the built-in ones
    """
}
