/// A text in which git or a run of the generator has left conflicts between markers.
///
/// ```
/// <<<<<<< HEAD
/// let name: String?
/// =======
/// let title: String
/// >>>>>>> branch
/// ```
///
/// The lines after a `|||||||`, which `merge.conflictStyle` may add, belong to neither side. Only a
/// complete conflict counts: a marker within a comment is an ordinary line.
package struct ConflictedText: Hashable, Sendable {
  package enum Side: Hashable, Sendable {
    case both, ours, theirs
    /// A line of the version that both sides started from.
    case ancestor
    case marker
  }

  /// The lines of the text, and the side that each is on.
  package let lines: [Line]
  package let sides: [Side]
  /// The indices of the lines at which conflicts begin.
  package let starts: [Int]
  /// Whether the conflicts are between your edits and the generated text, instead of between two
  /// branches.
  package let isOfGenerator: Bool

  /// Finds the conflicts in a text. Returns nil if there are none.
  package init?(_ text: String) {
    self.init([Line](of: text))
  }

  package init?(_ lines: [Line]) {
    var sides = Array(repeating: Side.both, count: lines.count)
    var starts: [Int] = []
    var index = 0
    while index < lines.count {
      guard Marker.start.begins(lines[index]),
        let conflict = Self.conflict(at: index, of: lines)
      else {
        index += 1
        continue
      }
      starts.append(index)
      sides.replaceSubrange(index..<index + conflict.count, with: conflict)
      index += conflict.count
    }
    guard let first = starts.first else { return nil }
    self.lines = lines
    self.sides = sides
    self.starts = starts
    isOfGenerator = lines[first].content.text == MergedText.startMarker
  }

  /// Returns the sides of the lines of the conflict at `start`, or nil if it does not end.
  private static func conflict(at start: Int, of lines: [Line]) -> [Side]? {
    var sides: [Side] = [.marker]
    var side = Side.ours
    for line in lines[(start + 1)...] {
      switch side {
      case .ours where Marker.ancestor.begins(line):
        side = .ancestor
        sides.append(.marker)
      case .ours where Marker.middle.begins(line), .ancestor where Marker.middle.begins(line):
        side = .theirs
        sides.append(.marker)
      case .theirs where Marker.end.begins(line):
        return sides + [.marker]
      case _ where Marker.start.begins(line):
        return nil
      default:
        sides.append(side)
      }
    }
    return nil
  }

  /// Returns the text with each conflict replaced by the lines of one side.
  package func text(of side: Side) -> String {
    zip(lines, sides).filter { $1 == side || $1 == .both }.map(\.0).text
  }

  package var ours: String { text(of: .ours) }
  package var theirs: String { text(of: .theirs) }
}

/// The lines that separate the parts of a conflict.
private enum Marker {
  case start, ancestor, middle, end

  private var sign: UInt8 {
    switch self {
    case .start: UInt8(ascii: "<")
    case .ancestor: UInt8(ascii: "|")
    case .middle: UInt8(ascii: "=")
    case .end: UInt8(ascii: ">")
    }
  }

  /// Returns whether a line is such a marker: seven of its signs, alone or followed by a space and
  /// a label.
  func begins(_ line: Line) -> Bool {
    guard line.first == sign else { return false }
    let bytes = line.content.bytes
    guard bytes.count >= 7, bytes.prefix(7).allSatisfy({ $0 == sign }) else { return false }
    let label = bytes.dropFirst(7)
    return label.isEmpty || self != .middle && label.first == UInt8(ascii: " ")
  }
}
