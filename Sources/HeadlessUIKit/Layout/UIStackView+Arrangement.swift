#if !canImport(UIKit) && canImport(AutoLayout)
  internal import AutoLayout
  internal import Foundation

  extension UIStackView {
    func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

    /// Returns the constraints that arrange the views which are not hidden.
    func arrangement(of items: LayoutItems) -> [LayoutConstraint] {
      let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
      let arrangement = StackArrangement(
        along: axis.ofBox, arrangedDistribution, arrangedAlignment, spacing: spacing,
        margins: LayoutBox.Insets(margins))
      let arranged = arrangedSubviews.filter { !$0.isHidden }.map { view in
        let content = view.intrinsicContentSize
        let baseline: NSLayoutConstraint.Attribute =
          alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        let custom = customSpacing(after: view)
        return StackArrangement.Item(
          items.box(of: view), spacing: custom == UIStackView.spacingUseDefault ? nil : custom,
          content: axis == .horizontal ? content.width : content.height,
          baseline: items.value(of: baseline, of: view, from: nil, .vertical))
      }
      return arrangement.constraints(of: arranged, in: items.box(of: self))
    }

    private var arrangedDistribution: StackArrangement.Distribution {
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    }

    private var arrangedAlignment: StackArrangement.Alignment {
      switch alignment {
      case .fill: .fill
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .firstBaseline, .lastBaseline: axis == .horizontal ? .baseline : .leading
      }
    }
  }

  extension LayoutBox.Insets {
    init(_ insets: UIEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
#endif
