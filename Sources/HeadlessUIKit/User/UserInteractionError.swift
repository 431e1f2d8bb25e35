#if !canImport(UIKit)
  public import Foundation

  /// Why a user could not do what a test tried: the view is hidden, disabled, on no window...
  public struct UserInteractionError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public var errorDescription: String? {
      description
    }
  }
#endif
