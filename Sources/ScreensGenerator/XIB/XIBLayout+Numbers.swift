import SpecModel

// Views that show nothing but numbers.
extension XIBLayout {
  /// Returns a tile for each number, two of them beside each other.
  mutating func tiles(_ numbers: [Label]) -> XIBView {
    let tiles = numbers.map { label in
      let texts = number(label, .title1, .footnote)
      let tile = stack(texts, label.key + "Texts", .column(spacing: Self.rowCaptionSpacing))
      let rows = stack([tile], label.key + "Rows", .column(spacing: 0))
      return card(rows, label.key + "Tile")
    }
    let lines = stride(from: 0, to: tiles.count, by: 2).map { first in
      stack(
        Array(tiles[first..<min(first + 2, tiles.count)]), numbers[first].key + "Tiles",
        .tiles(spacing: Self.spacing))
    }
    return stack(lines, "tiles", .column(spacing: Self.spacing))
  }

  /// Returns a number in large digits, and its name to stand below it.
  mutating func number(
    _ label: Label, _ style: TextStyle, _ captionStyle: TextStyle
  ) -> [XIBView] {
    let styles = (LabelStyle(style, isBold: true), LabelStyle(captionStyle, isPale: true))
    var element = ControlElement.label(label.sample, styles.0, labelClass: .value)
    element.accessibility = label.accessibility
    var number = view(element, label.key, height: .atLeast(styles.0.minimumHeight))
    number.width = styles.0.width(of: label.sample)
    var caption = view(
      .caption(label.title, of: label, styles.1), label.key, part: "Caption",
      height: .atLeast(styles.1.minimumHeight))
    caption.width = styles.1.width(of: label.title)
    connect(label, number, caption)
    return [number, caption]
  }
}
