#if !canImport(UIKit)
  internal import Foundation

  /// An `@Outlet` that holds its object weakly, like `@IBOutlet weak var` in UIKit.
  ///
  ///     @WeakOutlet open var delegate: (any UITextFieldDelegate)?
  @MainActor
  @propertyWrapper
  public struct WeakOutlet<Value> {
    private let box = Box()

    /// The connected value; nil before, and after the object was deallocated.
    public var wrappedValue: Value? {
      get { box.object as? Value }
      nonmutating set { box.object = newValue.map { $0 as AnyObject } }
    }

    /// Creates an outlet without a value.
    public init() {}

    private final class Box {
      weak var object: AnyObject?
    }
  }

  extension WeakOutlet: ConnectableOutlet {
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
