package import SourceText
import SwiftText

/// The targets of a `Package.swift`, as far as they are written as literals.
package struct PackageManifest: Hashable, Sendable {
  /// A target. All paths are relative to the package.
  package struct Target: Hashable, Sendable {
    package let name: String
    package let isTest: Bool
    /// The directories in which the target may be: those that SwiftPM searches if the target has no
    /// path.
    package let roots: [String]
    /// The directories of the target's sources.
    package let directories: [String]
    package fileprivate(set) var excluded: [String]
    /// The names of the targets and products that the target depends on.
    package let dependencies: [String]
    /// The files and directories that the target bundles, or nil if they are not written as
    /// literals.
    package fileprivate(set) var resources: [String]?
    /// The range of the name in the manifest.
    package let range: SourceRange
    /// The labels of arguments that are not literals, and may have any value.
    package let unread: Set<String>

    package var module: String { name.moduleName }
  }

  package let file: SourceFile
  package private(set) var targets: [Target]
  /// The names of other declarations, such as plugins and macros, which a target cannot have.
  package let otherNames: Set<String>
  /// The first target whose name is not a literal, and may be any name.
  package let unnamedTarget: SourceRange?
  /// The packages that the manifest depends on, named by their names or the last parts of their
  /// addresses.
  package let dependencies: [Dependency]
  /// The range of `Package`.
  package let head: SourceRange
  /// The version of the tools that read the manifest, such as `[6, 2]`, or nil if there is none.
  package let toolsVersion: [Int]?
  /// Whether the manifest declares a variable `package` that is a `Package(…)`, to which more can
  /// be added.
  package let declaresPackage: Bool
  /// Whether the manifest sets the default localization.
  package let declaresLanguage: Bool
  /// A package that the manifest depends on.
  package struct Dependency: Hashable, Sendable {
    package let name: String
    /// The path relative to the manifest, if the package is on the same disk.
    package let path: String?
  }

  /// The packages of products, by the names of the products.
  private let packages: [String: String]

  /// Returns the package of a product, if a target names it.
  package func package(of product: String) -> String? { packages[product] }

  package init(_ file: SourceFile) {
    let kinds: Set<String> = ["target", "executableTarget", "testTarget"]
    let otherKinds: Set<String> = ["plugin", "macro", "binaryTarget", "systemLibrary"]
    let outline = Outline(
      of: file,
      calls: kinds.union(otherKinds).union(["product", "package", "Package", "init"]),
      assignments: ["defaultLocalization"])
    let declarations = outline.calls.declaringTargets(kinds.union(otherKinds))
    self.file = file
    otherNames = Set(
      declarations.filter { otherKinds.contains($0.name.text) }.compactMap { $0["name"]?.value })
    unnamedTarget = declarations.first { $0.name(ofLabel: "name") == nil }?.name.range
    dependencies = outline.calls.filter { $0.name.text == "package" }.compactMap(Dependency.init)
    head =
      outline.calls.first { $0.name.text == "Package" || $0.name.text == "init" }?.name.range
      ?? file.range(0..<0)
    toolsVersion = file.toolsVersion
    let products = outline.calls.filter { $0.name.text == "product" }
    packages = Dictionary(
      products.compactMap { call in
        call["name"].flatMap { name in call["package"].map { (name.value, $0.value) } }
      }
    ) { first, _ in first }
    declaresPackage = outline.members.contains(where: \.isPackage)
    declaresLanguage =
      outline.calls.contains { $0.arguments["defaultLocalization"] != nil }
      || outline.assigned.contains { $0.text == "package.defaultLocalization" }
    targets = declarations.filter { kinds.contains($0.name.text) }.compactMap { call in
      guard let literal = call.name(ofLabel: "name") else { return nil }
      let name = literal.value
      let folders = call.name.text == "testTarget" ? Self.testFolders : Self.folders
      let roots = call["path"].map { [$0.value] } ?? folders.map { "\($0)/\(name)" }
      func paths(_ literals: [StringLiteral]) -> [String] {
        roots.flatMap { root in literals.map { "\(root)/\($0.value)".cleaned } }
      }
      let sources = call.arguments["sources"]?.literals ?? []
      let resources = call.arguments["resources"].map { $0.literals + $0.nested }
      return Target(
        name: name, isTest: call.name.text == "testTarget", roots: roots.map(\.cleaned),
        directories: sources.isEmpty ? roots.map(\.cleaned) : paths(sources),
        excluded: paths(call.arguments["exclude"]?.literals ?? []),
        dependencies: (call.arguments["dependencies"]?.literals ?? []).map(\.value)
          + products.filter { call.range.holds($0.range) }.compactMap { $0["name"]?.value },
        resources: resources?.isEmpty == true ? nil : paths(resources ?? []),
        range: literal.range,
        unread: Set(call.arguments.filter { !$0.value.isWrittenOut }.keys))
    }
    extendTargets(as: file)
  }

  /// Adds the exclusions and resources that the manifest adds to targets after their declarations,
  /// in the form in which `screens-gen package` writes them.
  private mutating func extendTargets(as file: SourceFile) {
    let head = "for target in package.targets where target.name == \""
    for loop in file.text.replacing("\r\n", with: "\n").parts(separatedBy: head).dropFirst() {
      let lines = loop.split(separator: "\n")
      guard let name = lines.first?.prefix(while: { $0 != "\"" }),
        let index = targets.firstIndex(where: { $0.name == name })
      else { continue }
      var statement: Substring = ""
      for line in lines.dropFirst().prefix(while: { $0.hasPrefix("  ") }) {
        if line.hasPrefix("  target.") { statement = line }
        let paths = line.literals.flatMap { literal in
          targets[index].roots.map { "\($0)/\(literal)".cleaned }
        }
        if statement.hasPrefix("  target.exclude ") { targets[index].excluded += paths }
        if statement.hasPrefix("  target.resources ") { targets[index].resources? += paths }
      }
    }
  }

  /// The folders in which SwiftPM searches for a target without a path.
  package static let folders = ["Sources", "Source", "src", "srcs"]
  private static let testFolders = ["Tests", "Sources", "Source", "src", "srcs"]
}

extension Member {
  /// Whether the member is `let package = Package(…)`, or the same with `.init(…)`.
  fileprivate var isPackage: Bool {
    guard isProperty, name.text == "package", case .call(let called)? = value else { return false }
    var names = called.text.split(separator: ".").map(String.init)
    if names.last == "init" { names.removeLast() }
    let made = names.isEmpty ? type?.text : names.joined(separator: ".")
    return made == "Package" || made == "PackageDescription.Package"
  }
}

extension SourceRange {
  fileprivate func holds(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension Substring {
  /// The texts in quotes in a line.
  fileprivate var literals: [Substring] {
    parts(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}

extension String {
  /// The name of the module, such as `my_app` for `my-app`.
  fileprivate var moduleName: String {
    String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The path without `.` and redundant slashes.
  fileprivate var cleaned: String {
    split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
