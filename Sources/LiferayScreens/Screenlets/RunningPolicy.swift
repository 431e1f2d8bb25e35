/// What a Screenlet does when an action is performed that is running already: the result of
/// `BaseScreenlet.runningPolicy(forAction:)`.
///
/// An action is running until its interactor reports its end. A delegate that performs the action
/// again when it hears of that end is therefore not ignored, and cancels nothing.
public enum RunningPolicy: String, CaseIterable, Sendable {

  /// The action runs once more, at the same time.
  case parallel

  /// Nothing happens: `performAction(name:sender:)` returns false.
  case ignore

  /// The running interactors are cancelled first: each reports error -6.
  case restart

  /// The action runs once more when all that were performed before have ended, whether they
  /// succeeded, failed or were cancelled. Its interactor is created at once, with the input of that
  /// moment.
  case queue
}
