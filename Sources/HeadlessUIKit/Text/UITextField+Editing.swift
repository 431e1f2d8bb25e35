#if !canImport(UIKit)
  internal import Foundation

  extension UITextField {
    /// Called after the field has become first responder.
    func beginEditing() {
      delegate?.textFieldDidBeginEditing(self)
      announce(Self.textDidBeginEditingNotification)
      sendActions(for: .editingDidBegin)
      if clearsOnBeginEditing {
        clear()
      }
    }

    /// Replaces the text in a range, if the delegate allows it. Line breaks become spaces, since a
    /// field has one line.
    func replace(_ range: NSRange, with text: String) {
      let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .joined(separator: " ")
      guard let place = Range(range, in: content),
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: line) ?? true
      else { return }
      content.replaceSubrange(place, with: line)
      contentChanged()
    }

    /// Clears the field, if the delegate allows it.
    func clear() {
      guard !content.isEmpty, delegate?.textFieldShouldClear(self) ?? true else { return }
      content = ""
      contentChanged()
    }

    /// Handles the return key: if the delegate returns true, sends `.editingDidEndOnExit` and
    /// `.primaryActionTriggered`, and ends editing if `.editingDidEndOnExit` has an action or a
    /// target.
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
      adjustsFontForContentSizeCategory =
        try element.bool("adjustsFontForContentSizeCategory") ?? false
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
