import Regeneration
import Testing

struct GitAttributesTests {
  private static let lines = """
    # screens-gen: 'screens-gen merge --help' says how git comes to merge these
    .*.screens-gen linguist-generated -diff merge=screens-gen
    *.xib merge=screens-gen

    """

  @Test func `wanted lines make the file, or come at its end`() {
    #expect(FileChange(gitAttributes: nil, isWanted: true) == .create(Self.lines))
    #expect(
      FileChange(gitAttributes: .text("*.png binary"), isWanted: true)
        == .update(from: "*.png binary", to: "*.png binary\n" + Self.lines))
    #expect(FileChange(gitAttributes: .text(Self.lines), isWanted: true) == .identical)
    #expect(FileChange(gitAttributes: .other, isWanted: true) == .blocked(.notAFile))
  }

  @Test func `lines of another version are replaced where they are`() {
    let old = "a\n# screens-gen: old\n*.xib merge=screens-gen\nb\r\n"
    #expect(
      FileChange(gitAttributes: .text(old), isWanted: false)
        == .update(from: old, to: "a\n" + Self.lines + "b\r\n"))
  }

  @Test func `nothing changes where nobody wanted the lines`() {
    #expect(FileChange(gitAttributes: nil, isWanted: false) == nil)
    #expect(FileChange(gitAttributes: .text("a\n"), isWanted: false) == nil)
    #expect(FileChange(gitAttributes: .text(Self.lines), isWanted: false) == nil)
    #expect(FileChange(gitAttributes: .other, isWanted: false) == nil)
  }
}
