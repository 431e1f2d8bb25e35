import SourceText
import SwiftText

/// The code that creates view controllers and loads XIBs, found in one scan of the sources.
struct LoadingCode {
  private var naming: Set<String> = []
  private var loaded: Set<String> = []
  private var made: Set<String> = []

  /// Searches the sources for code that creates objects of the `classes`.
  init(of classes: Set<String>, in outlines: [Outline]) {
    let search = NameSearch(for: classes)
    for outline in outlines {
      let text = outline.file.text
      if text.namesNib { naming.insert(outline.file.path) }
      for call in outline.calls {
        loaded.formUnion(["name", "nibName", ""].compactMap { call[$0]?.value })
      }
      for found in search.all(in: text) where text.follows("(", at: found.range.upperBound) {
        if !text.follows("(nibName:", at: found.range.upperBound) { made.insert(found.name) }
      }
    }
  }

  /// Returns whether the source at `path` names a XIB for a controller.
  func namesNib(_ path: String) -> Bool { naming.contains(path) }

  /// Returns whether code loads the XIB by its name, for an owner of any class.
  func loads(_ xib: String) -> Bool { loaded.contains(xib) }

  /// Returns whether code creates an object of the class without naming a XIB.
  func makes(_ name: String) -> Bool { made.contains(name) }
}

extension String {
  /// Returns whether `text` is at the offset, in bytes.
  fileprivate func follows(_ text: String, at offset: Int) -> Bool {
    utf8.dropFirst(offset).starts(with: text.utf8)
  }

  /// Whether the code names a XIB: `nibName: "Note"`, but not `nibName: nil`.
  fileprivate var namesNib: Bool {
    parts(separatedBy: "nibName:").dropFirst().contains { rest in
      !rest.drop { $0 == " " }.hasPrefix("nil")
    }
  }
}
