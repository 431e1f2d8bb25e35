import Foundation
import SourceText
import SwiftText
import TestSupport

/// The members that the classes of the runtime have, by its sources.
struct RuntimeMembers {
  private var types: [String: [TypeDeclaration]] = [:]

  init() throws {
    for module in ["LiferayScreens", "HeadlessUIKit"] {
      for outline in try Self.outlines(of: module) {
        for type in outline.types { types[type.name.text, default: []].append(type) }
      }
    }
  }

  /// What the sources of a module declare.
  static func outlines(of module: String) throws -> [Outline] {
    let folder = BuiltProducts.package.appendingPathComponent("Sources/\(module)").path
    return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
        return Outline(of: SourceFile(path: path, text: text))
      }
  }

  /// What a property of a subclass of `type` cannot be called: the properties that `type` and its
  /// superclasses in the runtime have, and their methods without arguments.
  func ofClass(_ type: String) -> Set<String> {
    names(of: type) { !$0.isStatic && ($0.isProperty || $0.parameters == []) }
  }

  /// The same with all methods, and with members of the class itself.
  func allOfClass(_ type: String) -> Set<String> {
    names(of: type) { $0.isProperty || $0.isFunction }
  }

  /// The members of the classes that derive straight from `type`.
  func allOfSubclasses(of type: String) -> Set<String> {
    let subclasses = types.filter { $0.value.contains { $0.inherited.first?.text == type } }.keys
    return subclasses.reduce(into: []) { $0.formUnion(allOfClass($1)) }
  }

  /// Whether the runtime itself declares the class; UIKit has more than its substitute here.
  func has(_ type: String) -> Bool {
    types[type] != nil && !["UIView", "NSObject", "Operation"].contains(type)
  }

  private func names(of type: String, where isMeant: (Member) -> Bool) -> Set<String> {
    var names: Set<String> = []
    var next: String? = type
    while let current = next {
      let declarations = types[current] ?? []
      for declaration in declarations {
        let isPublic = !declaration.modifiers.isDisjoint(with: ["public", "open"])
        for member in declaration.members where isMeant(member) {
          let isSeen =
            !member.modifiers.isDisjoint(with: ["public", "open"])
            || declaration.kind == .extension && isPublic
          if isSeen { names.insert(member.name.text) }
        }
      }
      next = declarations.first { $0.kind == .class }?.inherited.first?.text
    }
    return names
  }
}
