#if !canImport(UIKit)
  internal import Foundation

  extension UITextField {
    /// Taps the field unless it is being edited, then types the text, a character at a time.
    ///
    /// - Throws: `UserInteractionError` when the field cannot be touched or will not begin editing.
    public func typeText(_ text: String) throws {
      try focus()
      for character in text {
        insertText(String(character))
      }
    }

    /// Deletes all of the text, a character at a time, as with the delete key held down.
    public func eraseText() throws {
      try focus()
      for _ in content {
        deleteBackward()
      }
    }

    /// Taps the clear button, which the delegate may forbid.
    public func tapClearButton() throws {
      try requireTouchable()
      clear()
    }

    /// Presses the keyboard's return key: the delegate is asked with `textFieldShouldReturn`; if it
    /// agrees, `.editingDidEndOnExit` and `.primaryActionTriggered` are sent.
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
    /// Taps the view unless it is being edited, then types the text, a character at a time.
    ///
    /// - Throws: `UserInteractionError` when it cannot be touched or will not begin editing.
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
