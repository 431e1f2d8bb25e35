import Testing

@testable import Interfaces

struct GalleryTests {
  private func preview(_ theme: String) throws -> ThemePreview {
    ThemePreview(screenlet: "A & B", theme: theme, try interface(xib("")), checked: [])
  }

  private func look(_ title: String, _ svg: String) -> ThemePreview.Look {
    ThemePreview.Look(title: title, svg: svg)
  }

  @Test func `the page has all pictures, by Screenlet and theme`() throws {
    let gallery = Gallery(of: [
      (try preview("default"), [look("usual", "1"), look("320 points", "2")]),
      (try preview("flat"), [look("usual", "3")]),
    ])
    #expect(
      gallery.files.dropFirst().map { "\($0.path): \($0.text)" } == [
        "A & B/default/usual.svg: 1", "A & B/default/320-points.svg: 2", "A & B/flat/usual.svg: 3",
      ])
    #expect(gallery.files[0].path == "index.html")
    #expect(
      gallery.files[0].text.split(separator: "<body>\n")[1] == """
        <h1>A &amp; B</h1>
        <h2>default</h2>
        <div>
        <figure><img src="A &amp; B/default/usual.svg" alt="usual"><figcaption>usual</figcaption></figure>
        <figure><img src="A &amp; B/default/320-points.svg" alt="320 points"><figcaption>320 points</figcaption></figure>
        </div>
        <h2>flat</h2>
        <div>
        <figure><img src="A &amp; B/flat/usual.svg" alt="usual"><figcaption>usual</figcaption></figure>
        </div>
        </body>
        </html>

        """)
  }

  @Test func `a comparison has what differs, before and after, and what is new`() throws {
    let gallery = Gallery(
      of: [
        (try preview("default"), [look("usual", "1"), look("dark", "2")]),
        (try preview("flat"), [look("usual", "3")]), (try preview("same"), [look("usual", "4")]),
      ], earlier: [[look("usual", "0"), look("dark", "2")], nil, [look("usual", "4")]])
    #expect(
      gallery.files.dropFirst().map { "\($0.path): \($0.text)" } == [
        "A & B/default/usual.before.svg: 0", "A & B/default/usual.svg: 1",
        "A & B/flat/usual.svg: 3",
      ])
    let same = Gallery(
      of: [(try preview("same"), [look("usual", "4")])], earlier: [[look("usual", "4")]])
    #expect(same.files.map(\.path) == ["index.html"])
    #expect(same.files[0].text.contains("<p>No picture differs.</p>"))
  }
}
