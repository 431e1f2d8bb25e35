import XMLNotation

// What Interface Builder measures, or notes for itself, with every save: nobody meant anything by it.
extension Element {
  func isMeasure(_ attribute: String) -> Bool {
    switch name {
    case "rect", "point", "size", "device", "deployment", "plugIn", "capability": attribute != "key"
    default:
      [
        "toolsVersion", "systemVersion", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame",
        "symbolic",
      ].contains(attribute)
    }
  }

  /// Whether the element is one that Interface Builder adds by itself.
  var isNote: Bool {
    isSimulated || ["viewLayoutGuide", "point", "rect", "autoresizingMask", "nil"].contains(name)
  }

  /// Whether the element is about how large a view is in Interface Builder, and nowhere else.
  var isSimulated: Bool { self["key"]?.hasPrefix("simulated") == true }

  /// Whether the element has the same attributes and text as before, but for what is measured and for
  /// what Interface Builder writes where an attribute is missing.
  func means(_ old: Element) -> Bool {
    guard name == old.name, ownText == old.ownText else { return false }
    let names = Set(values.keys).union(old.values.keys)
    return names.allSatisfy { name in
      isMeasure(name) || isSame(name, self[name], old[name])
        || old[name] == nil && Self.usual[name]?.contains(self[name] ?? "") == true
    }
  }

  /// Whether two values of an attribute are the same, as numbers if it is one: Interface Builder
  /// writes `0.29999999999999999` for `0.3`.
  func isSame(_ attribute: String, _ value: String?, _ other: String?) -> Bool {
    if value == other { return true }
    guard Self.numbers.contains(attribute), let value = value.flatMap(Float.init),
      let other = other.flatMap(Float.init)
    else { return false }
    return value == other
  }

  private static let numbers: Set<String> = [
    "constant", "multiplier", "priority", "pointSize", "minimumFontSize", "value", "minValue",
    "maxValue", "minimumValue", "maximumValue", "stepValue", "x", "y", "width", "height", "minX",
    "minY", "maxX", "maxY", "alpha", "white", "red", "green", "blue", "rowHeight",
    "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "minimumLineSpacing",
    "minimumInteritemSpacing",
  ]

  private static let usual: [String: Set<String>] = [
    "opaque": ["NO"], "contentMode": ["scaleToFill", "left", "center"],
    "horizontalHuggingPriority": ["250", "251", "750"],
    "verticalHuggingPriority": ["250", "251", "750"],
    "horizontalCompressionResistancePriority": ["750"],
    "verticalCompressionResistancePriority": ["750"],
    "contentHorizontalAlignment": ["center", "left"],
    "contentVerticalAlignment": ["center"], "textAlignment": ["natural"],
    "lineBreakMode": ["tailTruncation", "middleTruncation"],
    "baselineAdjustment": ["alignBaselines"], "adjustsFontSizeToFit": ["NO"],
    "adjustsLetterSpacingToFitWidth": ["NO"], "insetsLayoutMarginsFromSafeArea": ["NO"],
    "translatesAutoresizingMaskIntoConstraints": ["NO"], "userInteractionEnabled": ["NO"],
    "customModuleProvider": ["target"], "segmentControlStyle": ["plain"],
  ]
}
