import Testing

@testable import SpecModel

struct WordsTests {
  @Test(arguments: [
    ("folderId", "FolderId"), ("X", "X"), ("_x", "_x"), ("", ""), ("élan", "Élan"),
  ])
  func `a second part starts with a capital`(_ name: String, _ expected: String) {
    #expect(name.upperFirst == expected)
  }

  @Test(arguments: [
    ("add-bookmark", "Add Bookmark"), ("addBookmark", "Add Bookmark"), ("folderId", "Folder ID"),
    ("URLField", "URL Field"), ("get_html.page", "Get HTML Page"), ("page2Title", "Page2 Title"),
    ("x", "X"), ("--x--", "X"), ("url", "URL"), ("élanVital", "Élan Vital"), ("日本", "日本"),
    ("__", "__"), ("", ""),
  ])
  func `a title is the words with capitals`(_ name: String, _ expected: String) {
    #expect(name.title == expected)
  }

  @Test(arguments: [
    ("AddBookmark", "add-bookmark"), ("URLShortener", "url-shortener"), ("X", "x"),
    ("getHTMLPage", "get-html-page"), ("page2Title", "page2-title"), ("a_b.c", "a-b-c"),
  ])
  func `kebab case has a hyphen between the words`(_ name: String, _ expected: String) {
    #expect(name.kebabCase == expected)
  }

  @Test(arguments: [
    ("FolderID", "folder ID"), ("Bookmark", "bookmark"), ("DDLRecord", "DDL record"),
    ("userId", "user ID"), ("JSON", "JSON"), ("A", "a"),
  ])
  func `a phrase is the words without capitals`(_ name: String, _ expected: String) {
    #expect(name.phrase == expected)
  }
}
