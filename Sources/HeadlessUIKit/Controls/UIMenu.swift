#if !canImport(UIKit)
  public import Foundation

  /// Something in a menu.
  @MainActor
  open class UIMenuElement: NSObject {
    /// Whether something in a menu is chosen.
    public enum State: Int, Sendable {
      case off, on, mixed
    }
  }

  /// A menu of a button. Nothing is drawn; `UIButton.chooseFromMenu(at:)` chooses from it.
  @MainActor
  open class UIMenu: UIMenuElement {
    /// What the menu has to choose from.
    public let children: [UIMenuElement]

    /// Creates a menu.
    public init(children: [UIMenuElement] = []) {
      self.children = children
      super.init()
    }
  }
#endif
