import LiferayScreens

/// The component that the app's developer uses: inspectable parameters, a view through its view
/// model, methods that run connectors, and a delegate.
class MyScreenlet: BaseScreenlet {

  /// The name of the controls that count the bookmarks.
  nonisolated static let CountAction = "count"

  /// The site; like in most Screenlets, that of the server context by default.
  @IBInspectable var groupId: Int64 = 0

  var viewModel: (any MyScreenletViewModel)? {
    screenletView as? any MyScreenletViewModel
  }

  var myDelegate: (any MyScreenletDelegate)? {
    delegate as? any MyScreenletDelegate
  }

  /// The names of all requested actions, in order.
  private(set) var actions: [String] = []

  /// Counts the bookmarks in the folder that the view names.
  @discardableResult
  func loadCount() -> Bool {
    performAction(name: MyScreenlet.CountAction)
  }

  override func createInteractor(name: String, sender: Any?) -> Interactor? {
    actions.append(name)
    guard name == MyScreenlet.CountAction else { return nil }
    let interactor = MyUserCaseInteractor(
      screenlet: self, groupId: groupId == 0 ? LiferayServerContext.groupId : groupId,
      folderId: viewModel?.folderId.flatMap { Int64($0) } ?? 0)
    interactor.onSuccess = { [weak self, unowned interactor] in
      guard let self, let count = interactor.resultCount else { return }
      viewModel?.count = "\(count)"
      myDelegate?.screenlet(self, onCountLoaded: count)
    }
    interactor.onFailure = { [weak self] error in
      guard let self else { return }
      myDelegate?.screenlet(self, onCountError: error)
    }
    return interactor
  }
}
