import SpecModel

/// A theme that flags describe: an entry of `themes:`.
package struct ThemeDraft {
  package var name: String
  /// One of `types`. Without it, a theme with a parent is an extended one, any other a full one.
  package var type: String?
  package var parent: String?
  /// The path of the theme set that the theme belongs to, as written in the spec.
  package var set: String?

  /// A style of list is a full theme in that style.
  package static let types =
    ["full", "swiftUI", "extended", "child"] + ThemeSpec.ListStyle.allCases.map(\.rawValue)

  package init(name: String) {
    self.name = name
  }

  package func entry() throws(DraftError) -> SpecEntry {
    let kind = try kind()
    guard let set else { return SpecEntry(name, kind) }
    if type == "child" {
      throw DraftError(
        "a child theme has the view class of its parent, which uses the set of the parent; "
          + "leave '--set' out, or write '--type extended'")
    }
    return SpecEntry(
      name, .braces([SpecEntry(ThemeKeys.kind, kind), SpecEntry(ThemeKeys.set, set)]))
  }

  private func kind() throws(DraftError) -> String {
    switch type ?? (parent == nil ? "full" : "extended") {
    case let type
    where ["full", "swiftUI"].contains(type) || ThemeSpec.ListStyle(rawValue: type) != nil:
      if let parent {
        throw DraftError(
          "a \(type == "swiftUI" ? type : "full") theme has no parent '\(parent)'; leave '--parent' out, or write "
            + "'--type extended' or '--type child'")
      }
      return ["full", "swiftUI"].contains(type) ? type : "full, \(type)"
    case "extended": return "extended from \(parent ?? "default")"
    case "child": return "child of \(parent ?? "default")"
    case let other:
      throw DraftError(
        "'--type' takes full, swiftUI, extended or child, or table, collection or slideshow for a list, "
          + "not '\(other)'")
    }
  }
}
