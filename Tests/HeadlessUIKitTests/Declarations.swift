import Foundation

/// What a module declares, by name, from the symbol graphs of the compiler.
struct Declarations {

  private var declarations: [String: Set<String>] = [:]

  /// - Parameter folder: where the symbol graphs are.
  init(of modules: String..., in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files
    where modules.contains(String(file.lastPathComponent.prefix(while: { $0.isLetter }))) {
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      for symbol in graph.symbols {
        guard let declaration = symbol.comparableDeclaration else { continue }
        declarations[symbol.name, default: []].insert(declaration)
      }
    }
  }

  /// The names of what the other module does not declare, or declares otherwise.
  func namesOfDifferences(from other: Declarations) -> [String] {
    declarations.filter { name, own in
      !own.isSubset(of: other.declarations[name, default: []])
    }.keys.sorted()
  }
}

private struct SymbolGraph: Decodable {
  let symbols: [Symbol]
}

private struct Symbol: Decodable {

  struct Identifier: Decodable {
    let precise: String
  }

  struct Kind: Decodable {
    let identifier: String
  }

  struct Fragment: Decodable {
    let spelling: String
  }

  let identifier: Identifier
  let kind: Kind
  let pathComponents: [String]
  let declarationFragments: [Fragment]

  var name: String { pathComponents.joined(separator: ".") }

  /// The declaration without what callers do not see, such as the names of parameters in the body;
  /// nil for what another declaration implies: overrides, and the members of raw values.
  var comparableDeclaration: String? {
    let implied = ["init(rawValue:)", "rawValue", "hash(into:)", "==(_:_:)"]
    let declaration = declarationFragments.map(\.spelling).joined()
    guard !identifier.precise.contains("::SYNTHESIZED"),
      !implied.contains(pathComponents.last ?? ""),
      !declaration.prefix(while: { $0 != "(" }).contains("override ")
    else { return nil }
    return comparable(
      declaration.replacing(#/@(?!MainActor)\w+(\([^)]*\))? /#, with: "")
        .replacing(#/\b(optional|weak|unowned(\(unsafe\))?|final|convenience|required) /#, with: "")
        .replacing(#/\bclass (var|func)\b/#) { "static \($0.1)" }
        .replacing(#/\b([A-Z]\w+\.)+([A-Z]\w+)/#) { "\($0.2)" })
  }

  private func comparable(_ declaration: String) -> String {
    switch kind.identifier {
    case "swift.class", "swift.struct", "swift.enum", "swift.protocol":
      String(declaration.prefix { $0 != ":" }).trimmingCharacters(in: .whitespaces)
    case "swift.property", "swift.type.property":
      declaration.contains("let ")
        ? declaration.replacing("let ", with: "var ") + " { get }"
        : declaration.replacing(#/ \{ get (nonmutating )?set \}/#, with: "")
    default:
      declaration.replacing(#/ = [^,)]+/#, with: "")
        .replacing(#/(\(|, )(\w+) \w+: /#) { "\($0.1)\($0.2): " }
    }
  }
}
