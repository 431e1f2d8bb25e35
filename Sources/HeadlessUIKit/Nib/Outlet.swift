#if !canImport(UIKit)
  internal import Foundation

  /// Replaces `@IBOutlet` where there is no Objective-C: a XIB connects the property by name.
  ///
  ///     @Outlet open var urlTextField: UITextField?
  ///     @Outlet open var buttons: [UIButton]?        // an outlet collection
  ///
  /// The XIB loader finds outlets by reflection, including those of superclasses. It sets the
  /// storage of the property, so `didSet` is not called, unlike in UIKit: use the outlet in
  /// `awakeFromNib`, or in `onPreCreate` of a Screenlet's view. The value is held strongly; for a
  /// delegate use `@WeakOutlet`.
  @MainActor
  @propertyWrapper
  public struct Outlet<Value> {
    private let box: Box

    /// The connected value; nil before.
    public var wrappedValue: Value? {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// Creates an outlet without a value.
    public init() {
      box = Box()
    }

    /// Creates an outlet with an initial value, which a XIB may replace.
    public init(wrappedValue: Value?) {
      box = Box()
      box.value = wrappedValue
    }

    private final class Box {
      var value: Value?
    }
  }

  extension Outlet: ConnectableOutlet {
    var type: Any.Type {
      Value.self
    }

    var connected: Any? {
      wrappedValue
    }

    func connect(_ object: Any) -> Bool {
      guard let value = object as? Value else { return false }
      wrappedValue = value
      return true
    }
  }
#endif
