import SourceText
import XIBMerge

/// A XIB, small enough to be read at a glance.
enum Sheet {
  static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="320" height="92"/>
                <subviews>
                    <textField placeholder="Title" id="title">
                        <rect key="frame" x="8" y="8" width="304" height="34"/>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    </textField>
                    <button tag="2" id="add">
                        <rect key="frame" x="8" y="50" width="304" height="34"/>
                        <state key="normal" title="Add"/>
                    </button>
                </subviews>
                <constraints>
                    <constraint firstItem="title" firstAttribute="top" secondItem="root" id="c1"/>
                    <constraint firstItem="add" firstAttribute="top" secondItem="title" id="c2"/>
                </constraints>
                <connections>
                    <outlet property="titleField" destination="title" id="o1"/>
                    <outlet property="addButton" destination="add" id="o2"/>
                </connections>
            </view>
        </objects>
    </document>

    """

  /// The sheet with some of its text replaced, wherever it is.
  static func with(_ edits: Edit...) -> String { with(edits) }

  static func with(_ edits: [Edit]) -> String {
    edits.reduce(base) { text, edit in
      precondition(text.contains(edit.old), "the sheet does not hold \(edit.old)")
      return text.replacing(edit.old, with: edit.new)
    }
  }

  /// What becomes of the sheet when both sides edit it: the text, or the conflicts as printed.
  static func merged(
    yours: [Edit], generated: [Edit], preferring side: MergedXIB.Side? = nil
  ) -> String {
    merged(yours: with(yours), generated: with(generated), preferring: side)
  }

  static func merged(
    base: String = base, yours: String, generated: String, preferring side: MergedXIB.Side? = nil
  ) -> String {
    let merge = MergedXIB(
      base: SourceFile(path: "base.xib", text: base),
      yours: SourceFile(path: "yours.xib", text: yours),
      generated: SourceFile(path: "generated.xib", text: generated), preferring: side)
    var printer = DiagnosticPrinter()
    return merge.text ?? printer.text(for: merge.conflicts)
  }
}

/// A text and what takes its place.
struct Edit {
  let old: String
  let new: String

  init(_ old: String, _ new: String) {
    self.old = old
    self.new = new
  }
}
