package import SourceText
import SwiftOutline

/// The targets of a `Package.swift`, as far as they are written as literals.
package struct PackageManifest: Hashable, Sendable {
  /// A target, and the directories of its sources, relative to the package.
  package struct Target: Hashable, Sendable {
    package let module: String
    package let directories: [String]
    /// The paths that it excludes.
    package let excluded: [String]
  }

  package let targets: [Target]

  package init(_ file: SourceFile) {
    let kinds: Set<String> = ["target", "executableTarget", "testTarget"]
    targets = Call.all(in: file, named: kinds).compactMap { call in
      guard let name = call["name"] else { return nil }
      let folders = call.name.text == "testTarget" ? Self.testFolders : Self.folders
      let paths = call["path"].map { [$0] } ?? folders.map { "\($0)/\(name)" }
      let sources = call.arguments["sources"]?.map(\.value) ?? []
      return Target(
        module: name.moduleName,
        directories: paths.flatMap { path in
          sources.isEmpty ? [path.cleaned] : sources.map { "\(path)/\($0)".cleaned }
        },
        excluded: paths.flatMap { path in
          (call.arguments["exclude"] ?? []).map { "\(path)/\($0.value)".cleaned }
        })
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
