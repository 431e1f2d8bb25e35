import LiferayScreens

/// Comments that have been added, changed or deleted elsewhere, for example by a
/// `CommentAddScreenlet`. The server is not called.
extension CommentListScreenlet {

  /// Shows a comment at the end of the list.
  public func addComment(_ comment: Comment) {
    addRow(comment)
  }

  /// Shows a comment in place of that with the same id, if the list has it.
  public func updateComment(_ comment: Comment) {
    replaceRow(with: comment) { ($0 as? Comment)?.commentId == comment.commentId }
  }

  /// Shows the list without a comment, if the list has it.
  public func deleteComment(_ comment: Comment) {
    removeRow { ($0 as? Comment)?.commentId == comment.commentId }
  }
}
