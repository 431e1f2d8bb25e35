#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// An action that users can perform on a row of a list: in a table by swiping the row, in a
/// collection view in the menu of its cell.
public struct RowAction {

  /// The name of the Screenlet's action.
  public let name: String

  /// The title that the user sees.
  public let title: String

  /// The sender with which the action is performed.
  public let sender: Any?

  /// Whether the action deletes something, and is therefore shown in red.
  public let isDestructive: Bool

  /// Whether the user can perform the action on the row. An action that is not offered is not
  /// shown.
  public let isOffered: Bool

  /// The symbol that is shown with the title: a bin for an action that deletes something.
  @MainActor
  var symbol: UIImage? {
    isDestructive ? UIImage(systemName: "trash", withConfiguration: nil) : nil
  }

  /// Creates an action of a row.
  public init(
    _ name: String, title: String, sender: Any?, isDestructive: Bool = false,
    isOffered: Bool = true
  ) {
    self.name = name
    self.title = title
    self.sender = sender
    self.isDestructive = isDestructive
    self.isOffered = isOffered
  }
}
