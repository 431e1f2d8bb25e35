import Foundation
import SourceText
import SwiftText
import TestSupport
import Testing

/// The modules have the public names of Liferay Screens 5.2, or a page says why not, name by name.
struct FormerNamesTests {

  private static let page = BuiltProducts.package.appending(path: "docs/former-names.md")

  @Test func `the page has all names that are gone, and no others`() throws {
    let missing = Set(FormerNames.all.filter { !PublicNames.ofModules.has($0) }.map(\.gone))
    let page = try Self.patterns()
    let unexplained = missing.filter { name in !page.contains { $0.matches(name) } }
    #expect(unexplained.sorted() == [], "names that the page lacks")
    let stale = page.filter { pattern in !missing.contains { pattern.matches($0) } }
    #expect(stale.map(\.text) == [], "names that are not gone")
  }

  /// The code in the first cells of the page's tables.
  private static func patterns() throws -> [Pattern] {
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      row.dropFirst().prefix { $0 != "|" }.matches(of: /`([^`]+)`/).map {
        Pattern(text: String($0.1))
      }
    }
  }

  /// A name, in which `*` is for any letters.
  private struct Pattern {
    let text: String

    func matches(_ name: String) -> Bool {
      let parts = text.split(separator: "*", omittingEmptySubsequences: false)
      guard parts.count > 1 else { return name == text }
      return name.count >= text.count - 1 && name.hasPrefix(parts[0]) && name.hasSuffix(parts[1])
    }
  }
}

/// A public name: of a member with its type, or of a type or a function, which has none.
private struct PublicName: Hashable {
  let owner: String
  let name: String
}

private enum FormerNames {
  static let set = Set(all)

  /// The names of Liferay Screens, from `FormerNames.txt`.
  static let all: [PublicName] = {
    let file = BuiltProducts.package.appending(path: "Tests/LibraryTests/FormerNames.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.replacing("\n  ", with: " ").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .flatMap { line in
        let parts = line.split(separator: ": ", maxSplits: 1)
        return parts[1].split(separator: " ").map {
          PublicName(owner: parts[0] == "-" ? "" : String(parts[0]), name: String($0))
        }
      }
  }()
}

extension PublicName {
  /// The name as the page has it: the first of the types that is gone, or else the member.
  fileprivate var gone: String {
    let types = owner.split(separator: ".").map(String.init)
    for count in types.indices {
      let outer = types[..<count].joined(separator: ".")
      let type = PublicName(owner: outer, name: types[count])
      if FormerNames.set.contains(type), !PublicNames.ofModules.has(type) { return type.text }
    }
    return text
  }

  private var text: String { owner.isEmpty ? name : "\(owner).\(name)" }
}

/// The public names of the modules of this package.
private struct PublicNames {
  private var members: [String: Set<String>] = [:]
  private var inherited: [String: Set<String>] = [:]

  static let ofModules: PublicNames = {
    var names = PublicNames()
    for module in [
      "HeadlessUIKit", "LiferayMobileSDK", "LiferayScreens", "LiferayScreensLibrary",
      "LiferayScreensCompatibility",
    ] {
      let folder = BuiltProducts.package.appending(path: "Sources/\(module)")
      let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
      for path in paths where path.hasSuffix(".swift") && !path.hasPrefix("Tests/") {
        let data = (try? Data(contentsOf: folder.appending(path: path))) ?? Data()
        let text = String(decoding: data, as: UTF8.self)
        names.add(Outline(of: SourceFile(path: path, text: text)))
      }
    }
    return names
  }()

  private mutating func add(_ outline: Outline) {
    for member in outline.members where isPublic(member.modifiers) || member.kind == .alias {
      members["", default: []].insert(member.name.text)
      if member.kind == .alias, let type = member.type {
        inherited[member.name.text, default: []].insert(type.text)
      }
    }
    for type in outline.types { add(type, in: "") }
  }

  private mutating func add(_ type: TypeDeclaration, in outer: String) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    if type.kind != .extension, isPublic(type.modifiers) || members[outer]?.isEmpty == false {
      members[outer, default: []].insert(type.name.text)
    }
    inherited[name, default: []].formUnion(type.inherited.map(\.text.lastWord))
    for member in type.members
    where isPublic(member.modifiers) || isPublic(type.modifiers) && type.kind == .extension
      || type.kind == .protocol || member.kind == .enumCase
    {
      members[name, default: []].insert(member.name.text)
    }
    for inner in type.types { add(inner, in: name) }
  }

  private func isPublic(_ modifiers: Set<String>) -> Bool {
    !modifiers.isDisjoint(with: ["public", "open"])
  }

  /// Returns whether the type, or one that it derives from, has the name.
  func has(_ name: PublicName) -> Bool {
    var seen: Set<String> = []
    var left = [name.owner]
    while let type = left.popLast() {
      guard seen.insert(type).inserted else { continue }
      if members[type]?.contains(name.name) == true { return true }
      left += inherited[type] ?? []
    }
    return false
  }
}

extension String {
  /// The name without attributes and scopes: `B` for `@unchecked A.B`.
  fileprivate var lastWord: String {
    split { $0 == "." || $0 == " " }.last.map(String.init) ?? self
  }
}
