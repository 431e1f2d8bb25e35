import SourceText
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("titel", "title"), ("tilte", "title"), ("titl", "title"), ("titlee", "title"),
    ("Title", "title"), ("TITLE", "title"), ("ttile", "title"), ("xitle", "title"),
    ("ur", "url"), ("urll", "url"), ("folderID", "folderId"), ("folder", "folderId"),
    ("U", "u"),
  ])
  func `a slip of the fingers is recognised`(written: String, meant: String) {
    #expect(nearest(to: written, in: ["url", "title", "folderId", "u"]) == meant)
  }

  @Test(arguments: ["", "x", "xy", "name", "titanic", "description", "lru"])
  func `another word is not suggested`(written: String) {
    #expect(nearest(to: written, in: ["url", "title", "folderId"]) == nil)
  }

  @Test func `the only name that begins with a word is meant by it`() {
    #expect(nearest(to: "min", in: ["step", "minimum", "maximum"]) == "minimum")
    #expect(nearest(to: "fold", in: ["url", "folderId"]) == "folderId")
    #expect(nearest(to: "fold", in: ["folderId", "folderName"]) == nil)
    #expect(nearest(to: "ma", in: ["maximum"]) == nil)
    #expect(nearest(to: "fold", in: ["folderId"], within: 1) == nil)
  }

  @Test func `the nearest name wins, and of equals the first`() {
    #expect(nearest(to: "name", in: ["fame", "nome", "names"]) == "fame")
    #expect(nearest(to: "nmae", in: ["game", "name"]) == "name")
  }

  @Test func `the two nearest names are found, however far`() {
    let known = ["screenlet", "folder", "module", "list"]
    #expect(nearestTwo(to: "colour", in: known) == ["folder", "module"])
    #expect(nearestTwo(to: "x", in: ["one"]) == ["one"])
  }

  @Test func `a name is not its own suggestion`() {
    #expect(nearest(to: "title", in: ["title"]) == nil)
    #expect(nearest(to: "title", in: ["title", "titles"]) == "titles")
  }

  @Test func `a very long word is not compared`() {
    let word = String(repeating: "a", count: 64)
    #expect(nearest(to: word, in: [word + "b"]) == word + "b")
    #expect(nearest(to: word + "a", in: [word]) == nil)
    #expect(nearest(to: String(repeating: "a", count: 1_000_000), in: [word]) == nil)
  }

  @Test func `the nearest of thousands of names is found`() {
    let names = (0..<2_000).map { "theme\($0)" }
    for number in stride(from: 10, to: 2_000, by: 100) {
      #expect(nearest(to: "themee\(number)", in: names) == "theme\(number)")
    }
  }

  @Test func `letters count, not bytes`() {
    #expect(nearest(to: "größe", in: ["grösse", "größen"]) == "größen")
    #expect(nearest(to: "日本", in: ["日木"]) == "日木")
  }

  @Test func `a suggestion ends a message`() {
    #expect(suggestion(for: "titel", in: ["title"]) == "; did you mean 'title'?")
    #expect(suggestion(for: "colour", in: ["title"]) == "")
    #expect(suggestion(for: "titel", in: []) == "")
  }
}
