#if canImport(UIKit)
  public import SwiftUI

  /// A text field for a number, which has its value while it is typed: in the digits of any script, as
  /// the locale of the device writes it, or with a decimal point or comma.
  ///
  /// Text that is no number of the type, such as `1.5` for an `Int`, is nil, or 0 if the value is not
  /// optional, as in `UITextField.enteredNumber()`.
  public struct NumberField<Number: Numeric & LosslessStringConvertible>: View {
    private let title: String
    @Binding private var number: Number?
    /// What is typed, which can end with a decimal point.
    @State private var text = ""

    public init(_ title: String, value: Binding<Number?>) {
      self.title = title
      _number = value
    }

    public init(_ title: String, value: Binding<Number>) {
      self.init(title, value: value[dynamicMember: \.orZero])
    }

    public var body: some View {
      TextField(title, text: $text)
        .onAppear { show(number) }
        .onChange(of: number) { show($0) }
        .onChange(of: text) { number = NumberNotation.number($0) }
    }

    /// Shows a number, unless it is the one that was typed.
    private func show(_ number: Number?) {
      if NumberNotation.number(text) != number { text = NumberNotation.entry(of: number) ?? "" }
    }
  }

  extension Numeric {
    /// The number, which is 0 if it is set to nil.
    fileprivate var orZero: Self? {
      get { self }
      set { self = newValue ?? 0 }
    }
  }
#endif
