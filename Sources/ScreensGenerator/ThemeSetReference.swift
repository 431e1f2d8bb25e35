import SourceText
package import SpecModel

/// What is at the path that a theme of a Screenlet gives for its set.
package enum ThemeSetReference: Hashable, Sendable {
  case set(ThemeSetSpec)
  /// A spec of something else.
  case otherSpec
  /// A spec with errors, which are reported where they are.
  case hasErrors
  /// Whatever is behind a symbolic link, which is at that path.
  case link(String)
}

extension ThemeSetReference {
  /// The sets at `paths`. Nil, and reported, if one of the paths has no set.
  static func resolved(
    _ paths: [Located<String>], in references: [String: ThemeSetReference],
    reporting diagnostics: inout Diagnostics
  ) -> [String: ThemeSetSpec]? {
    var sets: [String: ThemeSetSpec] = [:]
    var isWhole = true
    for path in paths {
      switch references[path.value] {
      case .set(let set)?:
        sets[path.value] = set
        continue
      case .otherSpec?:
        diagnostics.error(.noSet(path.value), at: path.range)
      case .hasErrors?:
        break
      case .link(let link)?:
        diagnostics.error(.link(link), at: path.range)
      case nil:
        diagnostics.error(.nothing(path.value), at: path.range)
      }
      isWhole = false
    }
    return isWhole ? sets : nil
  }
}

extension Spec {
  /// The paths of the theme sets that the spec names, from its own folder.
  package var themeSets: [Located<String>] {
    guard case .screenlet(let spec) = self else { return [] }
    return spec.themes.compactMap(\.set)
  }
}

extension Diagnostic.Message {
  fileprivate static func noSet(_ path: String) -> Self {
    "'\(path)' is not a theme set; name a spec that says 'theme: <name>'"
  }

  fileprivate static func link(_ link: String) -> Self {
    "'\(link)' is a symbolic link, which is not followed to a theme set; name the file itself"
  }

  fileprivate static func nothing(_ path: String) -> Self {
    "no file is at '\(path)'; write the path of the theme set as seen from this spec"
  }
}
