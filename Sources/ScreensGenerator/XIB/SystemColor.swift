import TemplateEngine

/// A colour of the system in a XIB, by the name that Interface Builder writes.
enum SystemColor: String, CaseIterable {
  case label = "labelColor"
  case secondaryLabel = "secondaryLabelColor"
  case secondaryBackground = "secondarySystemBackgroundColor"
  case secondaryGroupedBackground = "secondarySystemGroupedBackgroundColor"
  case background = "systemBackgroundColor"
  case groupedBackground = "systemGroupedBackgroundColor"
  case red = "systemRedColor"
  case tertiaryLabel = "tertiaryLabelColor"
  case fill = "tertiarySystemFillColor"
}

/// What a colour of the system is rendered with in the resources of a XIB.
struct SystemColorContext: TemplateContext {
  let name: String
  /// The attributes of its value in a light appearance, as Interface Builder writes them.
  let value: String
}

extension SystemColor {
  /// Returns the resources of a XIB that uses these colours.
  static func contexts(of colors: Set<SystemColor>) -> [SystemColorContext] {
    allCases.filter(colors.contains).map {
      SystemColorContext(name: $0.rawValue, value: $0.value)
    }
  }

  private var value: String {
    switch self {
    case .label: Self.gray("0.0")
    case .background, .secondaryGroupedBackground: Self.gray("1")
    case .secondaryLabel:
      Self.color(
        "0.23529411764705882", "0.23529411764705882", "0.2627450980392157", "0.59999999999999998")
    case .tertiaryLabel:
      Self.color(
        "0.23529411764705882", "0.23529411764705882", "0.2627450980392157", "0.29999999999999999")
    case .secondaryBackground, .groupedBackground:
      Self.color("0.94901960784313721", "0.94901960784313721", "0.96862745098039216")
    case .fill:
      Self.color("0.46274509803921571", "0.46274509803921571", "0.50196078431372548", "0.12")
    case .red: Self.color("1", "0.23137254901960785", "0.18823529411764706")
    }
  }

  private static func gray(_ white: String) -> String {
    #"white="\#(white)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
  }

  private static func color(
    _ red: String, _ green: String, _ blue: String, _ alpha: String = "1"
  ) -> String {
    #"red="\#(red)" green="\#(green)" blue="\#(blue)" alpha="\#(alpha)" colorSpace="custom" customColorSpace="sRGB""#
  }
}
