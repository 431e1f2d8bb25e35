public import LiferayScreens

extension BaseScreenlet {

  /// Calls `perform`, and returns the actions that it performs, in order. None of the actions does
  /// its work, because a delegate supplies interactors that do not start.
  ///
  ///     let actions = screenlet.performedActions { screenlet.load() }
  ///     #expect(actions.map(\.name) == [RatingScreenlet.LoadRatingsAction])
  public func performedActions(_ perform: () -> Void) -> [PerformedAction] {
    let recorder = ActionRecorder()
    let previous = delegate
    delegate = recorder
    defer { delegate = previous }
    perform()
    return recorder.actions
  }
}

/// An action that was performed, with its sender.
public struct PerformedAction {

  /// The name of the action.
  public let name: String

  /// The control that was tapped, or any other subject of the action.
  public let sender: Any?
}

/// A delegate that supplies interactors without work for all actions.
private final class ActionRecorder: BaseScreenletDelegate {

  private(set) var actions: [PerformedAction] = []

  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
  ) -> Interactor? {
    actions.append(PerformedAction(name: customInteractorForAction, sender: withSender))
    return Interactor()
  }
}
