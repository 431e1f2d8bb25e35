/// The colours of UIKit that differ between light and dark, by their names in XIBs, from Apple's
/// Human Interface Guidelines.
enum SystemColors {
  static func color(_ name: String, _ appearance: Traits.Appearance) -> Color? {
    let known =
      named[name] ?? named[name.hasSuffix("Color") ? String(name.dropLast(5)) : name + "Color"]
    return known.map { appearance == .light ? $0.light : $0.dark }
  }

  private static let named: [String: (light: Color, dark: Color)] = [
    "systemBackgroundColor": (Color(0xFFFFFF), Color(0x000000)),
    "secondarySystemBackgroundColor": (Color(0xF2F2F7), Color(0x1C1C1E)),
    "tertiarySystemBackgroundColor": (Color(0xFFFFFF), Color(0x2C2C2E)),
    "systemGroupedBackgroundColor": (Color(0xF2F2F7), Color(0x000000)),
    "groupTableViewBackgroundColor": (Color(0xF2F2F7), Color(0x000000)),
    "secondarySystemGroupedBackgroundColor": (Color(0xFFFFFF), Color(0x1C1C1E)),
    "tertiarySystemGroupedBackgroundColor": (Color(0xF2F2F7), Color(0x2C2C2E)),
    "labelColor": (Color(0x000000), Color(0xFFFFFF)),
    "secondaryLabelColor": (Color(0x3C3C43, alpha: 0.6), Color(0xEBEBF5, alpha: 0.6)),
    "tertiaryLabelColor": (Color(0x3C3C43, alpha: 0.3), Color(0xEBEBF5, alpha: 0.3)),
    "quaternaryLabelColor": (Color(0x3C3C43, alpha: 0.18), Color(0xEBEBF5, alpha: 0.16)),
    "placeholderTextColor": (Color(0x3C3C43, alpha: 0.3), Color(0xEBEBF5, alpha: 0.3)),
    "separatorColor": (Color(0x3C3C43, alpha: 0.29), Color(0x545458, alpha: 0.6)),
    "opaqueSeparatorColor": (Color(0xC6C6C8), Color(0x38383A)),
    "linkColor": (Color(0x007AFF), Color(0x0984FF)),
    "systemFillColor": (Color(0x787880, alpha: 0.2), Color(0x787880, alpha: 0.36)),
    "secondarySystemFillColor": (Color(0x787880, alpha: 0.16), Color(0x787880, alpha: 0.32)),
    "tertiarySystemFillColor": (Color(0x767680, alpha: 0.12), Color(0x767680, alpha: 0.24)),
    "quaternarySystemFillColor": (Color(0x747480, alpha: 0.08), Color(0x767680, alpha: 0.18)),
    "tintColor": (Color(0x007AFF), Color(0x0A84FF)),
    "systemBlueColor": (Color(0x007AFF), Color(0x0A84FF)),
    "systemBrownColor": (Color(0xA2845E), Color(0xAC8E68)),
    "systemCyanColor": (Color(0x32ADE6), Color(0x64D2FF)),
    "systemGreenColor": (Color(0x34C759), Color(0x30D158)),
    "systemIndigoColor": (Color(0x5856D6), Color(0x5E5CE6)),
    "systemMintColor": (Color(0x00C7BE), Color(0x63E6E2)),
    "systemOrangeColor": (Color(0xFF9500), Color(0xFF9F0A)),
    "systemPinkColor": (Color(0xFF2D55), Color(0xFF375F)),
    "systemPurpleColor": (Color(0xAF52DE), Color(0xBF5AF2)),
    "systemRedColor": (Color(0xFF3B30), Color(0xFF453A)),
    "systemTealColor": (Color(0x30B0C7), Color(0x40CBE0)),
    "systemYellowColor": (Color(0xFFCC00), Color(0xFFD60A)),
    "systemGrayColor": (Color(0x8E8E93), Color(0x8E8E93)),
    "systemGray2Color": (Color(0xAEAEB2), Color(0x636366)),
    "systemGray3Color": (Color(0xC7C7CC), Color(0x48484A)),
    "systemGray4Color": (Color(0xD1D1D6), Color(0x3A3A3C)),
    "systemGray5Color": (Color(0xE5E5EA), Color(0x2C2C2E)),
    "systemGray6Color": (Color(0xF2F2F7), Color(0x1C1C1E)),
    "darkTextColor": (Color(0x000000), Color(0x000000)),
    "lightTextColor": (Color(0xFFFFFF, alpha: 0.6), Color(0xFFFFFF, alpha: 0.6)),
  ]
}
