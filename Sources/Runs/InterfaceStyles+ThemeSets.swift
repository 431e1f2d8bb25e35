import Interfaces
import ScreensGenerator
import SourceText
import SpecModel

extension InterfaceStyles {
  /// Creates the styles that the code of a theme gives its views: those of the sets of the themes
  /// that it extends, the farthest first, then those of its own set.
  init(_ sets: [ThemeSetSpec]) {
    self.init()
    for set in sets { add(set) }
  }

  private mutating func add(_ set: ThemeSetSpec) {
    for style in set.styles {
      for setting in style.settings {
        guard let constant = set.constant(setting.constant.value, setting.property.kind) else {
          continue
        }
        styles[style.control.rawValue, default: Style()].set(setting.property, to: constant)
      }
      for attribute in style.attributes {
        add(attribute, to: &styles[style.control.rawValue, default: Style()], in: set)
      }
    }
    if let isLight = set.background?.isLight { appearance = isLight ? .light : .dark }
    guard let progress = set.progress else { return }
    if case .color(let color)? = progress.color.flatMap({ set.constant($0.value, .color) }) {
      panelColor = Style.StyleColor(color)
    }
    if let opacity = progress.opacity?.number { panelOpacity = opacity }
  }
}

extension InterfaceStyles {
  /// Adds what a picture shows of an attribute.
  private func add(_ attribute: ThemeAttribute, to style: inout Style, in set: ThemeSetSpec) {
    switch (attribute.name.value, attribute.value) {
    case ("layer.borderColor", .constant(.color, let name)):
      if case .color(let color)? = set.constant(name, .color) {
        style.colors["borderColor"] = Style.StyleColor(color)
      }
    case ("layer.borderWidth", .constant(.size, let name)):
      if case .size(let size)? = set.constant(name, .size) { style.borderWidth = size.number ?? 0 }
    case ("layer.borderWidth", .literal(let number)): style.borderWidth = Double(number) ?? 0
    default: break
    }
  }
}

extension InterfaceStyles.Style {
  fileprivate mutating func set(
    _ property: ThemeStyle.Property, to constant: ThemeConstant.Value
  ) {
    switch constant {
    case .color(let color): colors[property.rawValue] = StyleColor(color)
    case .size(let size): cornerRadius = size.number
    case .font(let font):
      setFont(
        size: font.size.number ?? 17, isBold: font.face.isBold,
        isItalic: font.face == .italicSystem)
    }
  }
}

extension InterfaceStyles.Style.StyleColor {
  fileprivate init(_ color: ThemeColor) {
    switch (color.fixedComponents, color) {
    case (let fixed?, _):
      self = .fixed(
        Int(fixed.red) << 16 | Int(fixed.green) << 8 | Int(fixed.blue),
        alpha: Double(fixed.alpha) / 255)
    case (nil, .named(let name)): self = .system(name)
    case (nil, .components): self = .system("label")
    }
  }
}

extension ThemeFont.Face {
  /// Whether the system's font, which replaces all others in a picture, is bold.
  fileprivate var isBold: Bool {
    switch self {
    case .system, .italicSystem: false
    case .boldSystem: true
    case .named(let name): name.contains("Bold") || name.contains("Black")
    }
  }
}

extension SwiftLiteral {
  fileprivate var number: Double? { Double(source) }
}
