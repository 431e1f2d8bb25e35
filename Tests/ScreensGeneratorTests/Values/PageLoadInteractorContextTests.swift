import Testing

@testable import ScreensGenerator

/// The expressions of a list: what rows are grouped by, kept under and shown as.
struct PageLoadInteractorContextTests {
  private func generation(_ keys: String, properties: String = "folderId: Int64") -> Generation {
    Generation(
      """
      screenlet: Rows
      models:
        Row:
          { name: String, note: String?, url: URL?, size: Int, rate: Double?, day: Date? }
      properties: { \(properties) }
      list:
        of: Row
        connector:
          properties: { \(properties) }
          service: LRBookmarksEntryService_v7
          rows: { method: getRows, arguments: { start: startRow, end: endRow } }
        \(keys)
      """)
  }

  @Test(arguments: [
    ("name", "row.name"), ("note", "row.note"), ("url", "row.url?.absoluteString"),
    ("size", "String(row.size)"), ("rate", "row.rate.map { String($0) }"),
    ("host of name", "URL(string: row.name)?.host?.lowercased()"),
    ("host of note", "row.note.flatMap { URL(string: $0) }?.host?.lowercased()"),
    ("host of url", "row.url?.host?.lowercased()"),
    ("first letter of name", "row.name.first.map { $0.uppercased() }"),
    ("first letter of note", "row.note?.first.map { $0.uppercased() }"),
  ])
  func `a section is a text, or nil for a row that has none`(
    section: String, expression: String
  ) throws {
    let interactor = try generation("section: \(section)").file("PageLoadInteractor.swift")
    #expect(
      interactor.contains(
        """

          override open func sectionForRowObject(_ object: AnyObject) -> String? {
            guard let row = object as? Row else { return nil }
            return \(expression)
          }

        """))
  }

  @Test func `rows of one day are in one section`() throws {
    let interactor = try generation("section: day").file("PageLoadInteractor.swift")
    #expect(
      interactor.contains(
        """
            return row.day.map {
              DateFormatter.localizedString(from: $0, dateStyle: .medium, timeStyle: .none)
            }

        """))
  }

  @Test(arguments: [
    ("a: Int", "", #""\(a)""#), ("a: String", "", "String(reflecting: a)"),
    ("a: Int32, b: Bool", "", #""\(a)-\(b)""#),
    ("a: String, b: String?", "", #""\(String(reflecting: a))-\(String(reflecting: b))""#),
    ("a: CGFloat, b: CGSize", "", #""\(a)-\(String(reflecting: b))""#),
    (
      "a: Int", "cacheKey: [context.server, a]",
      #""\(String(reflecting: LiferayServerContext.server))-\(a)""#
    ),
    ("a: Int", "cacheKey: context.companyId", #""\(LiferayServerContext.companyId)""#),
    ("c: Int", "", #""\(self.c)""#), ("in: Int", "", #""\(`in`)""#),
    ("", "", #""all""#),
  ])
  func `a cache key has its texts in quotes, so that no two keys read the same`(
    properties: String, keys: String, expression: String
  ) throws {
    let interactor = try generation(keys, properties: properties).file("PageLoadInteractor.swift")
    #expect(
      interactor.contains(
        """

          override open func cacheKey(_ c: PaginationLiferayConnector) -> String {
            \(expression)
          }

        """))
  }

  @Test func `a list that is not kept has no key`() throws {
    let interactor = try generation("cacheKey: []").file("PageLoadInteractor.swift")
    #expect(!interactor.contains("cacheKey"))
  }

  @Test(arguments: [
    ("name", "row?.name"), ("note", "row?.note"), ("url", "row?.url?.absoluteString"),
    ("size", "row?.size.formatted()"), ("rate", "row?.rate?.formatted()"),
  ])
  func `a cell shows an attribute as text, and nothing while its row is on its way`(
    attribute: String, expression: String
  ) throws {
    let cell = try generation("cell: \(attribute)").file("RowCell_default.swift")
    #expect(cell.contains("      titleLabel?.text = \(expression)\n"))
    #expect(!cell.contains("detailLabel"))
    #expect(!cell.contains("HttpConnector"))
  }

  @Test func `a cell shows a date as rows do`() throws {
    let cell = try generation("cell: { title: name, detail: day }").file("RowCell_default.swift")
    #expect(
      cell.contains(
        """
              titleLabel?.text = row?.name
              detailLabel?.text = row?.day?.textInRow

        """))
  }

  @Test(arguments: [
    ("name", "row?.name"), ("note", "row?.note"), ("url", "row?.url?.absoluteString"),
  ])
  func `an image is loaded from what the attribute holds`(
    attribute: String, address: String
  ) throws {
    let cell = try generation("cell: { title: name, image: \(attribute) }")
      .file("RowCell_default.swift")
    #expect(cell.contains("      thumbnailImageView?.showImage(at: \(address))\n"))
  }
}
