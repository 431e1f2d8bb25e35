#if !canImport(UIKit)
  #if canImport(AutoLayout)
    internal import AutoLayout
  #endif
  internal import Foundation

  extension XIBElement {
    func rect() throws(XIBProblem) -> CGRect {
      CGRect(
        x: try number("x") ?? 0, y: try number("y") ?? 0,
        width: try number("width") ?? 0, height: try number("height") ?? 0)
    }

    /// The insets of an `inset` element.
    func insets() throws(XIBProblem) -> UIEdgeInsets {
      UIEdgeInsets(
        top: try number("minY") ?? 0, left: try number("minX") ?? 0,
        bottom: try number("maxY") ?? 0, right: try number("maxX") ?? 0)
    }

    func date() throws(XIBProblem) -> Date? {
      try number("timeIntervalSinceReferenceDate").map {
        Date(timeIntervalSinceReferenceDate: TimeInterval($0))
      }
    }

    /// The colour of a `color` element: from its components, a system colour, or a named resource.
    func color() throws(XIBProblem) -> UIColor? {
      let alpha = try number("alpha") ?? 1
      if let white = try number("white") {
        return UIColor(white: white, alpha: alpha)
      }
      if let red = try number("red"), let green = try number("green"),
        let blue = try number("blue")
      {
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
      // Like UIKit: the resource only contains the colour shown by Interface Builder.
      if let color = attributes["systemColor"].flatMap({ XIBNames.systemColors[$0] }) {
        return color
      }
      let kinds = ["systemColor", "cocoaTouchSystemColor", "name"]
      let references = kinds.compactMap { attributes[$0] }
      // A resource contains components, never another name, so the recursion ends.
      guard let name = references.first, let resource = resources.colors[name], resource !== self,
        resource.attributes["red"] != nil || resource.attributes["white"] != nil
      else { return nil }
      return try resource.color()
    }

    /// The font of a `fontDescription` element.
    func font() throws(XIBProblem) -> UIFont {
      if let style = attributes["style"] {
        return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
      }
      let size = try number("pointSize") ?? UIFont.systemFontSize
      switch attributes["type"] {
      case "system" where ["semibold", "bold", "heavy", "black"].contains(attributes["weight"]):
        return .boldSystemFont(ofSize: size)
      case "boldSystem": return .boldSystemFont(ofSize: size)
      case "italicSystem": return .italicSystemFont(ofSize: size)
      default:
        let name = attributes["name"] ?? ""
        return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      }
    }

    /// An image by name, with the size in the XIB's resources. A symbol is as large as text.
    func image(_ attribute: String) throws(XIBProblem) -> UIImage? {
      guard let name = attributes[attribute] else {
        let reference = child("imageReference", key: attribute)
        return try reference?.image("image")
      }
      // The resources have the size of a symbol in another font.
      if attributes["catalog"] == "system" {
        let side = try symbolSide()
        return UIImage(named: name, declaredSize: CGSize(width: side, height: side))
      }
      let size = resources.imageSizes[name] ?? (0, 0)
      return UIImage(
        named: name, declaredSize: CGSize(width: size.width, height: size.height))
    }

    private func symbolSide() throws(XIBProblem) -> CGFloat {
      let configuration = child(
        "preferredSymbolConfiguration", key: "preferredSymbolConfiguration")
      let pointSize = try configuration?.number("pointSize") ?? UIFont.labelFontSize
      #if canImport(AutoLayout)
        return SystemSymbol.side(pointSize, scale: configuration?.attributes["scale"])
      #else
        return (pointSize * 1.2).rounded(.up)
      #endif
    }

    @MainActor
    func apply(to input: some UITextInputTraits) throws(XIBProblem) {
      input.autocapitalizationType =
        try value("autocapitalizationType", in: XIBNames.autocapitalizationTypes) ?? .sentences
      input.autocorrectionType =
        try value("autocorrectionType", in: XIBNames.autocorrectionTypes) ?? .default
      input.spellCheckingType =
        try value("spellCheckingType", in: XIBNames.spellCheckingTypes) ?? .default
      input.keyboardType = try value("keyboardType", in: XIBNames.keyboardTypes) ?? .default
      input.keyboardAppearance =
        try value("keyboardAppearance", in: XIBNames.keyboardAppearances) ?? .default
      input.returnKeyType = try value("returnKeyType", in: XIBNames.returnKeyTypes) ?? .default
      input.enablesReturnKeyAutomatically = try bool("enablesReturnKeyAutomatically") ?? false
      input.isSecureTextEntry = try bool("secureTextEntry") ?? false
    }

    /// The value of a user-defined runtime attribute, depending on its type.
    func runtimeValue() throws(XIBProblem) -> Any? {
      switch try required("type") {
      case "string", "localizedString": return text("value") ?? ""
      case "boolean": return try bool("value") ?? false
      case "image": return try image("value")
      case "nil": return nil
      case "number":
        if let integer = child("integer", key: "value") {
          return try integer.integer("value") ?? 0
        }
        return try child("real", key: "value").map { real throws(XIBProblem) in
          Double(try real.number("value") ?? 0)
        }
      case "color": return try child("color", key: "value")?.color()
      case "point":
        let rect = try child("point", key: "value")?.rect() ?? .zero
        return rect.origin
      case "size":
        let rect = try child("size", key: "value")?.rect() ?? .zero
        return rect.size
      case "rect": return try child("rect", key: "value")?.rect() ?? .zero
      case "range":
        let range = child("range", key: "value")
        return NSRange(
          location: try range?.integer("location") ?? 0, length: try range?.integer("length") ?? 0)
      case let type:
        throw XIBProblem("values of the type '\(type)' cannot be set here", at: self)
      }
    }
  }
#endif
