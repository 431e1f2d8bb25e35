#if !canImport(UIKit)
  public import Foundation

  /// Arranges views in a row or a column. Which views and how is kept; frames are not computed.
  @MainActor
  open class UIStackView: UIView {
    /// How the views share the length of the stack; frames do not follow from it here.
    public enum Distribution: Int, Sendable {
      case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where the views are across the stack; frames do not follow from it here.
    public enum Alignment: Int, Sendable {
      case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    /// The views in their order. Each is a subview too; one removed from this view leaves them.
    open private(set) var arrangedSubviews: [UIView] = []

    /// The direction in which the views follow one another.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// How the views share the length of the stack; stored only.
    open var distribution = Distribution.fill
    /// Where the views are across the stack; stored only.
    open var alignment = Alignment.fill
    /// The distance between two views, in points.
    open var spacing: CGFloat = 0

    /// A stack of these views, in their order.
    public convenience init(arrangedSubviews views: [UIView]) {
      self.init(frame: .zero)
      for view in views {
        addArrangedSubview(view)
      }
    }

    /// Adds a view to the end of the order, or moves it there.
    open func addArrangedSubview(_ view: UIView) {
      insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view into the order; an index out of bounds means the nearest end.
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
      if view.superview !== self {
        addSubview(view)
      }
      arrangedSubviews.removeAll { $0 === view }
      arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
      view.translatesAutoresizingMaskIntoConstraints = false
    }

    /// Takes a view out of the order; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
      arrangedSubviews.removeAll { $0 === view }
    }

    override open func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      removeArrangedSubview(subview)
    }

    /// The sum of what the arranged views ask for along the axis, the most of it across.
    override open var intrinsicContentSize: CGSize {
      let sizes = arrangedSubviews.filter { !$0.isHidden }.map(\.intrinsicContentSize)
      let isRow = axis == .horizontal
      let along = sizes.map { max(0, isRow ? $0.width : $0.height) }.reduce(0, +)
      let across = sizes.map { max(0, isRow ? $0.height : $0.width) }.max() ?? 0
      let length = along + spacing * CGFloat(max(0, sizes.count - 1))
      return isRow ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
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
    }
  }
#endif
