#if !canImport(UIKit)
  public import Foundation

  /// A rectangle in a view that constraints may refer to, such as its safe area.
  @MainActor
  open class UILayoutGuide: NSObject {
    /// The view that the guide was added to; held weakly.
    open internal(set) weak var owningView: UIView?
    /// A name for the guide. The guides of views have the same names as in UIKit.
    open var identifier = ""

    override public required init() {
      super.init()
    }

    /// The meaning of the guide in `AutoLayoutCheck`.
    var role = Role.free

    enum Role {
      /// The owner's edges, as on a device without notch and bars.
      case edges
      /// The owner's edges, inset by eight points.
      case margins
      /// The content of a scroll view.
      case scrolledContent
      /// A separate rectangle.
      case free
    }
  }

  /// A guide that follows the keyboard.
  open class UIKeyboardLayoutGuide: UILayoutGuide {}

  extension UIView {
    /// The guides that were added or accessed.
    public var layoutGuides: [UILayoutGuide] {
      layoutGuideStore
    }

    /// Adds a guide to the view, and removes it from any other.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
      guard guide.owningView !== self else { return }
      guide.owningView?.removeLayoutGuide(guide)
      guide.owningView = self
      layoutGuideStore.append(guide)
    }

    /// Removes a guide from the view. Does nothing if the guide belongs to another view.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
      guard guide.owningView === self else { return }
      guide.owningView = nil
      layoutGuideStore.removeAll { $0 === guide }
    }

    /// The distances from the edges within which bars cover the view: none, without bars.
    public var safeAreaInsets: UIEdgeInsets { .zero }

    /// The part of the view that is not covered by bars: here the whole view.
    public var safeAreaLayoutGuide: UILayoutGuide {
      guide(.edges, named: "UIViewSafeAreaLayoutGuide")
    }

    /// The part of the view inside its margins of eight points.
    public var layoutMarginsGuide: UILayoutGuide {
      guide(.margins, named: "UIViewLayoutMarginsGuide")
    }

    /// The area of the keyboard. The keyboard is always hidden here, so the guide is at the bottom of
    /// the view.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
      guide(.edges, named: "UIViewKeyboardLayoutGuide")
    }

    private func guide<Guide: UILayoutGuide>(
      _ role: UILayoutGuide.Role, named name: String
    ) -> Guide {
      if let known = layoutGuideStore.first(where: { $0.identifier == name }) as? Guide {
        return known
      }
      let guide = Guide()
      guide.role = role
      guide.identifier = name
      addLayoutGuide(guide)
      return guide
    }
  }
#endif
