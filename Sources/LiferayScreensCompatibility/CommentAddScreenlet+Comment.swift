internal import LiferayScreens
public import LiferayScreensLibrary

extension CommentAddScreenlet {

  /// The comment that users change, or nil while they write a new one. Setting it shows its text;
  /// then `AddCommentAction` saves what becomes of it, as `UpdateCommentAction` does, until this is
  /// nil again.
  ///
  /// In new code, call `edit(_:)`, and perform `UpdateCommentAction`.
  public var comment: Comment? {
    get { addedValues["comment"] as? Comment }
    set {
      addedValues["comment"] = newValue
      interactorOverride = { [weak self] name, sender in
        guard let self, comment != nil, name == CommentAddScreenlet.AddCommentAction else {
          return nil
        }
        return createInteractor(name: CommentAddScreenlet.UpdateCommentAction, sender: sender)
      }
      if let newValue {
        edit(newValue)
      } else {
        commentId = 0
        viewModel?.isEditing = false
        viewModel?.body = ""
      }
    }
  }
}

extension CommentAddInteractor {

  /// Creates an interactor that adds a comment without a Screenlet: the app starts it, and retains
  /// it until it has ended.
  ///
  /// In new code, await `performAddComment()` of a Screenlet, or pass nil as the Screenlet.
  public convenience init(className: String, classPK: Int64, body: String) {
    self.init(screenlet: nil, className: className, classPK: classPK, body: body)
  }
}
