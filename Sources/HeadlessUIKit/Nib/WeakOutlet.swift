#if !canImport(UIKit)
  internal import Foundation

  /// An `@Outlet` that does not keep its object alive: `@IBOutlet weak var` on a phone.
  ///
  ///     @WeakOutlet open var delegate: (any UITextFieldDelegate)?
  @MainActor
  @propertyWrapper
  public struct WeakOutlet<Value> {
    private let box = Box()

    /// What is connected; nil before, and once nobody else keeps it alive.
    public var wrappedValue: Value? {
      get { box.object as? Value }
      nonmutating set { box.object = newValue.map { $0 as AnyObject } }
    }

    /// An outlet without a value.
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
