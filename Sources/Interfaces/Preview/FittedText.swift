import AutoLayout
import XMLText

/// The text of a view as the view shows it: broken into lines, and in a smaller font if the view
/// allows that.
struct FittedText {
  let lines: [String]
  let font: Font
  /// Whether a part of the text is cut off.
  let isCut: Bool

  init(_ text: String, of view: InterfaceView, _ traits: Traits, in frame: Frame) {
    var font = view.font(traits.textSize)
    var broken = WrappedText(text, font, room: frame.width, limit: view.lineLimit)
    let smallest = font.size * view.minimumScale(traits.textSize)
    if broken.isCut, view.lineLimit == 1, smallest < font.size, broken.width > 0 {
      font.size = max(smallest, font.size * frame.width / broken.width)
      broken = WrappedText(text, font, room: frame.width, limit: 1)
    }
    // A line of the system font has a point of space above its letters and below them.
    let height = Double(broken.lines.count) * font.lineHeight - 2
    isCut = broken.isCut || !view.scrolls && height > frame.height + WrappedText.tolerance
    lines = broken.lines
    self.font = font
  }
}

extension InterfaceView {
  enum Alignment { case left, center, right }

  /// Returns the alignment of the view's text in its frame.
  func alignment(_ traits: Traits) -> Alignment {
    if [.button, .segmentedControl, .datePicker, .other].contains(kind) { return .center }
    switch element["textAlignment"] {
    case "left": return .left
    case "center": return .center
    case "right": return .right
    default: return traits.isRightToLeft ? .right : .left
    }
  }

  var hasRoundedBorder: Bool { element["borderStyle"] == "roundedRect" }

  /// The filled part of a slider or a progress view, from 0 to 1.
  var fraction: Double {
    if kind == .progressView { return min(1, max(0, number("progress", 0.5))) }
    let (low, high) = (number("minValue", 0), number("maxValue", 1))
    return high > low ? min(1, max(0, (number("value", 0.5) - low) / (high - low))) : 0
  }

  /// The date of a picker in the compact style; nil for another style.
  var compactDate: CompactDate? {
    let mode = element["datePickerMode"]
    guard kind == .datePicker, !["wheels", "inline"].contains(element["style"]),
      mode != "countDownTimer"
    else { return nil }
    return CompactDate(hasDate: mode != "time", hasTime: mode != "date")
  }

  /// The text of a date picker, which is the same on every day.
  var sampleDate: String {
    switch element["datePickerMode"] {
    case "time": "9:41"
    case "countDownTimer": "0 hours 1 min"
    case "dateAndTime": "Jan 9, 2007 9:41"
    default: "January 9, 2007"
    }
  }
}
