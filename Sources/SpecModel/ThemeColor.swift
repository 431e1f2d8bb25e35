import SourceText

/// A colour of a theme set: `'#A61C1C'`, or a name of a colour in UIKit.
package enum ThemeColor: Hashable, Sendable {
  /// The four components, each from 0 to 255.
  case components(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  /// A member of `UIColor`: `white`.
  case named(String)
}

extension ThemeColor {
  /// The colours that have a name on every platform.
  package static let names = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "label", "lightGray",
    "magenta", "orange", "purple", "red", "systemBackground", "systemBlue", "systemGray",
    "systemGreen", "systemRed", "white", "yellow",
  ]

  /// Red, green, blue and opacity, each from 0 to 255; nil for a colour of the system, which
  /// differs between light and dark mode.
  package var fixedComponents: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    switch self {
    case .components(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    case .named("clear"): (0, 0, 0, 0)
    case .named(let name): Self.fixed[name].map { ($0[0], $0[1], $0[2], 255) }
    }
  }

  /// Whether black is easier to read on the colour than white; nil for a colour of the system and
  /// for a translucent one.
  package var isLight: Bool? {
    guard let color = fixedComponents, color.alpha > 127 else { return nil }
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    return 299 * red + 587 * green + 114 * blue > 127_500
  }

  /// The named colours that are the same in light and dark, as UIKit's documentation gives them.
  private static let fixed: [String: [UInt8]] = [
    "black": [0, 0, 0], "blue": [0, 0, 255], "brown": [153, 102, 51], "cyan": [0, 255, 255],
    "darkGray": [85, 85, 85], "gray": [128, 128, 128], "green": [0, 255, 0],
    "lightGray": [170, 170, 170], "magenta": [255, 0, 255], "orange": [255, 128, 0],
    "purple": [128, 0, 128], "red": [255, 0, 0], "white": [255, 255, 255], "yellow": [255, 255, 0],
  ]

  /// Reads `#A61C1C`, `#A61C1C80`, `#A11` or a name.
  init?(_ text: Located<String>, reporting log: DiagnosticLog) {
    if Self.names.contains(text.value) {
      self = .named(text.value)
    } else if let color = Self.components(of: text.value) {
      self = color
    } else {
      log.error(.noColor(text.value), at: text.range)
      return nil
    }
  }

  fileprivate static func components(of text: String) -> ThemeColor? {
    guard text.first == "#" else { return nil }
    var digits: [UInt8] = []
    for character in text.dropFirst() {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(UInt8(digit))
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [0xF, 0xF] }
    guard digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: 8, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return .components(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }
}

extension Diagnostic.Message {
  fileprivate static func noColor(_ text: String) -> Self {
    let isBare = ThemeColor.components(of: "#" + text) != nil
    let hint =
      isBare ? "; did you mean '#\(text)'?" : suggestion(for: text, in: ThemeColor.names)
    return "cannot read '\(text)' as a colour"
      + (hint.isEmpty
        ? "; write '#' and six digits, eight with the opacity, as in '#A61C1C', "
          + "or a name such as 'white' or 'systemBlue'"
        : hint)
  }
}
