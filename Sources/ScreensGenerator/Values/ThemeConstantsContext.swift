import SpecModel
import TemplateEngine

/// What `Templates/ThemeConstants` is rendered with.
struct ThemeConstantsContext: TemplateContext {
  /// The constants of one kind.
  struct Section: TemplateContext {
    let title: String
    let constants: [Constant]
  }

  struct Constant: TemplateContext {
    let name: String
    /// The type if the value does not say it.
    let type: String?
    let value: String
  }

  let constantsType: String
  let summary: [String]
  let sections: [Section]
}

/// What `Templates/ThemeProgressPresenter` is rendered with.
struct ThemeProgressPresenterContext: TemplateContext {
  let presenterClass: String
  let theme: String
  /// The statements that set its colours.
  let statements: [String]
}

extension ThemeSetSpec {
  var constantsContext: ThemeConstantsContext {
    let kinds = ThemeConstant.Kind.allCases.map { kind in
      (kind, constants.filter { $0.value.kind == kind })
    }
    return ThemeConstantsContext(
      constantsType: Names.themeConstants(self),
      summary: docComment(
        summary?.value ?? "What the views of the \(name.value) theme have in common."),
      sections: kinds.filter { !$0.1.isEmpty }.map { kind, constants in
        ThemeConstantsContext.Section(
          title: kind.title, constants: constants.map(\.context))
      })
  }

  /// What shows the progress; nil if the set leaves that to the Screenlets.
  var presenterContext: ThemeProgressPresenterContext? {
    guard let progress, progress.presenter == nil else { return nil }
    let color = progress.color.map { color -> String in
      .assignment("customColor", expression(.color, color.value))
    }
    let textColor = panelColor?.textColor.map { "customTextColor = .\($0)" }
    let opacity = progress.opacity.map { "customOpacity = \($0.source)" }
    return ThemeProgressPresenterContext(
      presenterClass: Names.progressPresenter(self), theme: name.value,
      statements: [color, textColor, opacity].compactMap(\.self))
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
  fileprivate var context: ThemeConstantsContext.Constant {
    let name = Names.constant(value.kind, name.value)
    return ThemeConstantsContext.Constant(
      name: Names.member(name), type: value.kind == .size ? "CGFloat" : nil,
      value: asset.map {
        .call(
          "UIColor.asset",
          [SwiftLiteral.string($0).source, .labeled("otherwise", value.expression)])
      } ?? value.expression)
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
