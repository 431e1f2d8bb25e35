package import SourceText
import SwiftOutline

/// The targets of a `Package.swift`, as far as they are written as literals.
package struct PackageManifest: Hashable, Sendable {
  /// A target, and the directories of its sources, relative to the package.
  package struct Target: Hashable, Sendable {
    package let name: String
    package let module: String
    package let isTest: Bool
    package let directories: [String]
    /// The paths that it excludes.
    package let excluded: [String]
    /// The names of the targets and the products that it depends on.
    package let dependencies: [String]
    /// The paths of its resources, as it says them.
    package let resources: [String]
  }

  package let targets: [Target]
  /// Whether it declares a variable `package`, to which more can be added.
  package let declaresPackage: Bool
  /// The packages that products come from.
  private let packages: [String: String]

  /// The package that a product comes from, if a target says it.
  package func package(of product: String) -> String? { packages[product] }

  package init(_ file: SourceFile) {
    let kinds: Set<String> = ["target", "executableTarget", "testTarget"]
    let products = Call.all(in: file, named: ["product"])
    let resources = Call.all(in: file, named: ["process", "copy"])
    packages = Dictionary(
      products.compactMap { call in
        call["name"].flatMap { name in call["package"].map { (name, $0) } }
      }
    ) { first, _ in first }
    declaresPackage = Call.all(in: file, named: ["Package"]).contains { call in
      let before = Substring(file.text.utf8.prefix(call.range.lowerBound))
      return before.contains(/(let|var)\s+package\s*(:\s*Package\s*)?=\s*$/)
    }
    targets = Call.all(in: file, named: kinds).compactMap { call in
      guard let name = call["name"] else { return nil }
      let folders = call.name.text == "testTarget" ? Self.testFolders : Self.folders
      let paths = call["path"].map { [$0] } ?? folders.map { "\($0)/\(name)" }
      let sources = call.arguments["sources"]?.map(\.value) ?? []
      return Target(
        name: name, module: name.moduleName, isTest: call.name.text == "testTarget",
        directories: paths.flatMap { path in
          sources.isEmpty ? [path.cleaned] : sources.map { "\(path)/\($0)".cleaned }
        },
        excluded: paths.flatMap { path in
          (call.arguments["exclude"] ?? []).map { "\(path)/\($0.value)".cleaned }
        },
        dependencies: (call.arguments["dependencies"] ?? []).map(\.value)
          + products.filter { call.range.holds($0.range) }.compactMap { $0["name"] },
        resources: resources.filter { call.range.holds($0.range) }
          .compactMap { $0.arguments[""]?.first?.value })
    }
  }

  /// Where SwiftPM looks for a target that names no path.
  private static let folders = ["Sources", "Source", "src", "srcs"]
  private static let testFolders = ["Tests", "Sources", "Source", "src", "srcs"]
}

extension SourceRange {
  fileprivate func holds(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
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
