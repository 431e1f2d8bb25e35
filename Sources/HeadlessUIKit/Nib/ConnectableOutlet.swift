#if !canImport(UIKit)
  /// The storage of an outlet property, as seen by the XIB loader.
  @MainActor
  protocol ConnectableOutlet {
    /// The type of objects that can be connected.
    var type: Any.Type { get }

    var connected: Any? { get }

    /// Sets the value; returns false if it has another type.
    func connect(_ object: Any) -> Bool
  }
#endif
