#if !canImport(UIKit)
  internal import Foundation

  extension UITextField {
    /// What follows once the field is first responder.
    func beginEditing() {
      delegate?.textFieldDidBeginEditing(self)
      announce(Self.textDidBeginEditingNotification)
      sendActions(for: .editingDidBegin)
      if clearsOnBeginEditing {
        clear()
      }
    }

    /// Puts text in the place of a range, if the delegate lets it. Line breaks become spaces, since
    /// a field has one line.
    func replace(_ range: NSRange, with text: String) {
      let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .joined(separator: " ")
      guard let place = Range(range, in: content),
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: line) ?? true
      else { return }
      content.replaceSubrange(place, with: line)
      contentChanged()
    }

    /// Empties the field, if the delegate lets it.
    func clear() {
      guard !content.isEmpty, delegate?.textFieldShouldClear(self) ?? true else { return }
      content = ""
      contentChanged()
    }

    /// What the return key does: the delegate is asked; if it agrees, `.editingDidEndOnExit` and
    /// `.primaryActionTriggered`; and editing ends if something is registered for the former.
    func returnKeyPressed() {
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
      sendActions(for: .editingDidEndOnExit)
      sendActions(for: .primaryActionTriggered)
      if endsEditing {
        resignFirstResponder()
      }
    }

    func announce(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }

    private func contentChanged() {
      sendActions(for: .editingChanged)
      announce(Self.textDidChangeNotification)
    }

    func decodeTextField(_ element: XIBElement) throws(XIBProblem) {
      content = element.text("text") ?? ""
      placeholder = element.text("placeholder")
      borderStyle = try element.value("borderStyle", in: XIBNames.borderStyles) ?? .none
      clearButtonMode = try element.value("clearButtonMode", in: XIBNames.viewModes) ?? .never
      clearsOnBeginEditing = try element.bool("clearsOnBeginEditing") ?? false
      textAlignment = try element.value("textAlignment", in: XIBNames.textAlignments) ?? .natural
      minimumFontSize = try element.number("minimumFontSize") ?? 0
      adjustsFontSizeToFitWidth = try element.bool("adjustsFontSizeToFit") ?? false
      textColor = try element.child("color", key: "textColor")?.color()
      if let font = try element.child("fontDescription", key: "fontDescription")?.font() {
        self.font = font
      }
      if let traits = element.child("textInputTraits", key: "textInputTraits") {
        try traits.apply(to: self)
        textContentType = traits.attributes["textContentType"].map(UITextContentType.init)
      }
    }
  }
#endif
