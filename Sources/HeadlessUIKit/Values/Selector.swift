#if !canImport(UIKit) && !canImport(ObjectiveC)
  /// The name of a method, as in `Selector("urlTextFieldDidChange:")`.
  ///
  /// Without the Objective-C runtime, a selector does not identify a method: the target maps it to
  /// a closure in `UIResponder.action(for:)`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with a colon for each argument.
    public let description: String

    /// Creates a selector from a name; there may be no such method.
    public init(_ name: String) {
      description = name
    }

    /// Creates a selector from a name; there may be no such method.
    public init(stringLiteral name: String) {
      description = name
    }
  }
#endif
