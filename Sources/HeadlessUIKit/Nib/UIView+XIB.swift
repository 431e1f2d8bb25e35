#if !canImport(UIKit)
  internal import Foundation

  extension UIView {
    /// Decodes the attributes that all views have.
    func decodeView(_ element: XIBElement) throws(XIBProblem) {
      xibIdentifier = element.id
      frame = try element.child("rect", key: "frame")?.rect() ?? frame
      tag = try element.integer("tag") ?? 0
      restorationIdentifier = element.attributes["restorationIdentifier"]
      isHidden = try element.bool("hidden") ?? false
      alpha = try element.number("alpha") ?? 1
      isOpaque = try element.bool("opaque") ?? true
      clipsToBounds = try element.bool("clipsSubviews") ?? false
      isUserInteractionEnabled = try element.bool("userInteractionEnabled") ?? true
      contentMode = try element.value("contentMode", in: XIBNames.contentModes) ?? .scaleToFill
      backgroundColor = try element.child("color", key: "backgroundColor")?.color()
      if let tint = try element.child("color", key: "tintColor")?.color() {
        tintColor = tint
      }
      try decodeAccessibility(element)
      try decodeMargins(element)
      try decodeLayout(element)
    }

    /// Sets an attribute of a view or its layer that is often set by a runtime attribute.
    func setViewAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
      switch (keyPath, value) {
      case ("layer.cornerRadius", let number?):
        return set(layer, \.cornerRadius, number)
      case ("layer.borderWidth", let number?):
        return set(layer, \.borderWidth, number)
      case ("layer.cornerCurve", let name as String):
        layer.cornerCurve = CALayerCornerCurve(rawValue: name)
      case ("layer.masksToBounds", let flag as Bool):
        layer.masksToBounds = flag
      case ("tag", let number as Int):
        tag = number
      case ("restorationIdentifier", let name as String):
        restorationIdentifier = name
      case ("accessibilityIdentifier", let name as String):
        accessibilityIdentifier = name
      case ("accessibilityLabel", let text as String):
        accessibilityLabel = text
      case ("accessibilityHint", let text as String):
        accessibilityHint = text
      case ("isAccessibilityElement", let flag as Bool):
        isAccessibilityElement = flag
      case ("hidden", let flag as Bool):
        isHidden = flag
      case ("clipsToBounds", let flag as Bool):
        clipsToBounds = flag
      case ("backgroundColor", let color as UIColor):
        backgroundColor = color
      case ("tintColor", let color as UIColor):
        tintColor = color
      default:
        return false
      }
      return true
    }
  }

  extension UIView {
    private func decodeAccessibility(_ element: XIBElement) throws(XIBProblem) {
      guard let child = element.child("accessibility", key: "accessibilityConfiguration") else {
        return
      }
      accessibilityIdentifier = child.attributes["identifier"]
      accessibilityLabel = child.text("label")
      accessibilityHint = child.text("hint")
      accessibilityValue = child.text("value")
      isAccessibilityElement =
        try child.child("bool", key: "isElement")?.bool("value") ?? isAccessibilityElement
      guard let traits = child.child("accessibilityTraits", key: "traits") else { return }
      for (name, trait) in XIBNames.accessibilityTraits where try traits.bool(name) == true {
        accessibilityTraits.insert(trait)
      }
    }

    private func decodeLayout(_ element: XIBElement) throws(XIBProblem) {
      translatesAutoresizingMaskIntoConstraints =
        try element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
      autoresizesSubviews = try element.bool("autoresizesSubviews") ?? true
      if let mask = element.child("autoresizingMask", key: "autoresizingMask") {
        autoresizingMask = try mask.autoresizingMask()
      }
      hugging.horizontal = try element.priority("horizontalHuggingPriority") ?? hugging.horizontal
      hugging.vertical = try element.priority("verticalHuggingPriority") ?? hugging.vertical
      compressionResistance.horizontal =
        try element.priority("horizontalCompressionResistancePriority")
        ?? compressionResistance.horizontal
      compressionResistance.vertical =
        try element.priority("verticalCompressionResistancePriority")
        ?? compressionResistance.vertical
    }

    private func set(
      _ layer: CALayer, _ property: ReferenceWritableKeyPath<CALayer, CGFloat>, _ value: Any
    ) -> Bool {
      switch value {
      case let integer as Int: layer[keyPath: property] = CGFloat(integer)
      case let double as Double: layer[keyPath: property] = CGFloat(double)
      default: return false
      }
      return true
    }
  }

  extension UIControl {
    func decodeControl(_ element: XIBElement) throws(XIBProblem) {
      isEnabled = try element.bool("enabled") ?? true
      isSelected = try element.bool("selected") ?? false
      isHighlighted = try element.bool("highlighted") ?? false
      contentHorizontalAlignment =
        try element.value("contentHorizontalAlignment", in: XIBNames.horizontalAlignments)
        ?? .center
      contentVerticalAlignment =
        try element.value("contentVerticalAlignment", in: XIBNames.verticalAlignments) ?? .center
    }
  }

  extension XIBElement {
    func priority(_ attribute: String) throws(XIBProblem) -> UILayoutPriority? {
      guard let number = try number(attribute) else { return nil }
      guard (0...1000).contains(number) else {
        throw XIBProblem("\(attribute) is \(number), which is not between 0 and 1000", at: self)
      }
      return UILayoutPriority(Float(number))
    }

    fileprivate func autoresizingMask() throws(XIBProblem) -> UIView.AutoresizingMask {
      var mask: UIView.AutoresizingMask = []
      let parts: [(String, UIView.AutoresizingMask)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
        ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
        ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
      ]
      for (name, part) in parts where try bool(name) == true {
        mask.insert(part)
      }
      return mask
    }
  }
#endif
