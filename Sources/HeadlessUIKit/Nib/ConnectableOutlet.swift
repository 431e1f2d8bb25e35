#if !canImport(UIKit)
  /// What the XIB loader finds behind an outlet property.
  @MainActor
  protocol ConnectableOutlet {
    /// What may be connected.
    var type: Any.Type { get }

    var connected: Any? { get }

    /// Sets the value; false if it is not of that type.
    func connect(_ object: Any) -> Bool
  }
#endif
