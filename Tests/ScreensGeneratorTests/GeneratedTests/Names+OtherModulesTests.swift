import Foundation
import SourceText
import SwiftText
import TestSupport
import Testing

@testable import ScreensGenerator

/// Models with names that other modules have too.
struct NamesInOtherModulesTests {
  @Test func `tests import a model by its name if another module has that name`() throws {
    let generation = Generation(
      """
      screenlet: Sample
      module: Samples
      models: { Category: {}, Entry: {}, NSObject: {}, Selector: {}, URLEntry: {} }
      """)
    let tests = try generation.file("SampleScreenletTests.swift")
    #expect(
      tests.split(separator: "\n").filter { $0.hasPrefix("import ") } == [
        "import LiferayScreens", "import LiferayScreensTesting", "import Samples",
        "import class Samples.Category", "import class Samples.NSObject",
        "import class Samples.Selector", "import class Samples.URLEntry", "import Testing",
      ])
  }

  @Test(arguments: [
    "Selector", "NSCoder", "UIResponder", "CGVector", "URLSession", "Unit", "UnitLength",
    "Category",
  ])
  func `a name of Foundation or UIKit is known`(name: String) {
    #expect(Names.isInOtherModules(name))
  }

  @Test(arguments: ["Bookmark", "United", "Unitary", "Casino", "Urls", "NewsEntry", "LastEntry"])
  func `a name that only begins like one is not`(name: String) {
    #expect(!Names.isInOtherModules(name))
  }

  @Test(arguments: ["LiferayMobileSDK", "LiferayScreens", "LiferayScreensTesting", "HeadlessUIKit"])
  func `whatever the runtime declares is known`(module: String) throws {
    let names = try sourceFiles(below: "Sources/\(module)", endingWith: ".swift").flatMap { file in
      Outline(of: file).types
        .filter { $0.kind != .extension && !$0.modifiers.isDisjoint(with: ["public", "open"]) }
        .map(\.name.text)
    }
    #expect(!names.isEmpty)
    #expect(names.filter(isUnknown) == [])
  }

  @Test(arguments: ["Foundation", "ObjectiveC", "UIKit", "WebKit"])
  func `whatever is declared of Apple's modules is known`(module: String) throws {
    let files = try sourceFiles(below: ".ci/uikit/\(module)", endingWith: ".swiftinterface")
    let names = files.flatMap { file in
      Outline(of: file).types.filter { $0.kind != .extension }.map(\.name.text)
        .filter { !$0.hasPrefix("_") }
    }
    #expect(!names.isEmpty)
    #expect(names.filter(isUnknown) == [])
  }

  #if os(Linux)
    @Test(arguments: [
      "Foundation", "FoundationEssentials", "FoundationInternationalization",
      "FoundationNetworking", "Testing",
    ])
    func `whatever a module of the toolchain declares is known`(module: String) throws {
      let folder = try TemporaryFolder()
      let target = try Subprocess("swiftc", ["-print-target-info"])
      let info = try JSONDecoder().decode(TargetInfo.self, from: Data(target.output.utf8))
      let result = try Subprocess(
        "swift",
        [
          "symbolgraph-extract", "-module-name", module, "-target", info.target.triple,
          "-output-dir", folder.url.path, "-minimum-access-level", "public",
        ])
      try #require(result.status == 0, "\(result.errors)")
      let file = folder.url.appendingPathComponent("\(module).symbols.json")
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      let names = graph.symbols.filter(\.isType).compactMap(\.pathComponents.first)
        .filter { $0.first?.isUppercase == true }
      #expect(!names.isEmpty)
      #expect(names.filter(isUnknown).sorted() == [])
    }

    private struct TargetInfo: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }

    private struct SymbolGraph: Decodable {
      struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        let kind: Kind
        let pathComponents: [String]

        var isType: Bool {
          let kinds = ["class", "struct", "enum", "protocol", "typealias", "actor"]
          return pathComponents.count == 1 && kinds.contains { kind.identifier == "swift.\($0)" }
        }
      }
      let symbols: [Symbol]
    }
  #endif

  /// Whether tests would take the name for that of a model.
  private func isUnknown(_ name: String) -> Bool {
    !Names.inUse.contains(name) && !Names.isInOtherModules(name)
  }
}
