package enum ThemeSetKeys: Table {
  package static let theme = key(
    "theme", .text(.theme), "The name of the themes.", .required, example: "westeros")
  package static let summary = key(
    "summary", .sentence, "The doc comment of the constants.", .otherwise("its name"),
    example: "The look of the bank.")
  package static let module = key(
    "module", .text(.module), "The module of its sources, which views of other modules import.",
    .otherwise("that of the Screenlets"), example: "LiferayScreensThemeWesteros")
  static let colors = key(
    "colors",
    .names(.member("the name of a colour"), .either([.keys(ThemeColorKeys.table), .text(.color)])),
    "Colours, each of which can be in an asset catalogue.",
    example: "{ crimson: '#A61C1C' }")
  static let sizes = key(
    "sizes", .names(.member("the name of a size"), .number(.init())), "Sizes, in points.",
    example: "{ cornerRadius: 6 }")
  static let fonts = key(
    "fonts", .names(.member("the name of a font"), .text(.font)), "Fonts.",
    example: "{ title: Georgia-Bold 17 }")
  package static let progress = key(
    "progress", .keys(ThemeProgressKeys.self, or: .text(.constant)),
    "A progress presenter in a colour of the set, or one of the app's own.", example: "crimson")
  static let working = key(
    "whileWorking", .choice(WorkLook.self),
    "How a view looks while an action is at work: half transparent, as before but without taking touches, or hidden.",
    .otherwise("as before"), example: "dimmed")
  package static let styles = key(
    "styles", .keys(StylesKeys.self), "Which constants the controls of a view use.",
    example: "{ button: { font: title } }")

  package static let table = Mapping(
    "themeSet", "A theme set",
    "A file that describes what the themes of several Screenlets share.",
    choices: [.init(oneOf: [colors, sizes, fonts].map(\.name) + [progress.name])],
    keys: rows(of: theme, summary, module, colors, sizes, fonts, progress, working, styles))
}

package enum ThemeColorKeys: Table {
  static let color = key(
    "color", .text(.color), "The colour where there is no catalogue, such as in pictures.",
    .required, example: "'#A61C1C'")
  static let asset = key(
    "asset", .text(TextForm("the name of a colour in an asset catalogue", pattern: #"\S"#)),
    "The name of the colour in an asset catalogue of the app or of one of its modules, which can have another for dark mode.",
    .required, example: "Crimson")

  package static let table = Mapping(
    "themeColor", "A colour of an asset catalogue",
    "Which colour it is, and what stands in for it.",
    keys: rows(of: color, asset))
}

package enum ThemeProgressKeys: Table {
  static let color = key(
    "color", .text(.constant), "The colour of the panel.", .otherwise("the framework's own"),
    example: "crimson")
  static let opacity = key(
    "opacity", .number(.init(from: 0, to: 1)), "How opaque the panel is.",
    .otherwise("the framework's own"), example: "0.9")
  static let presenter = key(
    "presenter",
    .text(.type("a name without `ProgressPresenter`", without: ["ProgressPresenter"])),
    "A class of the app's own, which has the module of the set or one that the Screenlets import.",
    example: "Bank")

  package static let table = Mapping(
    "themeProgress", "The progress presenter of a theme set", "How the presenter looks.",
    keys: rows(of: color, opacity, presenter))
}

package enum StylesKeys: Table {
  package static let table = Mapping(
    "styles", "Styles", "Which constants the controls of each kind use.",
    keys: ThemeStyle.Control.allCases.map { key(of: $0).row })

  static func key(of control: ThemeStyle.Control) -> Key<Self, Fields<StyleKeys>> {
    key(
      control.rawValue, .keys(StyleKeys.self, of: StyleKeys.style(of: control)), control.sentence,
      example: "{ backgroundColor: crimson }")
  }
}

enum StyleKeys: Table {
  static let attributes = key(
    "attributes",
    .names(
      TextForm("an attribute as UIKit calls it, such as `layer.borderWidth`"),
      .text(
        TextForm("the name of a constant of the set, a number, `yes` or `no`, or a case of UIKit's")
      )),
    "Attributes of these controls for which there is no property here.",
    example: "{ layer.borderWidth: 1, layer.borderColor: crimson }")
  static let `class` = key(
    "class",
    .text(
      TextForm(
        "the name of a class, after its module if that is another one",
        pattern: #"^\s*(\#(Pattern.name)\.)?\#(Pattern.name)\s*$"#)),
    "The app's own class of these controls in the XIBs.", example: "BorderedTextField")

  static let table = style(of: .view)

  static func style(of control: ThemeStyle.Control) -> Mapping {
    // Controls with the same properties share one table.
    let peers = ThemeStyle.Control.allCases
      .filter { $0.properties == control.properties && $0.hasClass == control.hasClass }
      .map(\.rawValue)
    return Mapping(
      "\(peers[0])Style", "The style of a \(peers[0])",
      "Which constants these controls use: \(peers.joined(separator: ", ")).",
      keys: control.properties.map { key(of: $0).row } + rows(of: attributes)
        + (control.hasClass ? rows(of: `class`) : []), otherWords: otherWords(on: control))
  }

  static func key(of property: ThemeStyle.Property) -> Key<Self, Located<String>> {
    key(
      property.rawValue, .text(.constant), "A \(property.kind.noun) of the set.",
      example: property.kind.example)
  }

  /// Returns the color properties of other controls, each with the property of this control that
  /// was probably meant.
  private static func otherWords(on control: ThemeStyle.Control) -> [String: String] {
    let colors: [ThemeStyle.Property] = [.textColor, .titleColor, .backgroundColor]
    guard let color = colors.first(where: control.properties.contains) else { return [:] }
    let others = colors.filter { !control.properties.contains($0) }.map(\.rawValue) + ["color"]
    return Dictionary(uniqueKeysWithValues: others.map { ($0, color.rawValue) })
  }
}

extension TextForm {
  fileprivate static let constant = TextForm.member("the name of a constant of the set")

  fileprivate static let color = TextForm(
    "`#` and three, six or eight digits, in quotes, or a name of `UIColor`'s",
    pattern:
      "^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|\(ThemeColor.names.joined(separator: "|")))$"
  )

  fileprivate static let font = TextForm(
    "a font, as `system`, `bold system` or a PostScript name, and its size",
    pattern: #"^\s*\S.*\s[0-9_]+(\.[0-9_]+)?([eE][-+]?[0-9]+)?\s*$"#)
}

extension ThemeStyle.Control {
  fileprivate var sentence: String {
    switch self {
    case .view: "The view itself."
    case .list: "The table or the collection of a list."
    case .card: "Every card of the view, which groups what users enter."
    case .primary: "The button that the view is there for, after the style of every `button`."
    case .destructive: "The buttons that delete something, after the style of every `button`."
    case .caption: "The name of every control, beside or above it."
    case .title: "The title of the view, after the style of every `label` but for the font."
    case .widget(.label): "Every `label` of the view."
    default: "Every `\(rawValue)` of the view."
    }
  }
}

extension ThemeConstant.Kind {
  fileprivate var example: String {
    switch self {
    case .color: "crimson"
    case .size: "cornerRadius"
    case .font: "title"
    }
  }
}
