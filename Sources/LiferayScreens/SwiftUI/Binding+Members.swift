#if canImport(UIKit)
  public import SwiftUI

  // What connects members of a view model to controls of SwiftUI.
  extension Binding {
    /// Returns a binding that holds `value` where this one holds nil:
    /// `TextField("Title", text: $model.title.or(""))`.
    public func or<Wrapped: Hashable>(_ value: Wrapped) -> Binding<Wrapped>
    where Value == Wrapped? {
      self[dynamicMember: \.[or: value]]
    }

    /// Returns a binding that calls `action` when a control has changed the value, but not when code
    /// has.
    public func edited(_ action: @escaping @MainActor () -> Void) -> Binding
    where Value: Sendable {
      Binding(
        get: { wrappedValue },
        set: { @MainActor value in
          wrappedValue = value
          action()
        })
    }
  }

  extension Binding where Value: BinaryInteger {
    /// The value as a `Double`, of which the nearest whole number counts. It has to be in the range of
    /// the type.
    public var double: Binding<Double> { self[dynamicMember: \.roundedDouble] }

    /// The value as an `Int`. It has to be in the range of both types.
    public var int: Binding<Int> { self[dynamicMember: \.int] }
  }

  extension Binding where Value: BinaryFloatingPoint {
    /// The value as a `Double`.
    public var double: Binding<Double> { self[dynamicMember: \.double] }
  }

  extension Optional where Wrapped: Hashable {
    fileprivate subscript(or value: Wrapped) -> Wrapped {
      get { self ?? value }
      set { self = newValue }
    }
  }

  extension BinaryInteger {
    fileprivate var roundedDouble: Double {
      get { Double(self) }
      set { self = Self(newValue.rounded()) }
    }

    fileprivate var int: Int {
      get { Int(self) }
      set { self = Self(newValue) }
    }
  }

  extension BinaryFloatingPoint {
    fileprivate var double: Double {
      get { Double(self) }
      set { self = Self(newValue) }
    }
  }

  extension View {
    /// Calls `began` when the user begins to edit the text field, and `ended` when the user has left it.
    public func onEditing(
      began: @escaping @MainActor () -> Void = {}, ended: @escaping @MainActor () -> Void = {}
    ) -> some View {
      modifier(EditingObserver(began: began, ended: ended))
    }
  }

  private struct EditingObserver: ViewModifier {
    let began: @MainActor () -> Void
    let ended: @MainActor () -> Void
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
      content.focused($isFocused).onChange(of: isFocused) { isFocused in
        if isFocused { began() } else { ended() }
      }
    }
  }
#endif
