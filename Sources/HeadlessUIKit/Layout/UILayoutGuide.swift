#if !canImport(UIKit)
  public import Foundation

  /// A rectangle of a view that constraints may refer to, such as its safe area.
  @MainActor
  open class UILayoutGuide: NSObject {
    /// The view that the guide was added to; not kept alive.
    open internal(set) weak var owningView: UIView?
    /// A name for the guide; those of views have UIKit's.
    open var identifier = ""

    override public init() {
      super.init()
    }

    /// What the guide stands for in a check of the layout.
    var role = Role.free

    enum Role {
      /// The owner's edges, as where there is no notch and no bar.
      case edges
      /// The owner's edges, eight points further in.
      case margins
      /// What a scroll view scrolls.
      case scrolledContent
      /// A rectangle of its own.
      case free
    }
  }

  extension UIView {
    /// The guides that were added or asked for.
    public var layoutGuides: [UILayoutGuide] {
      layoutGuideStore
    }

    /// Adds a guide to the view, taking it from the one that it belonged to.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
      guard guide.owningView !== self else { return }
      guide.owningView?.removeLayoutGuide(guide)
      guide.owningView = self
      layoutGuideStore.append(guide)
    }

    /// Takes a guide from the view; nothing happens if it belongs to another.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
      guard guide.owningView === self else { return }
      guide.owningView = nil
      layoutGuideStore.removeAll { $0 === guide }
    }

    /// The part of the view that no bar covers: all of it here.
    public var safeAreaLayoutGuide: UILayoutGuide {
      guide(.edges, named: "UIViewSafeAreaLayoutGuide")
    }

    /// The part of the view within its margins of eight points.
    public var layoutMarginsGuide: UILayoutGuide {
      guide(.margins, named: "UIViewLayoutMarginsGuide")
    }

    private func guide(_ role: UILayoutGuide.Role, named name: String) -> UILayoutGuide {
      if let known = layoutGuideStore.first(where: { $0.identifier == name }) {
        return known
      }
      let guide = UILayoutGuide()
      guide.role = role
      guide.identifier = name
      addLayoutGuide(guide)
      return guide
    }
  }
#endif
