#if !canImport(UIKit)
  extension UIView {
    /// The priority with which the view resists growing beyond its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      hugging[axis]
    }

    /// Sets the priority with which the view resists growing beyond its content.
    public func setContentHuggingPriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      hugging[axis] = priority
    }

    /// The priority with which the view resists being smaller than its content.
    public func contentCompressionResistancePriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
      compressionResistance[axis]
    }

    /// Sets the priority with which the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      compressionResistance[axis] = priority
    }
  }
#endif
