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
      for files in module { try files.write(to: place) }
      let sources = try TemporaryFolder.files(below: place).keys.sorted()
        .filter { $0.hasSuffix(".swift") }.map(place.appendingPathComponent)
      let result = try Toolchain.typecheck(sources, module: "Cases\(index)", mode: mode)
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test func `the sources of all cases follow the format`() throws {
    let folder = try TemporaryFolder()
    for (index, module) in try Self.modules.enumerated() {
      for files in module {
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

  /// The cases, in as few modules as their names allow: a process of the compiler costs more than
  /// what it compiles.
  private static var modules: [[FileTree]] {
    get throws {
      var modules: [(names: Set<String>, trees: [FileTree])] = []
      for files in try Case.all.map({ try $0.files() }) {
        let names = Set(files.paths.compactMap { $0.split(separator: "/").last.map(String.init) })
        let free = modules.firstIndex { $0.names.isDisjoint(with: names) }
        if let free {
          modules[free].names.formUnion(names)
          modules[free].trees.append(files)
        } else {
          modules.append((names, [files]))
        }
      }
      return modules.map(\.trees)
    }
  }
}
