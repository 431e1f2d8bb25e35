/// The class names that the Mobile SDK's builder uses for paths: `LRBlogsEntryService_v7` for
/// `/blogs.blogsentry`. A path does not show the words within its parts, so the spelling is that of
/// a built-in service if there is one.
struct ServiceNaming {
  /// The version suffix of a class: `7` for 7.0, `72` for 7.2.
  private let version: String
  private let builtIn = ServiceCatalog.headings
  private var spellings: [Substring: Substring] = [:]

  init(version: String) {
    self.version = version
    for (name, path) in builtIn {
      let base = Service.baseName(of: name)
      // Of two spellings, the one with more words is used: `ScreensRatingsEntry`, not
      // `Screensratingsentry`.
      if base.uppercaseCount > spellings[path.key]?.uppercaseCount ?? 0 {
        spellings[path.key] = base
      }
    }
  }

  /// Returns the class names for paths, each of which gets a different one.
  func names(for paths: Set<String>) -> [String: String] {
    let taken = Dictionary(grouping: builtIn, by: \.name).mapValues { $0.map(\.path) }
    var names: [String: String] = [:]
    var seen: Set<String> = []
    for path in paths.sorted() {
      let short = name(spellings[path[...].key].map(String.init) ?? path[...].key.capitalizedWords)
      let isOther = taken[short[...]].map { !$0.contains(path[...]) } ?? false
      let isOfPortal = !path.contains(".")
      let context =
        isOfPortal ? "Portal" : path.dropFirst().prefix { $0 != "." }.capitalizedWords
      let long = name(context + path[...].key.capitalizedWords)
      names[path] = isOther || !seen.insert(short).inserted ? long : short
    }
    return names
  }

  private func name(_ base: String) -> String { "LR\(base)Service_v\(version)" }
}

extension Substring {
  /// The path without its context, such as `blogsentry` for `/blogs.blogsentry`.
  fileprivate var key: Substring {
    dropFirst().firstIndex(of: ".").map { self[index(after: $0)...] } ?? dropFirst()
  }

  /// The words with capital initials, such as `BankPortlet` for `bank-portlet`.
  fileprivate var capitalizedWords: String {
    split { $0 == "-" || $0 == "_" || $0 == "." }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  fileprivate var uppercaseCount: Int { count { $0.isUppercase } }
}
