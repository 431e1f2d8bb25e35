internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// The delegate of the text fields of a view. It handles the return key, unless the class of the view
/// is a `UITextFieldDelegate` with a method for it, and keeps the fields of a view that is not
/// editable from being edited. It passes on what such a class decides besides, but for menus.
final class TextFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var view: BaseScreenletView?

  init(of view: BaseScreenletView) {
    self.view = view
  }

  private var own: (any UITextFieldDelegate)? { view as? any UITextFieldDelegate }

  #if canImport(UIKit)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if let answer = own?.textFieldShouldReturn?(textField) { return answer }
      view?.goOn(from: textField)
      return true
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      view?.editable != false && own?.textFieldShouldBeginEditing?(textField) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      own?.textFieldDidBeginEditing?(textField)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      own?.textFieldShouldEndEditing?(textField) ?? true
    }

    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
      if own?.textFieldDidEndEditing?(textField, reason: reason) == nil {
        own?.textFieldDidEndEditing?(textField)
      }
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      own?.textFieldDidChangeSelection?(textField)
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      own?.textFieldShouldClear?(textField) ?? true
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      own?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }
  #else
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      guard let own else {
        view?.goOn(from: textField)
        return true
      }
      textField.returnKeyIsUnhandled = false
      let answer = own.textFieldShouldReturn(textField)
      if textField.returnKeyIsUnhandled { view?.goOn(from: textField) }
      return answer
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      view?.editable != false && own?.textFieldShouldBeginEditing(textField) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      own?.textFieldDidBeginEditing(textField)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      own?.textFieldShouldEndEditing(textField) ?? true
    }

    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
      own?.textFieldDidEndEditing(textField, reason: reason)
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      own?.textFieldShouldClear(textField) ?? true
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      own?.textField(textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }
  #endif
}
