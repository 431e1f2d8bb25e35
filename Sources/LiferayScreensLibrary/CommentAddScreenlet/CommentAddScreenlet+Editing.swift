import LiferayScreens

extension CommentAddScreenlet {

  /// Shows the text of a comment, for `UpdateCommentAction` to save what becomes of it.
  public func edit(_ comment: Comment) {
    commentId = comment.commentId
    viewModel?.body = comment.plainBody
    viewModel?.isEditing = true
  }
}
