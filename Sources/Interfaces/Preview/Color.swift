#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A colour in sRGB. Its components are from 0 to 1.
struct Color: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a colour from a number such as `0x3C3C43` and an opacity.
  init(_ rgb: Int, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue) = (red, green, blue)
    self.alpha = alpha
  }

  /// Returns the opaque colour that results from drawing this colour over another.
  func over(_ background: Color) -> Color {
    func mixed(_ part: KeyPath<Color, Double>) -> Double {
      self[keyPath: part] * alpha + background[keyPath: part] * (1 - alpha)
    }
    return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }

  /// Returns the contrast with another colour, from 1 to 21, as the Web Content Accessibility
  /// Guidelines define it.
  func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// `#3c3c43`, without the opacity.
  var hexadecimal: String {
    let parts = [red, green, blue].map { part in
      let byte = Int((min(1, max(0, part)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + parts.joined()
  }
}
