#if !canImport(UIKit)
  public import Foundation

  /// Why a user could not do what a test tried: the view is hidden, disabled, on no window...
  public struct UserInteractionError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// What could not be done, and why, naming the view.
    public let description: String

    /// The same as `description`.
    public var errorDescription: String? {
      description
    }
  }
#endif
