/// Something that users can do with a row of a list: in a table by swiping the row, in a collection
/// in the menu of its cell.
public struct RowAction {

  /// The name of the Screenlet's action.
  public let name: String

  /// What the user reads.
  public let title: String

  /// What the action is performed with.
  public let sender: Any?

  /// Whether the action takes something away, and is shown in red.
  public let isDestructive: Bool

  /// Whether the user may do that with the row: an action that is not offered is not shown.
  public let isOffered: Bool

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
