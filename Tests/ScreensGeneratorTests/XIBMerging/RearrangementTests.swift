import Foundation
import HeadlessUIKit
import Interfaces
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
    _ rearrangement: String, _ change: String
  ) throws {
    let change = try #require(Self.changes[change])
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
    #expect(try findings(in: text) == [], "\(text)")
    // A second run has nothing to do.
    let again = MergedXIB(
      base: SourceFile(path: "base.xib", text: generated),
      yours: SourceFile(path: "yours.xib", text: text),
      generated: SourceFile(path: "generated.xib", text: generated))
    #expect(again.text == text)
  }

  /// What the constraints leave open.
  private func findings(in xib: String) throws -> [String] {
    let plain =
      xib
      .replacing(/\ customClass="[^"]*"(\ customModule(Provider)?="[^"]*")*/, with: "")
      .replacing(/(?s)<connections>.*?<\/connections>/, with: "")
    let nib = UINib(data: Data(plain.utf8), fileName: "a.xib")
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    return AutoLayoutCheck.findings(in: view).map(\.description)
  }
}
