public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A group of rows in a form, which are in a stack view in it. There is a line between each two
/// rows, up to the trailing edge, and a touch anywhere in a row goes to the text entered there.
///
/// A XIB gives it a background and the radius of its corners.
open class CardView: UIView {

  /// The rows that are visible, from top to bottom.
  private var rows: [UIView] { stack?.arrangedSubviews.filter { !$0.isHidden } ?? [] }

  private var stack: UIStackView? { subviews.lazy.compactMap { $0 as? UIStackView }.first }

  /// The vertical positions of the lines, each in the middle between two rows.
  open var separatorPositions: [CGFloat] {
    zip(rows, rows.dropFirst()).map { (frame(of: $0).maxY + frame(of: $1).minY) / 2 }
  }

  /// Returns the text field or text view of the row at a point in the card, if it can be edited.
  open func textInput(at point: CGPoint) -> UIView? {
    let index = separatorPositions.firstIndex { point.y < $0 } ?? rows.count - 1
    return rows.isEmpty ? nil : rows[index].textInput
  }

  private func frame(of row: UIView) -> CGRect {
    row.frame.offsetBy(dx: row.superview?.frame.minX ?? 0, dy: row.superview?.frame.minY ?? 0)
  }

  /// Hides the card if none of its rows is visible. Called when one was hidden or shown.
  func showRows() {
    guard stack != nil else { return }
    if isHidden != rows.isEmpty { isHidden = rows.isEmpty }
    setNeedsDisplay()
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      layer.cornerCurve = .continuous
      // A view that draws itself fills its corners, too.
      clipsToBounds = true
      // A text begins where its caption does.
      for case let text as UITextView in rows.map(\.textInput) {
        text.textContainerInset = .zero
        text.textContainer.lineFragmentPadding = 0
      }
    }
  }

  #if canImport(UIKit)
    override open func draw(_ rect: CGRect) {
      super.draw(rect)
      UIColor.separator.setFill()
      let inset = rows.first.map { frame(of: $0).minX } ?? 0
      let left = effectiveUserInterfaceLayoutDirection == .leftToRight ? inset : 0
      for y in separatorPositions {
        UIRectFill(CGRect(x: left, y: y, width: bounds.width - inset, height: 0.5))
      }
    }

    override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      if hit == nil || hit is UIControl || hit is UITextView { return hit }
      return textInput(at: point) ?? hit
    }
  #endif
}

extension UIView {
  /// The first text field or text view in the view, or the view itself, that can be edited.
  fileprivate var textInput: UIView? {
    if self is UITextField || self is UITextView {
      return isUserInteractionEnabled && canBecomeFirstResponder ? self : nil
    }
    return subviews.lazy.compactMap(\.textInput).first
  }
}
