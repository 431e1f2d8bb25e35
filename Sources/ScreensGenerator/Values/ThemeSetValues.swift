import SpecModel
import TemplateEngine

extension ThemeSetSpec {
  /// The values for `Templates/ThemeConstants`.
  var constantsValue: TemplateValue {
    let sections = ThemeConstant.Kind.allCases.compactMap { kind -> TemplateValue? in
      let constants = constants.filter { $0.value.kind == kind }
      guard !constants.isEmpty else { return nil }
      return ["title": .string(kind.title), "constants": .list(constants.map(\.templateValue))]
    }
    return [
      "constantsType": .string(Names.themeConstants(self)),
      "summary": docComment(
        summary?.value ?? "What the views of the \(name.value) theme have in common."),
      "sections": .list(sections),
    ]
  }

  /// The values for `Templates/ThemeProgressPresenter`; nil if the set has no presenter.
  var presenterValue: TemplateValue? {
    guard let progress else { return nil }
    let color = progress.color.map { color -> String in
      .assignment("customColor", expression(.color, color.value))
    }
    let textColor = panelColor?.textColor.map { "customTextColor = .\($0)" }
    let opacity = progress.opacity.map { "customOpacity = \($0.source)" }
    return [
      "presenterClass": .string(Names.progressPresenter(self)),
      "theme": .string(name.value),
      "statements": .list([color, textColor, opacity].compactMap { $0 }.map { .string($0) }),
    ]
  }

  /// The colour of the panel that shows progress.
  private var panelColor: ThemeColor? {
    let constant = constants.first {
      $0.value.kind == .color && $0.name.value == progress?.color?.value
    }
    guard case .color(let color)? = constant?.value else { return nil }
    return color
  }

  /// `WesterosThemeConstants.crimsonColor`
  func expression(_ kind: ThemeConstant.Kind, _ constant: String) -> String {
    Names.themeConstants(self) + Names.access(Names.constant(kind, constant))
  }
}

extension ThemeConstant.Kind {
  fileprivate var title: String {
    switch self {
    case .color: "Colors"
    case .size: "Sizes"
    case .font: "Fonts"
    }
  }
}

extension ThemeConstant {
  fileprivate var templateValue: TemplateValue {
    let type: TemplateValue = if case .size = value { "CGFloat" } else { .null }
    let name = Names.constant(value.kind, name.value)
    return [
      "name": .string(Names.member(name)), "type": type, "value": .string(value.expression),
    ]
  }
}

extension ThemeConstant.Value {
  fileprivate var expression: String {
    switch self {
    case .color(.named(let name)):
      "UIColor.\(name)"
    case .color(.components(let red, let green, let blue, let alpha)):
      .call(
        "UIColor",
        [
          "red: \(red.fraction)", "green: \(green.fraction)", "blue: \(blue.fraction)",
          "alpha: \(alpha.fraction)",
        ])
    case .size(let number):
      number.source
    case .font(let font):
      font.expression
    }
  }
}

extension UInt8 {
  /// The component of a colour, from 0 to 1: `166 / 255`.
  fileprivate var fraction: String {
    self == 0 ? "0" : self == 255 ? "1" : "\(self) / 255"
  }
}

extension ThemeFont {
  /// The font in the text size that the user chose.
  fileprivate var expression: String {
    .call("UIFontMetrics.default.scaledFont", [.labeled("for", unscaled)])
  }

  private var unscaled: String {
    func font(_ function: String) -> String { .call(function, ["ofSize: \(size.source)"]) }
    return switch face {
    case .system: font(".systemFont")
    case .boldSystem: font(".boldSystemFont")
    case .italicSystem: font(".italicSystemFont")
    case .named(let name):
      // Text is shown even if the app does not have the font.
      .coalescing(
        .call(
          "UIFont", ["name: \(SwiftLiteral.string(name).source)", "size: \(size.source)"]),
        font(".systemFont"))
    }
  }
}
