import Foundation
import TestSupport

/// The members that the compiled runtime's classes really have, as the compiler tells them.
struct RuntimeMembers {
  private var members: [String: Set<String>] = [:]
  private var superclasses: [String: String] = [:]

  init() throws {
    for module in ["LiferayScreens", "HeadlessUIKit"] { add(try Self.graph(of: module)) }
  }

  /// The public symbols of a module of the runtime.
  static func graph(of module: String) throws -> Graph {
    let folder = try TemporaryFolder()
    let run = try Subprocess(
      "swift",
      [
        "symbolgraph-extract", "-module-name", module, "-I", BuiltProducts.modules.path,
        "-target", try target(), "-output-dir", folder.url.path,
        "-minimum-access-level", "public",
      ])
    guard run.status == 0 else { throw NoGraph(errors: run.errors) }
    let file = folder.url.appendingPathComponent("\(module).symbols.json")
    return try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
  }

  /// What a property of a subclass of `type` cannot be called: the properties that `type` and its
  /// superclasses in the runtime have, and their methods without arguments.
  func ofClass(_ type: String) -> Set<String> {
    var names: Set<String> = []
    var next: String? = type
    while let current = next {
      names.formUnion(members[current] ?? [])
      next = superclasses[current]
    }
    return names
  }

  private mutating func add(_ graph: Graph) {
    let names = Dictionary(graph.symbols.map { ($0.identifier.precise, $0.pathComponents) }) {
      first, _ in first
    }
    for symbol in graph.symbols where symbol.pathComponents.count == 2 {
      guard ["swift.property", "swift.method"].contains(symbol.kind.identifier) else { continue }
      let name = symbol.pathComponents[1]
      if name.hasSuffix("()") {
        members[symbol.pathComponents[0], default: []].insert(String(name.dropLast(2)))
      } else if !name.contains("(") {
        members[symbol.pathComponents[0], default: []].insert(name)
      }
    }
    for relation in graph.relationships where relation.kind == "inheritsFrom" {
      let superclass = names[relation.target]?.last ?? relation.targetFallback?.lastName
      if let type = names[relation.source]?.last { superclasses[type] = superclass }
    }
  }

  private static func target() throws -> String {
    let info = try Subprocess("swiftc", ["-print-target-info"]).output
    return try JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8)).target.triple
  }

  private struct NoGraph: Error {
    let errors: String
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable {
      let triple: String
    }
    let target: Target
  }

  struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable {
        let identifier: String
      }
      struct Identifier: Decodable {
        let precise: String
      }
      let kind: Kind
      let identifier: Identifier
      struct Fragment: Decodable {
        let spelling: String
      }
      let pathComponents: [String]
      let declarationFragments: [Fragment]?
    }
    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
      let targetFallback: String?
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
  }
}

extension String {
  /// `UIView` for `HeadlessUIKit.UIView`.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
