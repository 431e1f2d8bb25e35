/// The modules into which the sources of directories are compiled.
package struct ModuleMap: Hashable, Sendable {
  /// The sources of information. If two apply to the same directory, the one later in this list
  /// takes precedence.
  package enum Evidence: Int, Hashable, Sendable, CaseIterable {
    /// The base, which records what was last generated.
    case base
    /// The spec that the directory is generated from.
    case spec
    /// A target of the package.
    case manifest
    /// The user, on the command line.
    case user
  }

  /// The modules by directory. The empty directory applies to everything that is not below another
  /// one.
  private var modulesByDirectory: [Evidence: [String: String]] = [:]
  /// The files and directories that targets exclude.
  private var excluded: Set<String> = []

  package init() {}

  /// The names of all modules.
  package var modules: Set<String> {
    Set(modulesByDirectory.values.flatMap(\.values))
  }

  /// Records that the sources in `directory` and below it are compiled into `module`. The empty
  /// directory contains everything.
  package mutating func add(_ module: String, for directory: String, by evidence: Evidence) {
    modulesByDirectory[evidence, default: [:]][directory] = module
  }

  /// Records that a target of the package does not compile the file at `path`, or anything below
  /// it.
  package mutating func exclude(_ path: String) {
    excluded.insert(path)
  }

  /// Returns whether a target of the package excludes the file, or bundles it instead of compiling
  /// it.
  func excludes(_ path: String) -> Bool { path.isInside(anyOf: excluded) }

  /// Returns the module of the file at `path` by the strongest evidence, and within that by the
  /// directory nearest to the file. Returns nil if there is no evidence.
  package func module(of path: String) -> String? {
    let library = [LibraryClasses.module, LibraryClasses.formerModule].first { module in
      path.split(separator: "/").dropLast().contains { $0 == module }
    }
    for evidence in Evidence.allCases.reversed() {
      // The user names the module of the app, which may be looked at together with the library.
      if library != nil, evidence == .user { continue }
      guard let modules = modulesByDirectory[evidence] else { continue }
      var place = path[...]
      while true {
        if let module = modules[String(place)] { return module }
        // A target that includes what another one excludes is found first.
        if evidence == .manifest, excluded.contains(String(place)) { break }
        guard !place.isEmpty else { break }
        place = place.lastIndex(of: "/").map { place[..<$0] } ?? ""
      }
    }
    return library
  }
}
