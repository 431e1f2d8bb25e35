import Foundation
import Regeneration
import SourceText
import TestSupport
import Testing

@testable import ScreensGenerator
@testable import SwiftText

/// Names of a spec that generated code needs for what others have made.
struct NamesInUseTests {
  /// By the sources and tests of all cases.
  @Test func `what generated code mentions and does not declare is in use`() throws {
    let sources = try Case.all.flatMap { item -> [SourceFile] in
      let files = try item.files()
      return files.paths.filter { $0.hasSuffix(".swift") }.map { path in
        SourceFile(path: "\(item.name)/\(path)", text: files[path] ?? "")
      }
    }
    var mentioned: [String: String] = [:]
    var declared: Set<String> = []
    let keywords = ["class", "enum", "case", "func", "import", "let", "protocol", "struct", "var"]
    for file in sources {
      var lexer = Lexer(file)
      lexer.readTokens()
      for (before, token) in zip(lexer.tokens, lexer.tokens.dropFirst()) {
        guard let name = token.name, name.first?.isUppercase == true else { continue }
        if keywords.contains(before.word ?? "") { declared.insert(name) }
        // What is behind a dot is looked for in a type, an attribute not among types alone, and a
        // macro among macros.
        if ![".", "@", "#"].contains(where: before.isMark) { mentioned[name] = file.path }
      }
    }
    // A model of the library, which a case names with its module.
    let others = ["Any", "Self", "FileEntry"]
    let missing = mentioned.filter { name, _ in
      !Names.inUse.union(Names.inSwiftUI).contains(name) && !declared.contains(name)
        && !name.contains("Service_v") && !others.contains(name)
    }
    #expect(missing == [:])
  }

  @Test func `a class of the runtime that is called as a generated one may be is in use`() throws {
    let endings = [
      "Connector", "Interactor", "ProgressPresenter", "Screenlet", "ScreenletDelegate",
      "ScreenletEvents", "Synchronizer", "ThemeConstants", "ViewModel",
    ]
    for module in ["LiferayMobileSDK", "LiferayScreens", "LiferayScreensTesting", "HeadlessUIKit"] {
      for file in try sourceFiles(below: "Sources/\(module)", endingWith: ".swift") {
        let names = Outline(of: file).types
          .filter { $0.kind != .extension && !$0.modifiers.isDisjoint(with: ["public", "open"]) }
          .map(\.name.text)
          .filter { name in endings.contains { name.hasSuffix($0) && name != $0 } }
        #expect(names.filter { !Names.inUse.contains($0) } == [])
      }
    }
  }

  /// By the files of the examples and those that the tests expect.
  @Test func `what generated code mentions of the runtime is in use`() throws {
    var runtime: Set<String> = []
    for module in ["LiferayMobileSDK", "LiferayScreens", "HeadlessUIKit"] {
      for file in try sourceFiles(below: "Sources/\(module)", endingWith: ".swift") {
        let types = Outline(of: file).types.filter {
          $0.kind != .extension && !$0.modifiers.isDisjoint(with: ["public", "open"])
        }
        runtime.formUnion(types.map(\.name.text))
      }
    }
    let files =
      try sourceFiles(below: "Examples", endingWith: ".swift").filter {
        $0.path.contains("Screenlet/")
      } + sourceFiles(below: "Tests/ScreensGeneratorTests/Cases", endingWith: ".output")
    let mentioned = files.reduce(into: Set<String>()) { words, file in
      for line in file.text.split(separator: "\n") where !line.contains("<placeholder ") {
        // What is in quotes or behind a comment's slashes is not code.
        let code = line.split(separator: "//", omittingEmptySubsequences: false)[0]
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        for index in stride(from: 0, to: parts.count, by: 2) {
          let names = parts[index].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          words.formUnion(names.map(String.init))
        }
      }
    }
    let missing = mentioned.intersection(runtime)
      .subtracting(Names.inUse.union(Names.inSwiftUI))
      .filter { name in
        // A service has a name that no spec makes; a model of the spec goes before the runtime's type.
        !name.contains("Service_v") && !files.contains { $0.text.contains("class \(name) {") }
      }
    #expect(missing.sorted() == [])
  }

  @Test func `a theme set for a presenter of the runtime`() {
    #expect(
      Generation("theme: default\nprogress: {}\n", named: "default.theme.yml").printed == """
        default.theme.yml:1:8: error: the generated code uses 'DefaultProgressPresenter' for something else; choose another name
        1 | theme: default
          |        ^~~~~~~

        """)
    #expect(
      Generation("theme: default\nsizes: { a: 1 }\n", named: "default.theme.yml").printed == "")
  }
}
