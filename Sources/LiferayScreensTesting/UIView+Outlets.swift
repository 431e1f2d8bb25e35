internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif
internal import LiferayScreens

extension UIView {

  /// The outlets, including inherited ones, of this view and its descendants, cells included, that
  /// are not connected in their XIBs, such as `AddBookmarkView_default.titleTextField`, sorted.
  /// Outlets declared by UIKit itself, such as the delegate of a text view, are ignored, and so are
  /// those of contained Screenlets, whose delegates are set in code, and the optional ones of a view.
  public var unconnectedOutlets: [String] {
    ([self] + descendants.filter { !($0 is BaseScreenlet) }).flatMap(\.ownUnconnectedOutlets)
      .sorted()
  }

  private var ownUnconnectedOutlets: Set<String> {
    var names: Set<String> = []
    let optional = (self as? BaseScreenletView).map { type(of: $0).optionalOutlets } ?? []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror, !isOfUIKit(present.subjectType) {
      for case (let label?, let value as any OutletProperty) in present.children
      where !value.isConnected {
        guard let name = outletName(label), !optional.contains(name) else { continue }
        names.insert("\(type(of: self)).\(name)")
      }
      mirror = present.superclassMirror
    }
    return names
  }

  /// Returns whether the class, and therefore all of its superclasses, is declared by UIKit.
  private func isOfUIKit(_ type: Any.Type) -> Bool {
    #if canImport(UIKit)
      // Swift's reflection does not show any stored properties of UIKit's classes.
      return false
    #else
      return String(reflecting: type).hasPrefix("HeadlessUIKit.")
    #endif
  }

  /// Returns the name of the outlet behind a stored property, or nil if the property is not an
  /// outlet.
  private func outletName(_ label: String) -> String? {
    #if canImport(UIKit)
      // A property that a XIB can set has a setter visible to Objective-C.
      let setter = "set\(label.prefix(1).uppercased())\(label.dropFirst()):"
      return responds(to: NSSelectorFromString(setter)) ? label : nil
    #else
      // The compiler names the storage of a wrapped property `_name`.
      return String(label.dropFirst())
    #endif
  }
}

/// The stored property behind an outlet.
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
