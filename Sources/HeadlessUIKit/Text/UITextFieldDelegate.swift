#if !canImport(UIKit)
  public import Foundation

  /// Is asked and told about the editing of a text field. Every method is optional.
  @MainActor
  public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the user may begin to edit the field; true unless implemented.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when the field has become first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the user may leave the field; true unless implemented, and not asked when editing is
    /// ended by force.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when the field is first responder no more.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called instead of `textFieldDidEndEditing(_:)`, to which it leads unless implemented.
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Whether `string` may take the place of the characters in `range`, counted in UTF-16.
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool

    /// Whether the clear button, or the beginning of editing, may empty the field; true unless
    /// implemented.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called by the return key: whether it does what it usually does; true unless implemented.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
  }

  extension UITextFieldDelegate {
    /// True.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

    /// Calls `textFieldDidEndEditing(_:)`.
    public func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
      textFieldDidEndEditing(textField)
    }

    /// True.
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      true
    }
  }
#endif
