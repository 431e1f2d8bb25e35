import TestSupport
import Testing

@testable import ScreensGenerator

/// Lines that no template of ours makes, as one of a developer's own may.
struct LineWrappingAnyTextTests {
  private static let pieces = [
    "guard ", " else {", "if ", "for ", "let ", "var ", "func ", "class ", "case ", " = ", " -> ",
    " ?? ", " + ", " == ", ": ", ", ", ",", ".", " ", "(", ")", "[", "]", "] {", "{", "}", " {",
    "\"", "\\", "a", "name", "é",
  ]

  @Test(arguments: 0..<20)
  func `no line stops the run, however odd, and none loses a sign`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let wrapping = LineWrapping(width: 20)
    for _ in 0..<500 {
      let count = Int.random(in: 4...24, using: &random)
      let line = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      #expect(signs(of: wrapping.wrapped(line)) == signs(of: line))
    }
  }

  @Test func `a line with a comment behind its code is not broken`() {
    let line = "let a = f(b, c)  // as before (see there, and here)\n"
    #expect(LineWrapping(width: 40).wrapped(line) == line)
  }

  /// What breaking a line leaves as it is: all but blanks, and the comma behind a last element.
  private func signs(of text: String) -> String {
    text.filter { !" \n,".contains($0) }
  }
}
