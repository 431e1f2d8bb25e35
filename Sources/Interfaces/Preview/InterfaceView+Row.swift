import AutoLayout
import XMLText

/// What UIKit and the runtime add to the rows of lists.
extension InterfaceView {
  /// Whether the view shows the first letter of a label.
  private var isMonogram: Bool { element["customClass"] == "MonogramView" }

  /// The identifier of the label whose first letter the view shows.
  fileprivate var monogramLabel: String? {
    guard isMonogram else { return nil }
    return element.element("connections")?.elements.first { $0["property"] == "nameLabel" }?[
      "destination"]
  }

  /// Whether the view is hidden, or the runtime hides it.
  func isHidden(_ traits: Traits) -> Bool {
    isHidden || isMonogram && traits.textSize == .large || isProgress && !traits.isAtWork
      || element["customClass"] == "ActionButton" && !traits.isEditable
  }

  /// Whether the row shows that it leads somewhere.
  var hasDisclosure: Bool {
    kind == .tableViewCell && element["accessoryType"] == "disclosureIndicator"
  }

  /// Returns the widths that the accessory takes from the content of a row, at the left and at the
  /// right.
  func accessorySides(_ traits: Traits) -> (left: Double, right: Double) {
    guard hasDisclosure else { return (0, 0) }
    return traits.isRightToLeft ? (26.5, 0) : (0, 26.5)
  }

  /// The distance of the separator below the row from the leading edge.
  var separatorInset: Double {
    part("inset", "separatorInset")?["minX"].flatMap(Double.init) ?? 16
  }
}

extension Picture {
  func draw(_ header: ListRows.TableHeader, _ list: Frame, in picture: inout SVG) {
    let (margins, font) = (ListRows.TableHeader.margins, header.font)
    let x =
      layout.traits.isRightToLeft
      ? list.right - margins.side - font.width(of: header.title) : list.x + margins.side
    picture.text(
      header.title, x: x, baseline: list.y + margins.top + font.ascent, font,
      palette.system("labelColor"))
  }

  /// Draws the letter of a monogram, on the colour that the class `MonogramView` of the runtime
  /// gives it.
  func drawMonogram(of view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    guard let index = view.monogramLabel.flatMap(layout.interface.index(of:)),
      let title = layout.interface.views[index].text(in: layout.texts), let letter = title.first
    else { return }
    let number = title.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 65_521 }
    let colors = [0x5B8DC9, 0xC77B4A, 0x5E9F7A, 0x8E6BB0, 0xB85C5F, 0x6B7D8C]
    picture.rectangle(
      frame, radius: view.cornerRadius, fill: Color(colors[number % colors.count]))
    let (text, font) = (letter.uppercased(), Font(size: 17, isBold: true))
    picture.text(
      text, x: frame.x + (frame.width - font.width(of: text)) / 2,
      baseline: frame.y + (frame.height - font.lineHeight) / 2 + font.ascent, font,
      Color(0xFFFFFF))
  }

  func drawAccessory(of view: InterfaceView, _ frame: Frame, in picture: inout SVG) {
    guard view.hasDisclosure else { return }
    let isTurned = layout.traits.isRightToLeft
    let x = isTurned ? frame.x + 23 : frame.right - 23
    let y = frame.y + frame.height / 2 - 5.5
    picture.line(
      "M\(SVG.number(x)) \(SVG.number(y)) l\(isTurned ? -5.5 : 5.5) 5.5 l\(isTurned ? 5.5 : -5.5) 5.5",
      palette.system("tertiaryLabelColor"), width: 2)
  }
}
