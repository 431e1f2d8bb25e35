#if !canImport(UIKit)
  internal import Foundation

  /// Stands in for `@IBOutlet` where there is no Objective-C: a XIB connects the property by name.
  ///
  ///     @Outlet open var urlTextField: UITextField?
  ///     @Outlet open var buttons: [UIButton]?        // an outlet collection
  ///
  /// The XIB loader finds outlets by reflection, through superclasses. It sets the value behind the
  /// property, so a `didSet` does not run for it as it does on a phone: do in `awakeFromNib`, or a
  /// Screenlet's view in `onPreCreate`, what needs the outlet. Keeps what it holds alive; for a
  /// delegate use `@WeakOutlet`.
  @MainActor
  @propertyWrapper
  public struct Outlet<Value> {
    private let box: Box

    /// What is connected; nil before.
    public var wrappedValue: Value? {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// An outlet without a value.
    public init() {
      box = Box()
    }

    /// An outlet with a value from the start, which a XIB may replace.
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
