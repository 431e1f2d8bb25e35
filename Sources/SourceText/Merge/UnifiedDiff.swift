/// The difference of two texts in the format of `git apply` and `patch`:
///
/// ```
/// --- a/Bookmark.swift
/// +++ b/Bookmark.swift
/// @@ -1,3 +1,3 @@
///  struct Bookmark {
/// -  let url: String
/// +  let url: String?
///  }
/// ```
package struct UnifiedDiff: Hashable, Sendable {
  /// The text of the difference, which is empty if nothing changed, and otherwise consists of whole
  /// lines.
  package let text: String

  /// Creates the difference from `old` to `new`. Nil is a file that does not exist. Each change is
  /// shown with up to `context` unchanged lines before and after it.
  package init(from old: String?, to new: String?, path: String, context: Int = 3) {
    let diff = LineDiff(from: old ?? "", to: new ?? "")
    let names = (old: FileName("a/" + path), new: FileName("b/" + path))
    if diff.changes.isEmpty {
      let isSame = (old == nil) == (new == nil)
      text = isSame ? "" : Self.emptyFile(isNew: old == nil, names.old, names.new)
    } else {
      let oldName = old == nil ? "/dev/null" : names.old.terminated
      let newName = new == nil ? "/dev/null" : names.new.terminated
      let hunks = Hunk.hunks(of: diff, context: context).map { $0.text(in: diff) }
      text = "--- \(oldName)\n+++ \(newName)\n" + hunks.joined()
    }
  }

  /// Returns the difference of an empty file in git's format, because a hunk cannot show a file
  /// without lines.
  private static func emptyFile(isNew: Bool, _ oldName: FileName, _ newName: FileName) -> String {
    """
    diff --git \(oldName.quoted) \(newName.quoted)
    \(isNew ? "new" : "deleted") file mode 100644

    """
  }
}

/// Changes that are shown together because the context lines around them touch.
private struct Hunk {
  var changes: ArraySlice<LineDiff.Change>
  var old: Range<Int>
  var new: Range<Int>

  static func hunks(of diff: LineDiff, context: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    for (index, change) in diff.changes.enumerated() {
      let before = min(context, change.old.lowerBound)
      let after = min(context, diff.old.count - change.old.upperBound)
      let old = change.old.lowerBound - before..<change.old.upperBound + after
      let new = change.new.lowerBound - before..<change.new.upperBound + after
      if let last = hunks.last, old.lowerBound <= last.old.upperBound {
        hunks[hunks.count - 1] = Hunk(
          changes: diff.changes[last.changes.startIndex...index],
          old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
      } else {
        hunks.append(Hunk(changes: diff.changes[index...index], old: old, new: new))
      }
    }
    return hunks
  }

  func text(in diff: LineDiff) -> String {
    var text = "@@ -\(Self.extent(old)) +\(Self.extent(new)) @@\n"
    var unchanged = old.lowerBound
    for change in changes {
      append(diff.old[unchanged..<change.old.lowerBound], marked: " ", to: &text)
      append(diff.old[change.old], marked: "-", to: &text)
      append(diff.new[change.new], marked: "+", to: &text)
      unchanged = change.old.upperBound
    }
    append(diff.old[unchanged..<old.upperBound], marked: " ", to: &text)
    return text
  }

  private func append(_ lines: ArraySlice<Line>, marked mark: String, to text: inout String) {
    for line in lines {
      text += mark + line.text
      if !line.isTerminated { text += "\n\\ No newline at end of file\n" }
    }
  }

  /// Returns the extent of lines: `3,2` for two lines from the third on, `3` for one line, and
  /// `2,0` for no line after the second.
  private static func extent(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }
}

/// A path in the head of a diff. It is in quotes if it contains a quote, a backslash or a character
/// that is not shown as it is.
private struct FileName {
  let quoted: String

  init(_ path: String) {
    let escaped = path.unicodeScalars.map { Self.escape($0) ?? String($0) }.joined()
    quoted = escaped.utf8.count == path.utf8.count ? path : "\"\(escaped)\""
  }

  /// The name, followed by a tab if it would otherwise seem to end at a space.
  var terminated: String {
    quoted.contains(" ") && !quoted.hasPrefix("\"") ? quoted + "\t" : quoted
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case scalar.visible: nil
    default: scalar.utf8.map { "\\" + String(Int($0) + 0o1000, radix: 8).dropFirst() }.joined()
    }
  }
}
