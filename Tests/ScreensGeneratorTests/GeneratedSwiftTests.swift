import Foundation
import ScreensGenerator
import TestSupport
import Testing

/// What the compiler and the linter say about the Swift sources of all cases.
struct GeneratedSwiftTests {
  @Test(arguments: Toolchain.LanguageMode.allCases)
  func `the sources of all cases compile without a warning`(
    _ mode: Toolchain.LanguageMode
  ) throws {
    let folder = try TemporaryFolder()
    for (index, module) in try Self.modules.enumerated() {
      let place = folder.url.appendingPathComponent("Cases\(index)")
      for files in module.trees.values { try files.write(to: place) }
      let sources = try TemporaryFolder.files(below: place).keys.sorted()
        .filter { $0.hasSuffix(".swift") }
      let result = try Toolchain.typecheck(
        sources.filter { !$0.isTest }.map(place.appendingPathComponent), module: module.name,
        mode: mode, emittingTo: place)
      #expect(result.status == 0, "\(result.errors)")
      let tests = sources.filter(\.isTest).map(place.appendingPathComponent)
      if tests.isEmpty { continue }
      let testing = try Toolchain.typecheck(
        tests, module: module.name + "Tests", mode: mode, importingFrom: [place])
      #expect(testing.status == 0, "\(testing.errors)")
    }
  }

  @Test func `the sources of all cases follow the format`() throws {
    let folder = try TemporaryFolder()
    for (index, module) in try Self.modules.enumerated() {
      for files in module.trees.values {
        try files.write(to: folder.url.appendingPathComponent("Cases\(index)"))
      }
    }
    let result = try Toolchain.lint([folder.url])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `the compiler is asked`() throws {
    let folder = try TemporaryFolder()
    let source = folder.url.appendingPathComponent("A.swift")
    try Data("import LiferayScreens\nlet a: Int = \"\"\nfunc f( ) {}\n".utf8).write(to: source)
    for mode in Toolchain.LanguageMode.allCases {
      let result = try Toolchain.typecheck([source], module: "A", mode: mode)
      #expect(result.status != 0)
      #expect(result.errors.contains("A.swift:2:14: error: cannot convert value"))
    }
    #expect(try Toolchain.lint([folder.url]).status != 0)
  }

  /// Cases that are compiled as one module.
  private struct Module {
    let name: String
    /// What each case makes, by the name of the case.
    var trees: [String: FileTree] = [:]

    /// Whether no file of the case is called as one that is there, unless it is the same.
    func hasRoom(for item: String, _ tree: FileTree) -> Bool {
      let others = trees.filter { $0.key != item }.values.flatMap(\.fileNames)
      return tree.fileNames.isDisjoint(with: others)
    }
  }

  /// The cases, each with the theme sets that it uses, in as few modules as their names allow: a
  /// process of the compiler costs more than what it compiles.
  private static var modules: [Module] {
    get throws {
      var modules: [Module] = []
      for item in Case.all {
        let name = try item.module()
        let trees = try Dictionary(
          uniqueKeysWithValues: ([item] + item.setsInModule()).map { ($0.name, try $0.files()) })
        let free = modules.firstIndex { module in
          module.name == name && trees.allSatisfy { module.hasRoom(for: $0.key, $0.value) }
        }
        if let free {
          modules[free].trees.merge(trees) { $1 }
        } else {
          modules.append(Module(name: name, trees: trees))
        }
      }
      return modules
    }
  }
}

extension FileTree {
  /// What the files are called, without their folders.
  fileprivate var fileNames: Set<String> {
    Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
  }
}

extension String {
  /// Whether the path is that of a generated test.
  fileprivate var isTest: Bool { hasSuffix("ScreenletTests.swift") }
}
