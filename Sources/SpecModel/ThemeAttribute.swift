import SourceText
import SpecNotation

/// An attribute that the style of a theme set gives controls, by the name that UIKit has for it:
/// `layer.borderWidth: 1`, `textAlignment: center`.
package struct ThemeAttribute: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// The name of a constant of the set.
    case constant(ThemeConstant.Kind, String)
    /// A number, or a member such as `.center`, as Swift writes it.
    case literal(String)
  }

  package var name: Located<String>
  package var value: Value
  /// Whether it is a colour of a layer, which has a `CGColor`.
  package var isOfLayer: Bool { isColor && name.value.hasPrefix("layer.") }

  private var isColor: Bool { if case .constant(.color, _) = value { true } else { false } }
}

/// An attribute of UIKit: its values, and the controls that have it.
private struct AttributeRow: Sendable {
  enum Values: Sendable {
    case color, size, fraction, count, flag
    case choice([String])
  }

  let name: String
  let values: Values
  /// The controls that have it; all if it is nil.
  var controls: [ThemeStyle.Control]?

  init(_ name: String, _ values: Values, _ controls: [ThemeStyle.Control]? = nil) {
    self.name = name
    self.values = values
    self.controls = controls
  }

  private static let texts: [ThemeStyle.Control] = [.widget(.label), .title, .caption]
  private static let fields: [ThemeStyle.Control] = [.widget(.textField), .widget(.textView)]

  static let all: [AttributeRow] = [
    AttributeRow("alpha", .fraction),
    AttributeRow("clipsToBounds", .flag),
    AttributeRow("layer.borderColor", .color),
    AttributeRow("layer.borderWidth", .size),
    AttributeRow("layer.shadowColor", .color),
    AttributeRow("layer.shadowOpacity", .fraction),
    AttributeRow("layer.shadowRadius", .size),
    AttributeRow(
      "textAlignment", .choice(["natural", "left", "center", "right", "justified"]),
      texts + fields),
    AttributeRow("numberOfLines", .count, texts),
    AttributeRow("adjustsFontSizeToFitWidth", .flag, texts + [.widget(.textField)]),
    AttributeRow(
      "borderStyle", .choice(["none", "line", "bezel", "roundedRect"]), [.widget(.textField)]),
    AttributeRow(
      "clearButtonMode", .choice(["never", "whileEditing", "unlessEditing", "always"]),
      [.widget(.textField)]),
    AttributeRow("keyboardAppearance", .choice(["default", "dark", "light"]), fields),
    AttributeRow(
      "contentMode", .choice(["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center"]),
      [.widget(.imageView)]),
    AttributeRow("thumbTintColor", .color, [.widget(.switch)]),
    AttributeRow("pageIndicatorTintColor", .color, [.widget(.pageControl)]),
    AttributeRow("currentPageIndicatorTintColor", .color, [.widget(.pageControl)]),
  ]

  func applies(to control: ThemeStyle.Control) -> Bool { controls?.contains(control) ?? true }
}

extension ThemeStyle.Control {
  /// The names of the attributes that controls of the kind have.
  package var attributeNames: [String] {
    AttributeRow.all.filter { $0.applies(to: self) }.map(\.name)
  }
}

extension ThemeAttribute {
  /// Reads `layer.borderWidth: 1`, for controls of a kind.
  init?(
    _ entry: Node.Entry, of control: ThemeStyle.Control, constants: ThemeConstantScope,
    reporting log: DiagnosticLog
  ) {
    let name = entry.name
    let row = AttributeRow.all.first { $0.name == name.value && $0.applies(to: control) }
    guard let row else {
      log.error(.noAttribute(name.value, control), at: name.range)
      return nil
    }
    let text = entry.value.text(of: "attribute '\(name.value)'", reporting: log)
    guard let text else { return nil }
    let value = row.value(text, constants: constants, reporting: log)
    guard let value else { return nil }
    self.init(name: name, value: value)
    if isOfLayer, constants.differs(text.value) {
      log.error(.changingColor(text.value), at: text.range)
    }
  }
}

extension AttributeRow {
  func value(
    _ text: Located<String>, constants: ThemeConstantScope, reporting log: DiagnosticLog
  ) -> ThemeAttribute.Value? {
    let literal = SwiftLiteral(text.value)
    let number = literal.flatMap { Double($0.source) }
    switch values {
    case .color:
      constants.check(text, .color, reporting: log)
      return .constant(.color, text.value)
    case .size:
      if let literal, let number {
        if number >= 0 { return .literal(literal.source) }
        break
      }
      constants.check(text, .size, reporting: log)
      return .constant(.size, text.value)
    case .fraction:
      if let literal, let number, (0...1).contains(number) { return .literal(literal.source) }
    case .count:
      if let count = Int(text.value), count >= 0 { return .literal("\(count)") }
    case .flag:
      if let flag = text.flag(of: name, reporting: log) { return .literal("\(flag)") }
      return nil
    case .choice(let choices):
      if choices.contains(text.value) { return .literal("." + text.value) }
    }
    log.error(.badAttribute(name, text.value, words), at: text.range)
    return nil
  }

  private var words: String {
    switch values {
    case .color: "a colour of the set"
    case .size: "a size of the set, or a number of points"
    case .fraction: "a number from 0 to 1"
    case .count: "a whole number"
    case .flag: "'yes' or 'no'"
    case .choice(let choices): choices.choice
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noAttribute(_ name: String, _ control: ThemeStyle.Control) -> Self {
    let names = control.attributeNames
    let advice = suggestion(for: name, in: names, else: "; it has \(names.joined(separator: ", "))")
    return "the style of '\(control.rawValue)' has no attribute '\(name)'\(advice)"
  }

  fileprivate static func badAttribute(_ name: String, _ text: String, _ words: String) -> Self {
    "'\(name)' cannot be '\(text)'; write \(words)"
  }

  fileprivate static func changingColor(_ name: String) -> Self {
    "'\(name)' is another colour in dark mode, and a layer keeps the one that it has got; use a colour "
      + "such as '#A61C1C'"
  }
}
