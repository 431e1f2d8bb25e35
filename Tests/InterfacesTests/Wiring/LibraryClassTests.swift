import Foundation
import SourceText
import SwiftText
import TestSupport
import Testing

@testable import Interfaces

/// Screenlets of LiferayScreensLibrary in the XIBs and storyboards of apps.
struct LibraryClassTests {
  @Test func `the public types of the library`() {
    let types = outlines(of: "LiferayScreensLibrary").flatMap(\.publicTypes)
    #expect(LibraryClasses.types == Set(types))
    #expect(LibraryClasses.names.count > 60)
  }

  @Test func `Objective-C knows the classes that XIBs name by their plain names`() {
    let classes = outlines(of: "LiferayScreensLibrary").flatMap(\.types).filter {
      $0.kind == .class && $0.attribute("objc")?.argument == $0.name.text
    }
    #expect(LibraryClasses.names.subtracting(classes.map(\.name.text)) == [])
  }

  @Test func `the names that only old code uses, with all public types`() {
    let outlines = outlines(of: LibraryClasses.formerModule)
    let types = Set(outlines.flatMap(\.publicTypes))
    #expect(types.subtracting(LibraryClasses.formerNames) == [])
    let members = outlines.flatMap { $0.members + $0.types.flatMap(\.members) }.map(\.name.text)
    #expect(LibraryClasses.formerNames.subtracting(types).subtracting(members) == [])
  }

  private func outlines(of module: String) -> [Outline] {
    let folder = BuiltProducts.package.appendingPathComponent("Sources/\(module)")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/") }.map { path in
      let data = try? Data(contentsOf: folder.appendingPathComponent(path))
      return Outline(
        of: SourceFile(path: path, text: String(decoding: data ?? Data(), as: UTF8.self)))
    }
  }
}

extension Outline {
  /// The public types and aliases outside of other types.
  fileprivate var publicTypes: [String] {
    types.filter { $0.kind != .extension && !$0.modifiers.isDisjoint(with: ["public", "open"]) }
      .map(\.name.text) + members.filter { $0.kind == .alias }.map(\.name.text)
  }
}
