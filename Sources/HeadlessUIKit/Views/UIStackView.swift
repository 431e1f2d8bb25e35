#if !canImport(UIKit)
  public import Foundation

  /// Arranges views in a row or a column.
  @MainActor
  open class UIStackView: UIView {
    /// The distribution of the stack's length among the views.
    public enum Distribution: Int, Sendable {
      case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of the views perpendicular to the axis.
    public enum Alignment: Int, Sendable {
      case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    /// The arranged views, in order. Each is also a subview; a view removed from the superview is
    /// removed here too.
    open private(set) var arrangedSubviews: [UIView] = []

    /// The axis along which the views are arranged.
    open var axis = NSLayoutConstraint.Axis.horizontal {
      didSet { setNeedsFrames() }
    }
    /// The distribution of the stack's length among the views.
    open var distribution = Distribution.fill {
      didSet { setNeedsFrames() }
    }
    /// The alignment of the views perpendicular to the axis.
    open var alignment = Alignment.fill {
      didSet { setNeedsFrames() }
    }
    /// The distance between two views, in points.
    open var spacing: CGFloat = 0 {
      didSet { setNeedsFrames() }
    }
    /// Whether the views are arranged inside the layout margins instead of the edges.
    open var isLayoutMarginsRelativeArrangement = false {
      didSet { setNeedsFrames() }
    }
    /// Whether vertical distances are between baselines; stored only.
    open var isBaselineRelativeArrangement = false
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Stands for the `spacing` of the stack.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// Stands for the distance that the system uses between views: 8 points here.
    public static let spacingUseSystem: CGFloat = 8

    /// Creates a stack of these views, in order.
    public convenience init(arrangedSubviews views: [UIView]) {
      self.init(frame: .zero)
      for view in views {
        addArrangedSubview(view)
      }
    }

    /// Adds a view to the end, or moves it there.
    open func addArrangedSubview(_ view: UIView) {
      insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view, or moves it; an index out of range means the nearest end.
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
      if view.superview !== self {
        addSubview(view)
      }
      arrangedSubviews.removeAll { $0 === view }
      arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
      view.translatesAutoresizingMaskIntoConstraints = false
    }

    /// Removes a view from the arranged views; it remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
      arrangedSubviews.removeAll { $0 === view }
      customSpacings[ObjectIdentifier(view)] = nil
      setNeedsFrames()
    }

    override open func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      removeArrangedSubview(subview)
    }

    /// Sets the distance from an arranged view to the next one.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
      guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
      customSpacings[ObjectIdentifier(arrangedSubview)] =
        spacing == Self.spacingUseDefault ? nil : spacing
      setNeedsFrames()
    }

    /// The distance from an arranged view to the next one; `spacingUseDefault` unless it was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
      customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    override open class var runtimeAttributes: [RuntimeAttribute] {
      super.runtimeAttributes + [
        RuntimeAttribute(
          "layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
        RuntimeAttribute("spacing", \UIStackView.spacing),
      ]
    }

    override func addDecoded(_ view: UIView) {
      addArrangedSubview(view)
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      axis = try element.value("axis", in: XIBNames.axes) ?? .horizontal
      distribution = try element.value("distribution", in: XIBNames.distributions) ?? .fill
      alignment = try element.value("alignment", in: XIBNames.stackAlignments) ?? .fill
      spacing = try element.number("spacing") ?? 0
      isBaselineRelativeArrangement = try element.bool("baselineRelativeArrangement") ?? false
      isLayoutMarginsRelativeArrangement =
        try element.bool("layoutMarginsRelativeArrangement") ?? false
    }
  }
#endif
