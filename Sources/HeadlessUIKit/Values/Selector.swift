#if !canImport(UIKit) && !canImport(ObjectiveC)
  /// The name of a method, as in `Selector("urlTextFieldDidChange:")`.
  ///
  /// Without the Objective-C runtime a selector finds no method by itself: the target maps it to a
  /// closure in `UIResponder.action(for:)`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with a colon for each argument.
    public let description: String

    /// The selector of that name, which may belong to no method.
    public init(_ name: String) {
      description = name
    }

    /// The selector of that name, which may belong to no method.
    public init(stringLiteral name: String) {
      description = name
    }
  }
#endif
