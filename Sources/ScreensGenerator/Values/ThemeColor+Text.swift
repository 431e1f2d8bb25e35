import SpecModel

extension ThemeColor {
  /// The colour for text on this one, as a member of `UIColor`; nil if white, which the runtime
  /// uses by default, is readable.
  var textColor: String? {
    switch self {
    case .named("label"): "systemBackground"
    case .named("systemBackground"), .named("clear"): "label"
    case .named(let name): Self.lightNames.contains(name) ? "black" : nil
    case .components(let red, let green, let blue, let alpha):
      // Below half of the opacity, the light or dark screen behind it shows.
      alpha < 128 ? "label" : Self.luminance(red, green, blue) > Self.limit ? "black" : nil
    }
  }

  /// The luminance at which white has a contrast of 4.5 to 1.
  private static let limit = 1.05 / 4.5 - 0.05

  /// The named colours above that limit.
  private static let lightNames: Set = [
    "cyan", "gray", "green", "lightGray", "magenta", "orange", "red", "systemBlue", "systemGray",
    "systemGreen", "systemRed", "white", "yellow",
  ]

  /// Returns the luminance of the colour, from 0 to 1.
  private static func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the approximate linear value of a component in sRGB.
  private static func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    return value * (0.0125 + value * (0.6822 + value * 0.3053))
  }
}
