import SpecModel

extension ThemeColor {
  /// What text on the colour is to be written in, as a member of `UIColor`; nil if white, which the
  /// runtime takes for it, can be read.
  var textColor: String? {
    switch self {
    case .named("label"): "systemBackground"
    case .named("systemBackground"), .named("clear"): "label"
    case .named(let name): Self.lightNames.contains(name) ? "black" : nil
    case .components(let red, let green, let blue, let alpha):
      // Through half of it, the light or dark of the screen is seen.
      alpha < 128 ? "label" : Self.luminance(red, green, blue) > Self.limit ? "black" : nil
    }
  }

  /// The luminance that white has a contrast of 4.5 to 1 with.
  private static let limit = 1.05 / 4.5 - 0.05

  /// The named colours above that.
  private static let lightNames: Set = [
    "cyan", "gray", "green", "lightGray", "magenta", "orange", "red", "systemBlue", "systemGray",
    "systemGreen", "systemRed", "white", "yellow",
  ]

  /// How bright the colour is, from 0 to 1.
  private static func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The light of a component in sRGB, nearly.
  private static func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    return value * (0.0125 + value * (0.6822 + value * 0.3053))
  }
}
