import TemplateEngine

/// Where a view lies in the one around it, in points.
struct Frame {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The frame of what draws `outset` around that by which Auto Layout aligns it.
  func drawn(with outset: Frame) -> Frame {
    Frame(x + outset.x, y + outset.y, width + outset.width, height + outset.height)
  }

  /// What the template of a XIB is rendered with.
  var values: TemplateMapping {
    [
      "x": .number(x.measure), "y": .number(y.measure), "width": .number(width.measure),
      "height": .number(height.measure),
    ]
  }
}

extension Double {
  /// The number as Interface Builder writes that of a frame: `34`, `20.333333333333332`, `0.0`.
  fileprivate var measure: String {
    guard self != 0, let whole = Int(exactly: self) else { return description }
    return String(whole)
  }
}
