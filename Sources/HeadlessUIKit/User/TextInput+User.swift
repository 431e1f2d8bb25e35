#if !canImport(UIKit)
  internal import Foundation

  extension UITextField {
    /// Taps the field unless it is being edited, then types the text, one character at a time.
    ///
    /// - Throws: `UserInteractionError` if the field cannot be touched or does not begin editing.
    public func typeText(_ text: String) throws {
      try focus()
      for character in text {
        insertText(String(character))
      }
    }

    /// Taps the field unless it is being edited, then deletes all text, one character at a time, as
    /// if the delete key were held down.
    public func eraseText() throws {
      try focus()
      for _ in content {
        deleteBackward()
      }
    }

    /// Taps the clear button. The delegate may prevent the effect.
    public func tapClearButton() throws {
      try requireTouchable()
      clear()
    }

    /// Presses the return key: if the delegate's `textFieldShouldReturn` returns true,
    /// `.editingDidEndOnExit` and `.primaryActionTriggered` are sent.
    public func pressReturn() throws {
      try focus()
      returnKeyPressed()
    }

    private func focus() throws {
      if isFirstResponder { return }
      try tap()
      if !isFirstResponder {
        throw UserInteractionError(description: "\(userName) did not begin editing")
      }
    }
  }

  extension UITextView {
    /// Taps the view unless it is being edited, then types the text, one character at a time.
    ///
    /// - Throws: `UserInteractionError` if it cannot be touched or does not begin editing.
    public func typeText(_ text: String) throws {
      if !isFirstResponder {
        try requireTouchable()
        guard becomeFirstResponder() else {
          throw UserInteractionError(description: "\(userName) did not begin editing")
        }
      }
      for character in text {
        insertText(String(character))
      }
    }
  }
#endif
