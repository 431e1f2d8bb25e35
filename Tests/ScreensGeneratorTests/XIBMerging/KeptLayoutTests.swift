import Foundation
import SourceText
import TestSupport
import Testing
import XMLText

/// A XIB of constraints, from before views were generated in stack views, that somebody edited in ten
/// places: `Cases/Layouts`.
@MainActor
struct KeptLayoutTests {
  private static let spec = """
    screenlet: AddBookmark
    module: Bookmarks
    viewModel:
      url: String? { get }
      title: String? { get set }
    actions:
      add-bookmark: { kind: custom }
      get-title: { kind: custom }

    """

  private let base: String
  private let yours: String

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Cases/Layouts")
    base = try String(
      contentsOf: folder.appending(path: "AddBookmarkView_default.xib"), encoding: .utf8)
    let edits = try String(
      contentsOf: folder.appending(path: "AddBookmarkView_default.edits"), encoding: .utf8)
    var files = ["xib": base]
    for edit in try FileStep.all(in: edits) { try files.apply(edit) }
    yours = files["xib"] ?? ""
  }

  @Test func `a XIB with edited constraints stays as it is`() throws {
    let merge = merged(try generated(Self.spec))
    #expect(merge.text == yours && merge.keepsLayout)
    #expect(
      merge.warnings.sorted.map(\.message.text) == [
        """
        your constraints stay, and with them this layout without stack views; 'diff --on-conflict \
        theirs' shows the generated one, and 'generate --on-conflict theirs' takes it and keeps a \
        copy of yours
        """
      ])
  }

  @Test(arguments: [true, false])
  func `a new field gets constraints and an outlet`(isLater: Bool) throws {
    let spec = Self.spec.replacingOccurrences(
      of: "get set }\n", with: "get set }\n  notes: String?\n")
    let generated = try generated(spec)
    let merge = merged(generated, from: isLater ? try self.generated(Self.spec) : base)
    let text = try #require(merge.text, "\(merge.conflicts.printed)")
    let xib = RearrangedXIB(text)
    #expect(try xib.findings == [], "\(text)")
    let row = xib.row(of: "notesTextField")
    #expect(xib.parent(of: row) == xib.parent(of: xib.destination(of: "titleTextField")))
    #expect(
      text.contains("firstItem=\"\(row)\" firstAttribute=\"top\" secondItem=\"PJA-ZE-MfE\""))
    #expect(
      merge.warnings.sorted.map(\.message.text).first == """
        'notesTextField' is after 'titleTextField', because the stack view that it is generated in \
        is not there; move it if it belongs elsewhere
        """)
    #expect(merged(generated, from: generated, text).text == text)
  }

  @Test func `a new field above all others is below them`() throws {
    let spec = Self.spec.replacingOccurrences(
      of: "viewModel:\n", with: "viewModel:\n  notes: String?\n")
    let merge = merged(try generated(spec), from: try generated(Self.spec))
    let text = try #require(merge.text, "\(merge.conflicts.printed)")
    #expect(try RearrangedXIB(text).findings == [], "\(text)")
    #expect(
      merge.warnings.sorted.map(\.message.text) == [
        """
        'notesTextField' is after 'getTitleButton', because the stack view that it is generated in \
        is not there; move it if it belongs elsewhere
        """
      ])
  }

  @Test func `the stack views are taken with everything else that was edited`() throws {
    let merge = merged(try generated(Self.spec), preferring: .generated)
    let text = try #require(merge.text, "\(merge.conflicts.printed)")
    let xib = RearrangedXIB(text)
    #expect(try xib.findings == [], "\(text)")
    for mark in ["UICTFontTextStyleHeadline", "title=\"Save\"", "New bookmark", "addressTextField"]
    {
      #expect(text.contains(mark), "\(mark)")
    }
    let content = xib.parent(of: "own-la-bel")
    #expect(xib.elements.first { $0["id"] == content }?.name == "stackView")
    #expect(
      merge.warnings.sorted.map(\.message.text) == [
        """
        the label 'New bookmark' is before 'addressTextField', without its constraints, because a \
        stack view arranges those views now; move it if it belongs elsewhere
        """
      ])
  }

  private func generated(_ spec: String) throws -> String {
    try Generation(spec, named: "AddBookmark.screenlet.yml").file("View_default.xib")
  }

  private func merged(
    _ generated: String, from base: String? = nil, _ yours: String? = nil,
    preferring side: MergedXIB.Side? = nil
  ) -> MergedXIB {
    MergedXIB(
      base: SourceFile(path: "base.xib", text: base ?? self.base),
      yours: SourceFile(path: "yours.xib", text: yours ?? self.yours),
      generated: SourceFile(path: "generated.xib", text: generated), preferring: side,
      allowsOwnLayout: true)
  }
}
