public import LiferayScreens

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Answers the questions of a Screenlet in place of its user: `screenlet.confirmationPresenter =
/// StubConfirmations(answer: true)`.
public final class StubConfirmations: ConfirmationPresenter {

  /// The questions that were asked, in order.
  public private(set) var questions: [String] = []

  /// The answer to every question.
  public var answer: Bool

  /// Creates a user who gives this answer to every question.
  public init(answer: Bool) {
    self.answer = answer
  }

  /// Answers at once.
  public func confirm(
    _ question: String, inView view: UIView, completion: @escaping @MainActor (Bool) -> Void
  ) {
    questions.append(question)
    completion(answer)
  }
}
