import Foundation
import SourceText
import SwiftText
import TestSupport
import Testing

@testable import Interfaces

/// Screenlets of LiferayScreensLibrary in the XIBs and storyboards of apps.
struct LibraryClassTests {
  @Test func `the classes of the library that a XIB may name`() {
    let folder = BuiltProducts.package.appendingPathComponent("Sources/LiferayScreensLibrary")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    let names = paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      let data = try? Data(contentsOf: folder.appendingPathComponent(path))
      return Outline(
        of: SourceFile(path: path, text: String(decoding: data ?? Data(), as: UTF8.self))
      ).types.filter { $0.kind == .class && $0.modifiers.contains("open") }.map(\.name.text)
    }
    let shown = names.filter { name in
      name.hasSuffix("Screenlet") || ["View_", "Cell_"].contains { name.contains($0) }
    }
    #expect(shown.count > 60)
    #expect(LibraryClasses.names == Set(shown))
  }
}
