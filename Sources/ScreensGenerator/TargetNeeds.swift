import SourceText

/// The settings that a target of a `Package.swift` needs for what is generated into it.
package struct TargetNeeds: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case sources, tests
  }

  package let name: String
  package let kind: Kind
  /// The folder of the target, relative to the folder of the package.
  package let path: String
  /// Whether the manifest declares the target, so that it is only extended.
  package let isDeclared: Bool
  /// The targets of the package, and the products of other packages, that the target depends on.
  package var dependencies: [Dependency]
  /// The paths of files that are not compiled, and of resources, relative to the folder of the
  /// target.
  package var excluded: [String]
  package var resources: [String]

  package enum Dependency: Hashable, Sendable {
    case target(String)
    case product(String, package: String)
  }

  package init(
    _ name: String, _ kind: Kind, at path: String, isDeclared: Bool, dependencies: [Dependency],
    excluded: [String] = [], resources: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.path = path
    self.isDeclared = isDeclared
    self.dependencies = dependencies
    self.excluded = excluded
    self.resources = resources
  }
}

extension TargetNeeds {
  /// Whether the manifest has all of the settings already.
  package var isEmpty: Bool {
    isDeclared && dependencies.isEmpty && excluded.isEmpty && resources.isEmpty
  }

  /// The statement of a manifest that gives the target what it needs; nil if it needs nothing.
  var statement: String? {
    if isDeclared { return extending }
    let folder = kind == .tests ? "Tests" : "Sources"
    let arguments =
      ["name: \(name.literal)"] + Self.list("dependencies: ", dependencies.map(\.source))
      + (path == "\(folder)/\(name)" ? [] : ["path: \(path.literal)"])
      + Self.list("exclude: ", excluded.map(\.literal))
      + Self.list("resources: ", resources.map { ".process(\($0.literal))" })
    let maker = kind == .tests ? "testTarget" : "target"
    let lines = arguments.joined(separator: ",\n").linesIndented
    return "package.targets.append(\n  .\(maker)(\n\(lines)))\n"
  }

  private var extending: String? {
    let lines =
      Self.list("target.dependencies += ", dependencies.map(\.source))
      + Self.list("target.exclude += ", excluded.map(\.literal))
      + Self.list(
        "target.resources = (target.resources ?? []) + ",
        resources.map { ".process(\($0.literal))" })
    if lines.isEmpty { return nil }
    let body = lines.map { $0.split(separator: "\n").map { "  \($0)\n" }.joined() }.joined()
    return "for target in package.targets where target.name == \(name.literal) {\n\(body)}\n"
  }

  private static let longestLine = 90

  /// Returns the head and a list of values, one to a line if there are several; none for an empty
  /// list.
  private static func list(_ head: String, _ values: [String]) -> [String] {
    switch values.count {
    case 0: []
    case 1 where head.count + values[0].count < longestLine: ["\(head)[\(values[0])]"]
    default: ["\(head)[\n" + values.map { "  \($0),\n" }.joined() + "]"]
    }
  }
}

extension TargetNeeds.Dependency {
  fileprivate var source: String {
    switch self {
    case .target(let name): name.literal
    case .product(let name, let package):
      ".product(name: \(name.literal), package: \(package.literal))"
    }
  }
}

extension String {
  fileprivate var literal: String { "\"" + escapedForSwift + "\"" }

  /// The lines, indented as arguments of a nested call.
  fileprivate var linesIndented: String {
    split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  }
}
