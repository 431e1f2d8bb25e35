import LiferayScreens

nonisolated extension Comment {

  /// Whether the user who is logged in may change the comment.
  public var canEdit: Bool { updatePermission }

  /// Whether the user who is logged in may delete the comment.
  public var canDelete: Bool { deletePermission }

  /// The text without any HTML.
  public var plainBody: String { body.asPlainText() }
}
