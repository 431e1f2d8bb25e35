/// Which module the sources of a directory are compiled into.
package struct ModuleMap: Hashable, Sendable {
  /// The sources of information. Of two about the same directory, the one later in this list wins.
  package enum Evidence: Int, Hashable, Sendable, CaseIterable {
    /// The base: what was last generated there.
    case base
    /// The spec that the directory is generated from.
    case spec
    /// A target of the package.
    case manifest
    /// The user, on the command line.
    case user
  }

  /// The modules by directory; the empty one is for everything not below another.
  private var modulesByDirectory: [Evidence: [String: String]] = [:]
  /// The files and directories that a target excludes.
  private var excluded: Set<String> = []

  package init() {}

  /// Every module that is mentioned.
  package var modules: Set<String> {
    Set(modulesByDirectory.values.flatMap(\.values))
  }

  /// Adds that the sources in `directory`, and below it, are compiled into `module`. The empty
  /// directory holds everything.
  package mutating func add(_ module: String, for directory: String, by evidence: Evidence) {
    modulesByDirectory[evidence, default: [:]][directory] = module
  }

  /// Adds that a target of the package does not compile the file at `path`, or everything below it.
  package mutating func exclude(_ path: String) {
    excluded.insert(path)
  }

  /// Whether a target of the package excludes the file, or bundles it instead of compiling it.
  func excludes(_ path: String) -> Bool { excluded.contains { path.isInside($0) } }

  /// The module of the file at `path`: by the strongest evidence, and within that by the directory
  /// nearest to the file. Nil if there is no evidence.
  package func module(of path: String) -> String? {
    for evidence in Evidence.allCases.reversed() {
      guard let modules = modulesByDirectory[evidence] else { continue }
      var place = path[...]
      while true {
        if let module = modules[String(place)] { return module }
        // Another target that includes what this one excludes would have been found first.
        if evidence == .manifest, excluded.contains(String(place)) { break }
        guard !place.isEmpty else { break }
        place = place.lastIndex(of: "/").map { place[..<$0] } ?? ""
      }
    }
    return nil
  }
}
