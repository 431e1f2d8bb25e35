import AutoLayout
import XMLText

extension InterfaceView {
  /// The image of an image view.
  var image: (name: String, isSymbol: Bool)? {
    let reference = element["image"] == nil ? part("imageReference", "image") : element
    return reference?["image"].map { ($0, reference?["catalog"] == "system") }
  }

  /// The width and height of a symbol, unless it is scaled to the view.
  var symbolSide: Double {
    let configuration = part("preferredSymbolConfiguration", "preferredSymbolConfiguration")
    let size = configuration?["pointSize"].flatMap(Double.init) ?? 17
    return SystemSymbol.side(
      min(500, max(1, size.isFinite ? size : 17)), scale: configuration?["scale"])
  }

  /// Whether the runtime makes a circle of the image.
  var isRound: Bool { runtimeAttribute("isRound")?["value"] == "YES" }

  /// Whether the text in the XIB is an example, which the runtime removes.
  var isValueLabel: Bool {
    ["ValueLabel", "BadgeLabel", "ProblemLabel", "RatingLabel"].contains(
      element["customClass"] ?? "")
  }

  /// The number of points that a star takes in a row of stars, and that of its symbol.
  var starSizes: (width: Double, symbol: Double) {
    element["customClass"] == "RatingStars" ? (18, 13) : (52, 30)
  }

  /// Whether the runtime draws a capsule around the text.
  var isBadge: Bool { element["customClass"] == "BadgeLabel" }

  /// The radius of the corners that code or a runtime attribute sets.
  var cornerRadius: Double {
    if let radius = style.cornerRadius { return radius }
    if element.isRowButton || isRound || isBadge { return .infinity }
    if configuration != nil { return Self.largeCornerRadius }
    guard let attribute = runtimeAttribute("layer.cornerRadius") else {
      return kind == .textField && hasRoundedBorder ? 5 : 0
    }
    let number = attribute.elements.first { ["real", "integer"].contains($0.name) }
    let radius = number?["value"].flatMap(Double.init) ?? 0
    return radius.isFinite ? max(0, radius) : 0
  }
}
