import AutoLayout
import XMLText

/// The content of the lists of an interface: the XIBs of its kinds of rows and of a header.
struct ListRows {
  /// The kinds of rows, which take turns.
  private let kinds: [Interface]
  private let header: Interface?
  /// The texts in the language of the picture.
  private let texts: [String: String]
  /// What the list shows instead of rows.
  let placeholder: InterfaceLayout?

  /// The name of the first section of a table, or nil for a list without sections.
  private let section: String?

  /// The most rows of a picture, all of which have different texts.
  private static let count = 6

  init(
    kinds: [Interface] = [], header: Interface? = nil, texts: [String: String] = [:],
    section: String? = nil, placeholder: InterfaceLayout? = nil
  ) {
    self.kinds = kinds
    self.header = header
    self.texts = texts
    self.section = section
    self.placeholder = placeholder
  }

  /// The header that the runtime gives the sections of a table.
  struct TableHeader {
    let title: String
    let font: Font

    /// The distances of the title from the edges.
    static let margins = (top: 18.0, side: 16.0, bottom: 6.0)

    var height: Double { Self.margins.top + font.lineHeight + Self.margins.bottom }
  }

  /// Returns the header of a table's first section; nil if it has none.
  func tableHeader(in view: InterfaceView, _ traits: Traits) -> TableHeader? {
    guard view.kind == .tableView, let section,
      var font = Font(style: "UICTFontTextStyleTitle3", traits.textSize)
    else { return nil }
    font.isBold = true
    return TableHeader(title: section, font: font)
  }

  /// A row or header with its position in a list.
  struct Placed {
    let layout: InterfaceLayout
    let x: Double
    let y: Double
  }

  /// Returns the header and the rows of a table or collection view, from top to bottom.
  func placed(in view: InterfaceView, _ frame: Frame, _ traits: Traits) -> [Placed] {
    var placed: [Placed] = []
    var y = frame.y + (tableHeader(in: view, traits)?.height ?? 0)
    if let header {
      let layout = InterfaceLayout(header, traits, header.shownTexts(texts), width: frame.width)
      placed.append(Placed(layout: layout, x: frame.x, y: y))
      y += layout.frames[0].height
    }
    if kinds.isEmpty { return placed }
    if view.kind == .tableView {
      let layouts = layouts(Self.count, traits, width: frame.width)
      for index in 0..<Self.count where y < frame.bottom {
        let layout = layouts[index % layouts.count]
        placed.append(Placed(layout: layout, x: frame.x, y: y))
        y += max(1, layout.frames[0].height)
      }
      return placed
    }
    let flow = FlowLayout(of: view, frame.width, traits, height: frame.height)
    let layouts = layouts(Self.count, traits, width: flow.width, height: flow.height)
    for index in 0..<Self.count {
      let (column, line) =
        flow.isHorizontal ? (index, 0) : (index % flow.columns, index / flow.columns)
      let left = flow.insets.x + Double(column) * (flow.width + flow.gap)
      let top = y + flow.insets.y + Double(line) * (flow.height + flow.lineSpacing)
      guard top < frame.bottom, left < frame.width else { break }
      let x = traits.isRightToLeft ? frame.width - left - flow.width : left
      placed.append(Placed(layout: layouts[index % layouts.count], x: frame.x + x, y: top))
    }
    return placed
  }

  /// Returns the layouts of the first rows, at most `count`, until they begin again.
  private func layouts(
    _ count: Int, _ traits: Traits, width: Double, height: Double? = nil
  ) -> [InterfaceLayout] {
    let different = kinds.map { max(1, $0.samples.count) }.max() ?? 1
    return (0..<min(count, kinds.count * different)).map { index in
      let row = kinds[index % kinds.count]
      return InterfaceLayout(
        row, traits, row.shownTexts(texts, ofRow: index), width: width, height: height)
    }
  }
}

/// A flow layout, which arranges items of one size in lines.
struct FlowLayout {
  var width = 50.0
  var height = 50.0
  var lineSpacing = 10.0
  var insets = (x: 0.0, y: 0.0)
  var columns = 1
  /// The distance between the items of a line, which extends from inset to inset.
  var gap = 0.0
  /// Whether all items are in one line, which scrolls horizontally.
  var isHorizontal = false

  /// Creates the layout of a list with this room for its rows; `height` is nil if it is unknown.
  init(of view: InterfaceView, _ room: Double, _ traits: Traits, height listHeight: Double? = nil) {
    let layout = view.part("collectionViewFlowLayout", "collectionViewLayout")
    func part(_ key: String, _ attribute: String) -> Double? {
      let part = layout?.elements.first { $0["key"] == key }
      return part?[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
    width = max(1, part("itemSize", "width") ?? width)
    height = max(1, part("itemSize", "height") ?? height)
    lineSpacing = layout?["minimumLineSpacing"].flatMap(Double.init) ?? lineSpacing
    insets = (part("sectionInset", "minX") ?? 0, part("sectionInset", "minY") ?? 0)
    let spacing = layout?["minimumInteritemSpacing"].flatMap(Double.init) ?? 10
    isHorizontal = layout?["scrollDirection"] == "horizontal"
    let free = room - 2 * insets.x
    if layout?["customClass"] == "TileLayout" {
      fit(isHorizontal ? room : free, spacing, traits, listHeight)
    }
    if isHorizontal {
      gap = lineSpacing
      return
    }
    columns = Int(max(1, min(1000, (free + spacing) / max(1, width + spacing))))
    if columns > 1 { gap = (free - Double(columns) * width) / Double(columns - 1) }
  }

  /// Makes the items share the room, as the class `TileLayout` of the runtime does.
  private mutating func fit(
    _ room: Double, _ spacing: Double, _ traits: Traits, _ listHeight: Double?
  ) {
    let font = { (size: Traits.TextSize) in Font(style: "UICTFontTextStyleSubhead", size)?.size ?? 1
    }
    let texts = (height - width * 3 / 4) * max(1, font(traits.textSize) / font(.standard))
    if isHorizontal {
      width = room - 64
      if let listHeight {
        width = min(width, ((listHeight - 2 * insets.y - texts) * 4 / 3).rounded(.down))
      }
      width = max(1, width)
    } else {
      let most = max(2, ((room + spacing) / max(1, width + spacing)).rounded(.down))
      let columns = traits.textSize == .large ? 1 : most
      width = max(1, ((room + spacing) / columns - spacing).rounded(.down))
    }
    height = max(1, (width * 3 / 4 + texts).rounded(.up))
    guard isHorizontal else { return }
    insets.x = (room - width) / 2
    if let listHeight { insets.y = max(insets.y, (listHeight - height) / 2) }
  }
}
