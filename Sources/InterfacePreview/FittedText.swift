import XMLNotation

/// A text as a view shows it: broken into lines, with a smaller font if the view allows that.
struct FittedText {
  let lines: [String]
  let font: Font
  /// Whether something of it cannot be read.
  let isCut: Bool

  init(_ text: String, of view: InterfaceView, _ traits: Traits, in frame: Frame) {
    var font = view.font(traits.textSize)
    var broken = TextLines(text, font, room: frame.width, limit: view.lineLimit)
    let smallest = font.size * view.minimumScale
    if broken.isCut, view.lineLimit == 1, smallest < font.size, broken.width > 0 {
      font.size = max(smallest, font.size * frame.width / broken.width)
      broken = TextLines(text, font, room: frame.width, limit: 1)
    }
    // A line of the system's font has a point above and below its letters.
    let height = Double(broken.lines.count) * font.lineHeight - 2
    isCut = broken.isCut || !view.scrolls && height > frame.height + TextLines.tolerance
    lines = broken.lines
    self.font = font
  }
}

extension InterfaceView {
  enum Alignment { case left, center, right }

  /// The side of its frame at which a text begins.
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

  /// How much of a slider or a progress view is filled, from 0 to 1.
  var fraction: Double {
    if kind == .progressView { return min(1, max(0, number("progress", 0.5))) }
    let (low, high) = (number("minValue", 0), number("maxValue", 1))
    return high > low ? min(1, max(0, (number("value", 0.5) - low) / (high - low))) : 0
  }

  /// What a date picker shows, whatever day it is.
  var sampleDate: String {
    switch element["datePickerMode"] {
    case "time": "9:41"
    case "countDownTimer": "0 hours 1 min"
    case "dateAndTime": "Jan 9, 2007 9:41"
    default: "January 9, 2007"
    }
  }
}
