import SourceText
import Testing
import XMLText

/// The views of rows, which follow from the roles of the attributes.
struct CellTests {
  private func spec(_ cell: String, _ theme: String, delegate: String = "") -> String {
    """
    screenlet: Inbox
    models:
      Note:
        { name: String, body: String, userName: String, url: String, price: Double,
          createDate: Date?, icon: URL? }
    list:
      of: Note
      connector:
        service: LRBookmarksEntryService_v7
        rows:
          method: getEntriesWithGroupId
          arguments: { groupId: 1, folderId: 0, start: startRow, end: endRow }
      cell: \(cell)
      \(delegate)
    themes: { default: '\(theme)' }
    """
  }

  /// The views of the cell, one a line, and how they are shown.
  private func views(_ spec: String) throws -> String {
    let text = try Generation(spec).file("Cell_default.xib")
    var ignored = Diagnostics()
    let document = try #require(
      Document(parsing: SourceFile(path: "a.xib", text: text), reporting: &ignored))
    let cell = try #require(document.root.element("objects")?.elements.last)
    let content = cell.elements.first { $0["key"] == "contentView" } ?? cell
    return ([cell["accessoryType"]].compactMap(\.self) + lines(content, "")).joined(separator: "\n")
  }

  private func lines(_ element: Element, _ indent: String) -> [String] {
    (element.element("subviews")?.elements ?? []).flatMap { view -> [String] in
      let font = view.element("fontDescription")?["style"]?.dropFirst("UICTFontTextStyle".count)
      let words = [
        view["text"] ?? view["customClass"] ?? view.name, font.map(String.init),
        view["text"] == nil || view["customClass"] == nil ? nil : "bold",
        view.element("color")?["systemColor"] == "secondaryLabelColor" ? "pale" : nil,
        view["numberOfLines"], view["lineBreakMode"] == "middleTruncation" ? "middle" : nil,
        view["alignment"] ?? view["axis"],
      ]
      return [indent + words.compactMap(\.self).joined(separator: " ")]
        + lines(view, indent + "  ")
    }
  }

  @Test(arguments: [
    (
      "{ title: name }", "full",
      """
      stackView center
        Title Body 2
      """
    ),
    (
      "{ title: name, detail: url }", "full",
      """
      stackView center
        MonogramView
        stackView vertical
          Title Body 2
          Detail Subhead pale 1 middle
      """
    ),
    (
      "{ title: name, detail: createDate }", "full",
      """
      AdaptiveRow firstBaseline
        Title Body 2
        Detail Footnote pale 1
      """
    ),
    (
      "{ title: name, detail: price, image: icon }", "full",
      """
      AdaptiveRow center
        imageView
        Title Body 2
        Detail Headline 1
      """
    ),
    (
      "{ title: body, detail: userName }", "full",
      """
      stackView top
        MonogramView
        stackView vertical
          Detail Subhead bold 1
          Title Body 0
      """
    ),
    (
      "{ title: name, detail: url }", "full, collection",
      """
      MonogramView
      stackView vertical
        Title Subhead bold 2
        Detail Footnote pale 1 middle
      """
    ),
    (
      "{ title: name, detail: body, image: icon }", "full, collection",
      """
      stackView vertical
        imageView
        stackView vertical
          Title Subhead 2
          Detail Footnote pale 1
      """
    ),
  ])
  func `a cell shows its attributes by their roles`(
    _ cell: String, _ theme: String, _ expected: String
  ) throws {
    #expect(try views(spec(cell, theme)) == expected)
  }

  @Test func `a row that can be selected says that it leads somewhere`() throws {
    let spec = spec("{ title: name }", "full", delegate: "delegate: { selected: onNote }")
    #expect(try views(spec).hasPrefix("disclosureIndicator\n"))
  }
}
