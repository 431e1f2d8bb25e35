import Testing

struct DocumentTests {
  @Test func `a second document is refused`() {
    let text = """
      a
      ---
      b

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: a second document starts here; keep one document in a file
        2 | ---
          | ^~~

        """)
  }

  @Test func `a document with nothing in it counts`() {
    let text = """
      ---
      ---

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: a second document starts here; keep one document in a file
        2 | ---
          | ^~~

        """)
  }

  @Test func `text after the end of the document is refused`() {
    let text = """
      a
      ...
      b

      """
    #expect(
      complaints(about: text) == """
        spec.yml:3:1: error: text after the end of the document; remove it
        3 | b
          | ^
        spec.yml:2:1: note: the document ends here
        2 | ...
          | ^~~

        """)
  }

  @Test func `a document after the end of the document is refused`() {
    let text = """
      a
      ...
      --- b

      """
    #expect(
      complaints(about: text) == """
        spec.yml:3:1: error: a second document starts here; keep one document in a file
        3 | --- b
          | ^~~

        """)
  }

  @Test func `text cannot follow an end marker`() {
    let text = """
      a
      ... b

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:5: error: text after '...'; remove it
        2 | ... b
          |     ^

        """)
  }
}
