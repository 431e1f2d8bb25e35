internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension UIView {

  /// The outlets, inherited ones included, of this view and of the views in it, cells too, that
  /// their XIBs have left unconnected: `AddBookmarkView_default.titleTextField`, in order.
  public var unconnectedOutlets: [String] {
    ([self] + descendants).flatMap(\.ownUnconnectedOutlets).sorted()
  }

  private var ownUnconnectedOutlets: Set<String> {
    var names: Set<String> = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror {
      for case (let label?, let value as any OutletProperty) in present.children
      where !value.isConnected {
        if let name = outletName(label) { names.insert("\(type(of: self)).\(name)") }
      }
      mirror = present.superclassMirror
    }
    return names
  }

  /// The outlet that a stored property is; nil if it is another property.
  private func outletName(_ label: String) -> String? {
    #if canImport(UIKit)
      // A property that a XIB can set has a setter that Objective-C knows.
      let setter = "set\(label.prefix(1).uppercased())\(label.dropFirst()):"
      return responds(to: NSSelectorFromString(setter)) ? label : nil
    #else
      // The compiler names the storage behind a wrapped property `_name`.
      return String(label.dropFirst())
    #endif
  }
}

/// What is stored behind an outlet.
@MainActor
private protocol OutletProperty {
  var isConnected: Bool { get }
}

#if canImport(UIKit)
  extension Optional: OutletProperty where Wrapped: UIView {
    fileprivate var isConnected: Bool { self != nil }
  }
#else
  extension Outlet: OutletProperty {
    fileprivate var isConnected: Bool { wrappedValue != nil }
  }

  extension WeakOutlet: OutletProperty {
    fileprivate var isConnected: Bool { wrappedValue != nil }
  }
#endif
