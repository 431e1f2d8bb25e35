/// A line of code, divided by its marks.
struct MarkedLine {
  enum Piece {
    case text(Substring)
    case group(Group)
    case point(Mark)
  }

  /// A group whose items can be on their own lines.
  struct Group {
    let kind: Mark
    var items: [MarkedLine]
  }

  var pieces: [Piece]

  init(_ pieces: some Sequence<Piece>) { self.pieces = Array(pieces) }

  /// The code without the spaces at its ends.
  var text: String {
    var text = ""
    append(to: &text)
    let space = UInt8(ascii: " ")
    while text.utf8.last == space { text.removeLast() }
    return text.utf8.first == space ? String(text.drop { $0 == " " }) : text
  }

  private func append(to text: inout String) {
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .group(let group): for item in group.items { item.append(to: &text) }
      case .point: break
      }
    }
  }

  /// The number of collections with several elements. `swift format` reserves a column for a comma
  /// after the last element of each, even if none is needed.
  var collections: Int {
    pieces.reduce(0) { sum, piece in
      guard case .group(let group) = piece else { return sum }
      let isCollection = [.elements, .operand].contains(group.kind) && group.items.count > 1
      return group.items.map(\.collections).reduce(sum + (isCollection ? 1 : 0), +)
    }
  }

  func firstPoint(_ marks: Mark...) -> Int? {
    pieces.firstIndex { if case .point(let mark) = $0 { marks.contains(mark) } else { false } }
  }

  func lastGroup(
    _ kinds: Mark..., where isWanted: (Int) -> Bool = { _ in true }
  ) -> (index: Int, group: Group)? {
    for (index, piece) in zip(pieces.indices, pieces).reversed() {
      if case .group(let group) = piece, kinds.contains(group.kind), isWanted(index) {
        return (index, group)
      }
    }
    return nil
  }

  static func + (left: MarkedLine, right: MarkedLine) -> MarkedLine {
    MarkedLine(left.pieces + right.pieces)
  }
}

// MARK: - Reading marks

extension MarkedLine {
  /// Creates a line from its text and the marks at their offsets.
  init(_ text: Substring, _ marks: [(offset: Int, mark: Mark)]) {
    // The line itself and the open groups, each with its items so far.
    var open: [(kind: Mark, items: [MarkedLine])] = [(.list, [MarkedLine([])])]
    func add(_ piece: Piece) {
      let group = open.count - 1
      open[group].items[open[group].items.count - 1].pieces.append(piece)
    }
    var start = text.startIndex
    for (offset, mark) in marks {
      let end = text.utf8.index(text.startIndex, offsetBy: offset)
      if start < end { add(.text(text[start..<end])) }
      start = end
      switch mark {
      case .next: open[open.count - 1].items.append(MarkedLine([]))
      case .end:
        let group = open.removeLast()
        add(.group(Group(kind: group.kind, items: group.items)))
      case _ where mark.isOpening: open.append((mark, [MarkedLine([])]))
      default: add(.point(mark))
      }
    }
    if start < text.endIndex { add(.text(text[start...])) }
    self.init(open[0].items.flatMap(\.pieces))
  }
}
