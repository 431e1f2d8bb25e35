#if !canImport(UIKit)
  internal import Foundation

  /// A property that a XIB may set by name, which UIKit does with key-value coding.
  ///
  ///     #if !canImport(UIKit)
  ///       override class var runtimeAttributes: [RuntimeAttribute] {
  ///         super.runtimeAttributes + [RuntimeAttribute("folderId",
  ///         \AddBookmarkScreenlet.folderId)]
  ///       }
  ///     #endif
  @MainActor
  public struct RuntimeAttribute {
    /// The key path in the XIB.
    public let name: String

    private let set: @MainActor (UIResponder, Any?) -> Bool

    /// Creates an attribute for a property. A whole number in the XIB is converted to any numeric
    /// type that can represent it, a fraction to any floating-point type; any other value must have
    /// the type of the property.
    public init<Owner: UIResponder, Value>(
      _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) {
      self.name = name
      set = { owner, value in
        guard let owner = owner as? Owner, let value: Value = converted(value) else { return false }
        owner[keyPath: property] = value
        return true
      }
    }

    /// Sets the property; returns false if the value has another type.
    func set(_ value: Any?, of owner: UIResponder) -> Bool {
      set(owner, value)
    }
  }

  private func converted<Value>(_ value: Any?) -> Value? {
    if let value = value as? Value { return value }
    let numbers: [Any?]
    switch value {
    case let integer as Int:
      numbers = [
        Int64(integer), Int32(exactly: integer), UInt(exactly: integer), Double(integer),
        Float(integer), CGFloat(integer),
      ]
    case let double as Double:
      numbers = [Float(double), CGFloat(double)]
    default:
      numbers = []
    }
    return numbers.lazy.compactMap { $0 as? Value }.first
  }
#endif
