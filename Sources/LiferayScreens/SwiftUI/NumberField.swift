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
    /// The number for a text that cannot be read as a number.
    private let empty: Number?
    /// What is typed, which can end with a decimal point.
    @State private var text = ""

    public init(_ title: String, value: Binding<Number?>) {
      self.init(title, value, empty: nil)
    }

    public init(_ title: String, value: Binding<Number>) {
      self.init(title, value[dynamicMember: \.orZero], empty: 0)
    }

    private init(_ title: String, _ number: Binding<Number?>, empty: Number?) {
      self.title = title
      _number = number
      self.empty = empty
    }

    public var body: some View {
      TextField(title, text: $text, prompt: Text(""))
        .onAppear { show(number, unlessTyped: !text.isEmpty) }
        .onChange(of: number) { show($0, unlessTyped: true) }
        .onChange(of: text) { text in
          let typed = entered(text)
          if typed != number { number = typed }
        }
    }

    private func entered(_ text: String) -> Number? { NumberNotation.number(text) ?? empty }

    private func show(_ number: Number?, unlessTyped isTyped: Bool) {
      if isTyped, entered(text) == number { return }
      text = NumberNotation.entry(of: number) ?? ""
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
