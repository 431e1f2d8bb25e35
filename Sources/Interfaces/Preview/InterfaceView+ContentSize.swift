import AutoLayout
import SourceText
import XMLText

extension InterfaceView {
  /// Returns the intrinsic size of the content in points; a dimension is nil if the view has none.
  /// `width` is the width of the view, if it is known. Lines are broken to it.
  func contentSize(
    _ interface: Interface, _ traits: Traits, _ texts: Texts, width: Double?
  ) -> (width: Double?, height: Double?) {
    let font = font(traits.textSize)
    func lines(_ text: String) -> WrappedText {
      WrappedText(text, font, room: width ?? .infinity, limit: lineLimit)
    }
    switch kind {
    case .label:
      let size = lines(text(in: texts) ?? "").size(in: font)
      return isBadge ? (size.width + 20, size.height + 6) : size
    case .button where configuration != nil:
      let sides = 2 * sideInset + widthBeforeTitle(isBusy: interface.isBusy(self), in: font, texts)
      let title = WrappedText(
        text(in: texts) ?? "", font, room: width.map { $0 - sides } ?? .infinity, limit: 0)
      return (
        title.width.roundedUp + sides,
        (Double(title.lines.count) * font.lineHeight).roundedUp + 2 * Self.buttonInsets.vertical
      )
    case .button:
      let title = WrappedText(text(in: texts) ?? "", font, room: .infinity, limit: 1)
      return (max(30, title.width.roundedUp), (font.lineHeight + 12).rounded())
    case .textField:
      let shown = text(in: texts) ?? placeholder(in: texts) ?? ""
      let hasBorder = element["borderStyle"] == "roundedRect"
      return (
        font.width(of: shown).roundedUp + (hasBorder ? 14 : 0),
        max(hasBorder ? 34 : 0, (font.lineHeight + (hasBorder ? 14 : 2)).rounded())
      )
    case .textView:
      if element["scrollEnabled"] != "NO" { return (nil, nil) }
      let text = WrappedText(
        text(in: texts) ?? "", font,
        room: width.map { $0 - 2 * textInsets.horizontal } ?? .infinity,
        limit: 0)
      return (
        text.width.roundedUp + 2 * textInsets.horizontal,
        Double(text.lines.count) * font.lineHeight + 2 * textInsets.vertical
      )
    case .segmentedControl where isOptionMenu:
      return menuSize(in: texts, isFilled: interface.isFilled, traits)
    case .segmentedControl:
      let widths = segments(in: texts).map { font.width(of: $0) + 24 }
      return (Double(widths.count) * (widths.max() ?? 0).roundedUp, 32)
    case .stars: return starSizes.width == 52 ? (260, 44) : (88, 16)
    // It is drawn two points wider than it is aligned.
    case .switch: return (49, 31)
    case .slider: return (nil, 31)
    case .stepper: return (94, 32)
    case .progressView: return (nil, 4)
    case .activityIndicatorView:
      let side = element["style"]?.lowercased().contains("large") == true ? 37.0 : 20
      return (side, side)
    case .pageControl: return (max(39, 24 * number("numberOfPages", 0)), 26)
    case .datePicker where isOptionalDate:
      return optionalDateSize(isChosen: interface.isFilled, traits)
    case .datePicker:
      switch element["style"] {
      case "wheels": return (320, 216)
      case "inline": return (320, 330)
      default: return compactDate.map { ($0.width, CompactDate.height) } ?? (320, 216)
      }
    case .imageView:
      guard let image else { return (nil, nil) }
      return image.isSymbol
        ? (symbolSide, symbolSide)
        : interface.imageSizes[image.name] ?? (nil, nil)
    case .wkWebView: return (nil, element["placeholderIntrinsicHeight"].flatMap(Double.init))
    case .pickerView: return (nil, 216)
    case .searchBar: return (nil, 56)
    case .navigationBar, .toolbar: return (nil, 44)
    default: return (nil, nil)
    }
  }

  /// Returns the distances of the first baseline from the top of the view, and of the last one from
  /// its bottom, if the text fills the view. Returns nil for a view without text.
  func baselines(_ traits: Traits) -> (first: Double, last: Double)? {
    guard [.label, .button, .textField, .textView].contains(kind) else { return nil }
    let font = font(traits.textSize)
    return (font.ascent, font.lineHeight - font.ascent)
  }
}
