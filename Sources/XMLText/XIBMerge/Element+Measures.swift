// Values that Interface Builder measures or records with every save, and that nobody has chosen.
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

  /// Whether Interface Builder adds the element by itself.
  var isNote: Bool {
    isSimulated || ["viewLayoutGuide", "point", "rect", "autoresizingMask", "nil"].contains(name)
  }

  /// Whether the element only sets how large a view is shown in Interface Builder.
  var isSimulated: Bool { self["key"]?.hasPrefix("simulated") == true }

  /// Returns whether the element has the same attributes and text as `old`, ignoring measures and
  /// values that Interface Builder writes for a missing attribute.
  func means(_ old: Element) -> Bool {
    guard name == old.name, ownText == old.ownText else { return false }
    let names = Set(values.keys).union(old.values.keys)
    return names.allSatisfy { name in
      isMeasure(name) || isSame(name, self[name], old[name])
        || old[name] == nil && Self.usual[name]?.contains(self[name] ?? "") == true
    }
  }

  /// Returns whether two values of an attribute are equal. Numbers are compared as numbers, because
  /// Interface Builder writes `0.29999999999999999` for `0.3`.
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
