import Foundation
import SourceText
import Testing
import XMLText

/// Specs that change, and XIBs that somebody rearranged in Interface Builder.
@MainActor
struct RearrangementTests {
  /// The changes of a spec, by what they do.
  nonisolated static let changes: [String: (from: String, to: String)] = [
    "a member is added": ("  place: String?\n", "  place: String?\n  email: String?\n"),
    "a member is removed": ("  body: { type: String?, widget: textView }\n", ""),
    "a member is renamed": ("  body: {", "  memo: {"),
    "a member has another type": ("  isDone: Bool\n", "  isDone: String?\n"),
  ]

  /// The beginnings of the warnings, by the rearrangement and the change. There is no warning where
  /// the new view is beside one that it is generated beside.
  nonisolated static let warnings = [
    "a stack is dissolved, a member is added": "'emailTextField' is after 'placeTextField'",
    "a stack is dissolved, a member is renamed": "'memoTextView' is after 'titleTextField'",
    "a stack is dissolved, a member has another type":
      "'isDoneTextField' is after 'placeTextField'",
    "the fields are in two columns, a member is added":
      "'emailTextField' is after the view that you put 'placeTextField' into",
    "the fields are in two columns, a member is renamed":
      "'memoTextView' is after the view that you put 'titleTextField' into",
    "the fields are in two columns, a member has another type":
      "'isDoneTextField' is after the view that you put 'placeTextField' into",
    "two rows get a stack of their own, a member is renamed":
      "'memoTextView' is after the view that you put 'titleTextField' into",
    "two rows get a stack of their own, a member has another type":
      "'isDoneTextField' is after the view that you put 'placeTextField' into",
  ]

  private static let spec = """
    screenlet: Note
    viewModel:
      title: String?
      body: { type: String?, widget: textView }
      place: String?
      isDone: Bool
      photo: UIImage?
    actions:
      save: { kind: custom }
      share: { kind: custom }

    """

  @Test(arguments: RearrangedXIB.all.keys.sorted(), changes.keys.sorted())
  func `what somebody rearranged takes what the spec adds`(
    _ rearrangement: String, _ name: String
  ) throws {
    let change = try #require(Self.changes[name])
    let (old, new) = (change.from, change.to)
    let before = Generation(Self.spec)
    let after = Generation(Self.spec.replacingOccurrences(of: old, with: new))
    let base = try before.file(".xib")
    let generated = try after.file(".xib")
    var yours = RearrangedXIB(base)
    let rearrange = try #require(RearrangedXIB.all[rearrangement])
    rearrange(&yours)
    try #require(yours.text != base)

    let merge = MergedXIB(
      base: SourceFile(path: "base.xib", text: base),
      yours: SourceFile(path: "yours.xib", text: yours.text),
      generated: SourceFile(path: "generated.xib", text: generated))
    let text = try #require(merge.text, "\(merge.conflicts.printed)")
    let warnings = merge.warnings.sorted.map { warning in
      String(warning.message.text.prefix { $0 != "," && $0 != ";" })
    }
    #expect(warnings == Self.warnings["\(rearrangement), \(name)"].map { [$0] } ?? [])
    let merged = RearrangedXIB(text)
    // Each outlet leads to a view, and nothing that was placed has moved.
    for outlet in RearrangedXIB(generated).elements where outlet.name == "outlet" {
      let name = outlet["property"] ?? ""
      if rearrangement == "a control is deleted", name == "placeTextField" { continue }
      #expect(!merged.destination(of: name).isEmpty, "\(name)")
    }
    for name in ["titleTextField", "photoImageView", "isDoneCaption"]
    where !merged.destination(of: name).isEmpty {
      #expect(
        merged.parent(of: merged.destination(of: name))
          == yours.parent(of: yours.destination(of: name)), "\(name)")
    }
    #expect(try merged.findings == [], "\(text)")
    // A second run has nothing to do.
    let again = MergedXIB(
      base: SourceFile(path: "base.xib", text: generated),
      yours: SourceFile(path: "yours.xib", text: text),
      generated: SourceFile(path: "generated.xib", text: generated))
    #expect(again.text == text)
  }
}
