import Testing

@testable import ScreensGenerator

struct FingerprintTests {
  @Test func `texts that differ in one byte, in their order or in their length differ in it`() {
    let text = "open class AddBookmarkScreenlet: BaseScreenlet {\n}\n"
    var texts: Set<String> = ["", "\0", "\0\0", "\0\0\0\0\0\0\0\0", text]
    for count in 1..<text.utf8.count {
      texts.insert(String(text.prefix(count)))
      texts.insert(text.prefix(count) + "~" + text.dropFirst(count + 1))
      texts.insert(String(text.dropFirst(count) + text.prefix(count)))
    }
    #expect(Set(texts.map { Fingerprint(of: $0) }).count == texts.count)
  }

  @Test func `a fingerprint is a text that reads back as itself`() {
    let fingerprint = Fingerprint(of: "class Bookmark {}\n")
    #expect(Fingerprint(fingerprint.text) == fingerprint)
    #expect(Fingerprint("no number") == nil)
  }
}
