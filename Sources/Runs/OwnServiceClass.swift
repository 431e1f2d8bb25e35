import ScreensGenerator
import SourceText
import SwiftText

/// A class for a service that was written by hand into the module, with all of its methods.
struct OwnServiceClass {
  private let name: String
  private let file: SourceFile
  let methods: [OwnMethod]

  /// Reads the class. Returns nil if the file does not declare it, or if it may have other methods.
  init?(_ name: String, in file: SourceFile) {
    let outline = Outline(of: file)
    let parts = outline.types.filter { $0.name.lastPart == name }
    let classes = parts.filter { $0.kind != .extension }
    guard outline.problems.isEmpty, classes.count == 1, classes[0].kind == .class,
      classes[0].inherited.contains(where: { $0.lastPart == "LRBaseService" }),
      parts.allSatisfy(\.isPlain)
    else { return nil }
    self.name = name
    self.file = file
    methods = parts.flatMap(\.members).filter(\.isCallable).map { member in
      OwnMethod(
        name: member.name.text,
        parameters: (member.parameters ?? []).map { parameter in
          let type = parameter.type?.text ?? ""
          return OwnMethod.Parameter(
            label: parameter.label, type: type,
            isOptional: parameter.hasDefault || type.hasSuffix("..."))
        })
    }
  }

  /// Returns whether one of the project's sources may add the method to the class, to one of its
  /// aliases, or to a type that it inherits from.
  func mayGet(_ method: String, from sources: [SourceFile]) -> Bool {
    sources.contains { $0.text != file.text && mayGet(method, from: $0) }
  }

  private func mayGet(_ method: String, from source: SourceFile) -> Bool {
    let text = source.text
    func mentions(_ names: [String]) -> Bool { names.contains { text.firstRange(of: $0) != nil } }
    // An Objective-C category.
    if [".h", ".m"].contains(where: source.path.hasSuffix) {
      return mentions([name, "LRBaseService"])
    }
    guard source.path.hasSuffix(".swift"), mentions([name] + Self.inherited) else { return false }
    let outline = Outline(of: source)
    let extended = outline.types.filter { $0.kind == .extension }.map(\.name.lastPart)
    let aliases = (outline.members + outline.types.flatMap(\.members)).filter { member in
      member.kind == .alias && member.type?.lastPart == name
    }
    return extended.contains(name) || !aliases.isEmpty
      || extended.contains(where: Self.inherited.contains) && mentions([method])
  }

  /// The types from which it inherits methods.
  private static let inherited = ["LRBaseService", "NSObject", "NSObjectProtocol", "Sendable"]
}

extension TypeDeclaration {
  /// Whether it has exactly the methods that are written in it: there are no macros, no conditions,
  /// no protocols with methods, and no closures that are called like methods.
  fileprivate var isPlain: Bool {
    let attributes = attributes + members.flatMap(\.attributes)
    let hasClosures = members.contains { member in
      member.isProperty && member.type.map { $0.text.firstRange(of: "->") != nil } ?? false
    }
    return clauses.isEmpty && !range.text.utf8.contains(UInt8(ascii: "#")) && !hasClosures
      && attributes.allSatisfy { Self.known.contains($0.name.lastPart) }
      && inherited.allSatisfy { ["LRBaseService", "Sendable"].contains($0.lastPart) }
  }

  /// Attributes that are not macros.
  private static let known: Set<String> = [
    "objc", "objcMembers", "nonobjc", "discardableResult", "available", "MainActor", "inlinable",
    "usableFromInline", "preconcurrency",
  ]
}

extension Member {
  /// Whether the rest of the module can call it on an object.
  fileprivate var isCallable: Bool {
    isFunction && !isStatic && modifiers.isDisjoint(with: ["private", "fileprivate"])
  }
}

extension Name {
  /// The last part of the name: `LRBaseService` of `LiferayScreens.LRBaseService`.
  fileprivate var lastPart: String {
    text.split(separator: ".").last.map(String.init) ?? text
  }
}
