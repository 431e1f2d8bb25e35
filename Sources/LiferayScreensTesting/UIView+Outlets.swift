internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension UIView {

  /// The outlets, inherited ones included, of this view and of the views in it, cells too, that
  /// their XIBs have left unconnected: `AddBookmarkView_default.titleTextField`, in order. Those of
  /// UIKit itself, as the delegate of a text view, may stay so.
  public var unconnectedOutlets: [String] {
    ([self] + descendants).flatMap(\.ownUnconnectedOutlets).sorted()
  }

  private var ownUnconnectedOutlets: Set<String> {
    var names: Set<String> = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror, !isOfUIKit(present.subjectType) {
      for case (let label?, let value as any OutletProperty) in present.children
      where !value.isConnected {
        if let name = outletName(label) { names.insert("\(type(of: self)).\(name)") }
      }
      mirror = present.superclassMirror
    }
    return names
  }

  /// Whether the class, and with it all that it inherits from, is one of UIKit's.
  private func isOfUIKit(_ type: Any.Type) -> Bool {
    #if canImport(UIKit)
      // No stored property of those is one of Swift's.
      return false
    #else
      return String(reflecting: type).hasPrefix("HeadlessUIKit.")
    #endif
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
