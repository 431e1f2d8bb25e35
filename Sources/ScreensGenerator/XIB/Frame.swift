/// The frame of a view in its superview, in points.
struct Frame {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Returns the frame that a view draws with `outset`, relative to the one by which Auto Layout
  /// aligns it.
  func drawn(with outset: Frame) -> Frame {
    Frame(x + outset.x, y + outset.y, width + outset.width, height + outset.height)
  }
}

extension Double {
  /// The number as Interface Builder writes it in a frame: `34`, `20.333333333333332`, `0.0`.
  var measure: String {
    guard self != 0, let whole = Int(exactly: self) else { return description }
    return String(whole)
  }
}
