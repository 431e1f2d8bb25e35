internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension UITextField {

  /// Returns the number in the field, in the digits of any script: as the locale of the device writes
  /// it, with or without separators between groups of digits, or else with a decimal point or comma.
  /// Returns nil if the text is not a number, or not of that type: `1.5` is no `Int`.
  public func enteredNumber<Number: Numeric & LosslessStringConvertible>() -> Number? {
    NumberNotation.number(text ?? "")
  }

  /// Shows a number as a user of the device would enter it, with all its digits and without separators
  /// between groups of them; or nothing for nil.
  public func showNumber<Number: Numeric & LosslessStringConvertible>(_ number: Number?) {
    text = NumberNotation.entry(of: number)
  }
}
