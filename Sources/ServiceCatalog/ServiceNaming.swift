/// The classes that the Mobile SDK's builder has for paths: `LRBlogsEntryService_v7` for
/// `/blogs.blogsentry`. A word of a path says nothing of the words in it, so the spelling is that
/// of the services that are built in, where they have one.
struct ServiceNaming {
  /// The ending of a class: `7` for 7.0, `72` for 7.2.
  private let version: String
  private let builtIn = ServiceCatalog.headings
  private var spellings: [Substring: Substring] = [:]

  init(version: String) {
    self.version = version
    for (name, path) in builtIn {
      let base = Service.baseName(of: name)
      // Of two spellings, that with more words: `ScreensRatingsEntry`, not `Screensratingsentry`.
      if base.uppercaseCount > spellings[path.key]?.uppercaseCount ?? 0 {
        spellings[path.key] = base
      }
    }
  }

  /// The classes for paths, each of which gets one of its own.
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
  /// `blogsentry`, of `/blogs.blogsentry`: what a path says besides its context.
  fileprivate var key: Substring {
    dropFirst().firstIndex(of: ".").map { self[index(after: $0)...] } ?? dropFirst()
  }

  /// `BankPortlet`, of `bank-portlet`.
  fileprivate var capitalizedWords: String {
    split { $0 == "-" || $0 == "_" || $0 == "." }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  fileprivate var uppercaseCount: Int { count { $0.isUppercase } }
}
