/// Which module the sources of a directory are compiled into.
package struct ModuleMap: Hashable, Sendable {
  /// What says so. Of two that speak of the same directory, the later one here is believed.
  package enum Evidence: Int, Hashable, Sendable, Comparable {
    /// What was last generated there.
    case base
    /// The spec that the directory is generated from.
    case spec
    /// A target of the package.
    case manifest
    /// The user, on the command line.
    case user

    package static func < (left: Evidence, right: Evidence) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  private struct Entry: Hashable, Sendable {
    let directory: String
    let module: String
    let evidence: Evidence
  }

  private var entries: [Entry] = []

  package init() {}

  /// Every module that anything speaks of.
  package var modules: Set<String> { Set(entries.map(\.module)) }

  /// Adds that the sources in `directory`, and below it, go into `module`. The empty directory holds
  /// everything.
  package mutating func add(_ module: String, for directory: String, by evidence: Evidence) {
    entries.append(Entry(directory: directory, module: module, evidence: evidence))
  }

  /// The module of the file at `path`: by the strongest evidence, and of that, by the directory
  /// that is nearest to the file. Nil if nothing says it.
  package func module(of path: String) -> String? {
    let known = entries.filter { path.isBelow($0.directory) }
    return known.max {
      ($0.evidence, $0.directory.utf8.count) < ($1.evidence, $1.directory.utf8.count)
    }?.module
  }
}

extension String {
  /// Whether the path is that of `directory` or of something in it.
  fileprivate func isBelow(_ directory: String) -> Bool {
    directory.isEmpty || self == directory
      || hasPrefix(directory.hasSuffix("/") ? directory : directory + "/")
  }
}
