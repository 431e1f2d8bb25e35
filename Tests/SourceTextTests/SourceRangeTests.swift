import SourceText
import Testing

struct SourceRangeTests {
  private let file = SourceFile(path: "a.yml", text: "größe: 日本\n")

  @Test func `a range is the text between two offsets of bytes`() {
    #expect(file.range(0..<7).text == "größe")
    #expect(file.range(9..<15).text == "日本")
    #expect(file.range(0..<0).text == "")
    #expect(file.range(0..<16).text == "größe: 日本\n")
  }

  @Test func `a range knows its file and its offsets`() {
    let range = file.range(9..<15)
    #expect(range.file == file)
    #expect(range.lowerBound == 9)
    #expect(range.upperBound == 15)
    #expect(range.offsets == 9..<15)
    #expect(range == SourceRange(file: file, offsets: 9..<15))
  }

  @Test func `a range reaches to the end of another`() {
    #expect(file.range(0..<7).extended(to: file.range(9..<15)) == file.range(0..<15))
    #expect(file.range(0..<15).extended(to: file.range(2..<7)) == file.range(0..<15))
  }
}
