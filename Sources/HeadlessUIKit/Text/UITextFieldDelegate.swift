#if !canImport(UIKit)
  public import Foundation

  /// Controls the editing of a text field and is notified of it. Every method is optional.
  @MainActor
  public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the user may begin to edit the field; true by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when the field has become first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the user may leave the field; true by default. Not called when editing is forced to
    /// end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when the field has resigned first responder.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called instead of `textFieldDidEndEditing(_:)`, which the default implementation calls.
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Whether `string` may replace the characters in `range`, in UTF-16 code units.
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool

    /// Whether the field may be cleared, by the clear button or when editing begins; true by
    /// default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called when the return key is pressed: whether it has its default effect; true by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
  }

  extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.returnKeyIsUnhandled = true
      return true
    }

    /// Calls `textFieldDidEndEditing(_:)`.
    public func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
      textFieldDidEndEditing(textField)
    }

    /// Returns true.
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      true
    }
  }
#endif
