internal import LiferayScreens
public import LiferayScreensLibrary

/// A comment that the app has already.
extension CommentDisplayScreenlet {

  /// The comment that is shown. Setting it shows another one, without loading it, and sets
  /// `commentId`; a view that is not there yet loads the comment when it is shown. Setting nil does
  /// nothing.
  ///
  /// In new code, set `commentId` and call `load()`, which finds the comment in the cache too.
  public var comment: Comment? {
    get { viewModel?.comment }
    set {
      guard let newValue else { return }
      commentId = newValue.commentId
      show(newValue)
    }
  }

  private func show(_ comment: Comment) {
    viewModel?.comment = comment
    viewModel?.userName = comment.userName
    viewModel?.createDate = comment.createDate
    viewModel?.userPortraitScreenlet?.load(userId: comment.userId)
    viewModel?.text = comment.plainBody
    viewModel?.body = comment.plainBody
    viewModel?.modifiedDate = comment.modifiedDate
    viewModel?.canEdit = comment.canEdit
    viewModel?.canDelete = comment.canDelete
    viewModel?.isEditing = false
  }
}
