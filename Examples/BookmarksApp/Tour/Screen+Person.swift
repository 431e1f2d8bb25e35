import LiferayScreens

/// The user's actions. Each waits until the action that it performs has ended.
extension Screen {

  /// Replaces the text of a field. `name` is the name of a field without a label.
  func enter(_ text: String, into field: UITextField?, called name: String? = nil) throws {
    guard let field else { throw AppError("the view has no such field") }
    let shown = field.isSecureTextEntry ? String(repeating: "*", count: text.count) : text
    Transcript.step("Type '\(shown)' into '\(name ?? field.accessibilityLabel ?? "")'")
    try field.eraseText()
    try field.typeText(text)
  }

  /// Replaces the text of a text view.
  func enter(_ text: String, into view: UITextView?) throws {
    guard let view else { throw AppError("the view has no such text") }
    Transcript.step("Type '\(text)' into '\(view.accessibilityLabel ?? "")'")
    view.text = ""
    try view.typeText(text)
  }

  func tap(_ button: UIButton?) async throws {
    try await use("Tap '\(button?.currentTitle ?? "")'", button) { try $0.tap() }
  }

  /// Leaves a field, which ends its editing.
  func leave(_ field: UITextField?) async throws {
    try await use("Leave '\(field?.accessibilityLabel ?? "")'", field) { $0.resignFirstResponder() }
  }

  func pressReturn(in field: UITextField?) async throws {
    try await use("Press return", field) { try $0.pressReturn() }
  }

  func give(_ stars: Int, in control: StarControl?) async throws {
    try await use("Tap star \(stars)", control) { try $0.buttons[stars - 1].tap() }
  }

  func select(_ title: String, in control: UISegmentedControl?) async throws {
    try await use("Select '\(title)'", control) { control in
      let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
      guard let index = titles.firstIndex(of: title) else {
        throw AppError("there is no segment '\(title)'")
      }
      try control.selectSegment(at: index)
    }
  }

  private func use<Control: UIControl>(
    _ step: String, _ control: Control?, _ body: (Control) throws -> Void
  ) async throws {
    guard let control else { throw AppError("the view has not all of its controls") }
    Transcript.step(step)
    let button = control as? ActionButton
    let title = button?.currentTitle
    try body(control)
    if let button, button.isBusy {
      tellProgress(of: button, insteadOf: title)
    } else {
      tellProgress()
    }
    if let action = control.restorationIdentifier { try await end(of: action) }
  }
}
