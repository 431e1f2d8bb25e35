import SourceText
import SpecNotation

/// How the presenter of a theme set shows progress.
package struct ThemeProgress: Hashable, Sendable {
  /// The name of the colour of the panel; nil for the framework's colour.
  package var color: Located<String>?
  /// The opacity of the panel, from 0 to 1; nil for the framework's opacity.
  package var opacity: SwiftLiteral?
  /// The name of a presenter of the app's own, without `ProgressPresenter`; nil for one in the colour.
  package var presenter: Located<String>?
}

extension ThemeProgress {
  /// Reads `crimson`, or `{ color: crimson, opacity: 0.9 }`.
  init?(of set: Fields<ThemeSetKeys>, constants: ThemeConstantScope) {
    self.init()
    let fields = set.mapping(ThemeSetKeys.progress, orText: "a colour")
    guard let fields else { return nil }
    color = fields[ThemeProgressKeys.color]
    if let text = fields[ThemeProgressKeys.opacity] {
      opacity = SwiftLiteral(text.value)
      if opacity?.isFraction != true { set.log.error(.noOpacity(text.value), at: text.range) }
    }
    if let color { constants.check(color, .color, reporting: set.log) }
    presenter = fields[ThemeProgressKeys.presenter]?
      .typeName("progress presenter", without: ["ProgressPresenter"], reporting: set.log)
    if presenter != nil, let range = fields.keyRange(of: ThemeProgressKeys.presenter),
      color != nil || opacity != nil
    {
      set.log.error(.ownPresenter, at: range)
    }
  }
}

extension SwiftLiteral {
  /// Whether the literal is a number from 0 to 1.
  fileprivate var isFraction: Bool {
    guard fits(SwiftType(.builtin(.float))), let value = Double(source) else { return false }
    return (0...1).contains(value)
  }
}

extension Diagnostic.Message {
  fileprivate static let ownPresenter: Self =
    "a presenter of the app has colours of its own; remove 'presenter', or 'color' and 'opacity'"

  fileprivate static func noOpacity(_ text: String) -> Self {
    "'\(text)' is not an opacity; write a number from 0 to 1"
  }
}
