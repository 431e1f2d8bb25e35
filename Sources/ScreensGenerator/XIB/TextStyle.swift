/// A text style of the system, whose font has the size that the user chose.
enum TextStyle: String {
  case largeTitle = "title0"
  case title1, title2, title3, headline, body, subhead, footnote, caption1

  /// The name in a XIB, after `UICTFontTextStyle`.
  var xibName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The name of the font in SwiftUI; nil for the usual one.
  var swiftUIName: String? {
    switch self {
    case .body: nil
    case .title1: "title"
    case .subhead: "subheadline"
    case .caption1: "caption"
    default: "\(self)"
    }
  }

  /// The height of a line at the usual size, rounded up to a pixel of the XIB's device.
  var lineHeight: Double { (pointSize * 1.193359375 * 3).rounded(.up) / 3 }

  var pointSize: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .subhead: 15
    case .footnote: 13
    case .caption1: 12
    }
  }
}
