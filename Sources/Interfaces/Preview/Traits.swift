/// The properties of a device and the choices of its user with which a picture shows an interface.
package struct Traits: Hashable, Sendable {
  package enum Appearance: String, CaseIterable, Sendable { case light, dark }

  /// The text sizes of Settings for which the fonts of the text styles are known.
  enum TextSize: String, CaseIterable, Sendable {
    case small = "small text"
    case standard = "standard text"
    case large = "large text"
  }

  var appearance = Appearance.light
  /// The width in points, one of `widths`: a small phone, a phone or a tablet.
  var width = 390
  var textSize = TextSize.standard
  var isRightToLeft = false
  /// Whether an action is running, which shows the progress of something.
  var isAtWork = false
  /// Whether it is editable; otherwise it shows no buttons of actions.
  var isEditable = true
  /// The language of the texts, as its folder is named, or nil for the texts of the XIB.
  var language: String?

  static let widths = [320, 390, 744]

  init() {}
}

extension Traits {
  /// Returns the traits of the pictures: the usual ones, and then each difference from them alone.
  static func gallery(in languages: [String]) -> [Traits] {
    let usual = Traits()
    func with<Value>(_ path: WritableKeyPath<Traits, Value>, _ value: Value) -> Traits {
      var traits = usual
      traits[keyPath: path] = value
      return traits
    }
    return [usual, with(\.appearance, .dark)]
      + widths.filter { $0 != usual.width }.map { with(\.width, $0) }
      + TextSize.allCases.filter { $0 != usual.textSize }.map { with(\.textSize, $0) }
      + [with(\.isRightToLeft, true)] + languages.map { with(\.language, $0) }
  }

  /// Returns the traits that are checked for findings, those with the fewest differences from the
  /// usual ones first. Everything that changes a layout is combined; appearances and languages are
  /// combined only with the usual traits.
  static func all(in languages: [String]) -> [Traits] {
    var all = Set(gallery(in: languages))
    for width in widths {
      for textSize in TextSize.allCases {
        for isRightToLeft in [false, true] {
          var traits = Traits()
          (traits.width, traits.textSize) = (width, textSize)
          traits.isRightToLeft = isRightToLeft
          all.insert(traits)
        }
      }
    }
    return all.sorted { one, other in
      let (first, second) = (one.differences, other.differences)
      return first.count == second.count
        ? first.lexicographicallyPrecedes(second) : first.count < second.count
    }
  }

  /// The differences from the usual traits, such as `dark` and `320 points`.
  var differences: [String] {
    let usual = Traits()
    return [
      appearance == usual.appearance ? nil : appearance.rawValue,
      width == usual.width ? nil : "\(width) points",
      textSize == usual.textSize ? nil : textSize.rawValue,
      isRightToLeft ? "right to left" : nil, language,
    ].compactMap { $0 }
  }
}
