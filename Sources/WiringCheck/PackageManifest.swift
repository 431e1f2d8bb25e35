package import SourceText
import SwiftOutline

/// The targets of a `Package.swift`, as far as they are written as literals.
package struct PackageManifest: Hashable, Sendable {
  /// A target. All paths are relative to the package.
  package struct Target: Hashable, Sendable {
    package let name: String
    /// Where it may be: the directories that SwiftPM searches, if it names no path.
    package let roots: [String]
    /// The directories of its sources.
    package let directories: [String]
    package let excluded: [String]
    /// The files and directories that it bundles; nil if they are not written as literals.
    package let resources: [String]?

    package var module: String { name.moduleName }
  }

  package let targets: [Target]

  package init(_ file: SourceFile) {
    let kinds: Set<String> = ["target", "executableTarget", "testTarget"]
    targets = Call.all(in: file, named: kinds).compactMap { call in
      guard let name = call["name"]?.value else { return nil }
      let folders = call.name.text == "testTarget" ? Self.testFolders : Self.folders
      let roots = call["path"].map { [$0.value] } ?? folders.map { "\($0)/\(name)" }
      func paths(_ literals: [StringLiteral]) -> [String] {
        roots.flatMap { root in literals.map { "\(root)/\($0.value)".cleaned } }
      }
      let sources = call.arguments["sources"]?.literals ?? []
      let resources = call.arguments["resources"].map { $0.literals + $0.nested }
      return Target(
        name: name, roots: roots.map(\.cleaned),
        directories: sources.isEmpty ? roots.map(\.cleaned) : paths(sources),
        excluded: paths(call.arguments["exclude"]?.literals ?? []),
        resources: resources?.isEmpty == true ? nil : paths(resources ?? []))
    }
  }

  /// Where SwiftPM looks for a target that names no path.
  private static let folders = ["Sources", "Source", "src", "srcs"]
  private static let testFolders = ["Tests", "Sources", "Source", "src", "srcs"]
}

extension String {
  /// The name of its module: `my_app` for `my-app`.
  fileprivate var moduleName: String {
    String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The path without `.` and redundant slashes.
  fileprivate var cleaned: String {
    split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
