#if !canImport(UIKit)
  /// The outlets of an object, including those of superclasses, found by reflection.
  @MainActor
  struct Outlets {
    private(set) var byName: [String: any ConnectableOutlet] = [:]

    /// Stored properties that are not outlets, for a better message.
    private(set) var otherProperties: Set<String> = []

    init(of object: AnyObject) {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let present = mirror {
        for child in present.children {
          guard let label = child.label else { continue }
          if let outlet = child.value as? any ConnectableOutlet {
            // The compiler names the storage of a wrapped property `_name`. A subclass may
            // redeclare an outlet of its superclass with a narrower type.
            let name = String(label.dropFirst())
            byName[name] = byName[name] ?? outlet
          } else {
            otherProperties.insert(label)
          }
        }
        mirror = present.superclassMirror
      }
    }
  }
#endif
