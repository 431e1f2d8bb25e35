/// What a Screenlet does when an action is performed that is already running: the result of
/// `BaseScreenlet.runningPolicy(forAction:)`.
///
/// An action is running until its interactor reports its end. If a delegate performs the action
/// again when it is notified of that end, the action is therefore not ignored, and cancels nothing.
public enum RunningPolicy: String, CaseIterable, Sendable {

  /// The action runs once more, at the same time.
  case parallel

  /// Nothing happens: `performAction(name:sender:)` returns false.
  case ignore

  /// The running interactors are cancelled first: each reports error -6.
  case restart

  /// The action runs once more when all earlier performances have ended, whether they succeeded,
  /// failed or were cancelled. Its interactor is created at once, with the input of that moment.
  case queue
}
