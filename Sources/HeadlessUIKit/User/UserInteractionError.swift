#if !canImport(UIKit)
  public import Foundation

  /// An error for a simulated user action that is not possible: the view is hidden, disabled, not
  /// in a window…
  public struct UserInteractionError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The action that failed, and the reason, with the name of the view.
    public let description: String

    /// The same as `description`.
    public var errorDescription: String? {
      description
    }
  }
#endif
