/// What a device and its user choose, and a picture shows an interface with.
package struct Traits: Hashable, Sendable {
  package enum Appearance: String, CaseIterable, Sendable { case light, dark }

  /// The sizes that the text styles of the system have a font for, of those that Settings offers.
  enum TextSize: String, CaseIterable, Sendable {
    case small = "small text"
    case standard = "standard text"
    case large = "large text"
  }

  var appearance = Appearance.light
  /// In points: that of a small phone, of a phone, of a tablet.
  var width = 390
  var textSize = TextSize.standard
  var isRightToLeft = false
  /// The language of the texts, as its folder is named; nil for those of the XIB.
  var language: String?

  static let widths = [320, 390, 744]

  init() {}
}

extension Traits {
  /// What a picture is made of: the usual traits, and each of the others alone.
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

  /// What is looked through for findings: everything that changes a layout with everything else that
  /// does, and colours and languages with the rest as usual. The fewer differences, the earlier.
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

  /// What differs from the usual: `dark, 320 points`; empty if nothing does.
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
