internal import LiferayScreens
public import LiferayScreensLibrary

extension CommentListScreenlet {

  /// What shows the comments; nil while there is no view.
  ///
  /// In new code, call the methods of the Screenlet.
  public var viewModel: (any CommentListViewModel)? {
    screenletView?.viewModelObject as? any CommentListViewModel
  }
}

/// What a view of `CommentListScreenlet` shows.
@MainActor
public protocol CommentListViewModel: AnyObject {

  /// Shows a comment at the end of the list.
  func addComment(_ comment: Comment)

  /// Shows a comment in place of that with the same id, if the list has it.
  func updateComment(_ comment: Comment)

  /// Shows the list without a comment, if the list has it.
  func deleteComment(_ comment: Comment)
}

extension CommentListView_default: CommentListViewModel {

  /// Shows a comment at the end of the list, as `CommentListScreenlet.addComment(_:)` does.
  public func addComment(_ comment: Comment) {
    (screenlet as? CommentListScreenlet)?.addComment(comment)
  }

  /// Shows a comment in place of that with the same id, as `CommentListScreenlet.updateComment(_:)`
  /// does.
  public func updateComment(_ comment: Comment) {
    (screenlet as? CommentListScreenlet)?.updateComment(comment)
  }

  /// Shows the list without a comment, as `CommentListScreenlet.deleteComment(_:)` does.
  public func deleteComment(_ comment: Comment) {
    (screenlet as? CommentListScreenlet)?.deleteComment(comment)
  }
}
