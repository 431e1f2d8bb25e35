#if !canImport(UIKit) && !canImport(ObjectiveC)
  /// The name of a method, as in `Selector("urlTextFieldDidChange:")`.
  ///
  /// Without the Objective-C runtime a selector finds no method by itself: the target maps it to a
  /// closure in `UIResponder.action(for:)`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) {
      description = name
    }

    public init(stringLiteral name: String) {
      description = name
    }
  }
#endif
