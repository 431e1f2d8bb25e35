import SourceText
import SwiftText
import Testing

/// Arguments of calls, which a manifest is read by.
struct CallTests {
  private func argument(_ text: String) -> Call.Argument? {
    let file = SourceFile(path: "a.swift", text: "let a: A = .f(x: true, a: \(text), z: b + c)\n")
    return Outline(of: file, calls: ["f"]).calls.first?.arguments["a"]
  }

  @Test(arguments: [
    #""A""#, #"["A", "b/c"]"#, "[]", "nil", "true", "12", #"[.product(name: "A", package: "b")]"#,
    #"[.target(name: "A", condition: .when(platforms: [.iOS, .macOS]))]"#,
    #"[Target.Dependency.product(name: "A", package: "b")]"#, #"[.copy("a"), .process("b"),]"#,
  ])
  func `an argument of literals, lists and calls is written out`(_ text: String) {
    #expect(argument(text)?.isWrittenOut == true)
  }

  @Test(arguments: [
    "name", #""A" + "B""#, #""\(head)B""#, #"["A"] + more"#, #"["A", name]"#, "makeNames()",
    #"["A"].map { .target(name: $0) }"#, #"names.map(Target.make)"#, #""a".capitalized"#,
    "[.shared]", ".shared", #"[feature("A")]"#, #"isLarge ? "A" : "B""#, #"[.copy(path)]"#,
  ])
  func `an argument that something else gives is not`(_ text: String) {
    #expect(argument(text)?.isWrittenOut == false)
  }
}
