/// Which module the sources of a directory are compiled into.
package struct ModuleMap: Hashable, Sendable {
  /// What says so. Of two that speak of the same directory, the later one here is believed.
  package enum Evidence: Int, Hashable, Sendable, CaseIterable {
    /// What was last generated there.
    case base
    /// The spec that the directory is generated from.
    case spec
    /// A target of the package.
    case manifest
    /// The user, on the command line.
    case user
  }

  /// The modules by directory, the empty one for all that is not below another.
  private var modulesByDirectory: [Evidence: [String: String]] = [:]
  /// The files and directories that a target leaves out.
  private var excluded: Set<String> = []

  package init() {}

  /// Every module that anything speaks of.
  package var modules: Set<String> {
    Set(modulesByDirectory.values.flatMap(\.values))
  }

  /// Adds that the sources in `directory`, and below it, go into `module`. The empty directory holds
  /// everything.
  package mutating func add(_ module: String, for directory: String, by evidence: Evidence) {
    modulesByDirectory[evidence, default: [:]][directory] = module
  }

  /// Adds that a target of the package leaves out the file at `path`, or what is below it.
  package mutating func exclude(_ path: String) {
    excluded.insert(path)
  }

  /// The module of the file at `path`: by the strongest evidence, and of that, by the directory
  /// that is nearest to the file. Nil if nothing says it.
  package func module(of path: String) -> String? {
    for evidence in Evidence.allCases.reversed() {
      guard let modules = modulesByDirectory[evidence] else { continue }
      var place = path[...]
      while true {
        if let module = modules[String(place)] { return module }
        // Another target may have what this one leaves out, and then is found first.
        if evidence == .manifest, excluded.contains(String(place)) { break }
        guard !place.isEmpty else { break }
        place = place.lastIndex(of: "/").map { place[..<$0] } ?? ""
      }
    }
    return nil
  }
}
