import LiferayScreens

/// A field of a form, and the Screenlet that edits it.
@MainActor
public final class DDLFieldRow {

  public let field: DDMField
  public let screenlet: BaseScreenlet

  /// Whether the text in the view cannot be read, such as letters in the field of a number.
  private var isUnreadable = false

  /// The date of the view when it was shown or read last; any other date is a choice of the user's. A
  /// theme that does not know whether a date has been picked shows one for a field without a value.
  private var knownDate: Date?

  /// Connects the field to a Screenlet whose view has the view model of one of the field
  /// Screenlets.
  public init(_ field: DDMField, _ screenlet: BaseScreenlet) {
    (self.field, self.screenlet) = (field, screenlet)
    screenlet.screenletView?.editable = !field.readOnly
    show()
  }

  /// Creates the Screenlet that edits a field; nil if such a field cannot be edited.
  public static func screenlet(for field: DDMField, themeName: String?) -> BaseScreenlet? {
    switch field.editorType {
    case .text: DDLFieldTextScreenlet(frame: .zero, themeName: themeName)
    case .textarea: DDLFieldTextareaScreenlet(frame: .zero, themeName: themeName)
    case .number: DDLFieldNumberScreenlet(frame: .zero, themeName: themeName)
    case .checkbox: DDLFieldCheckboxScreenlet(frame: .zero, themeName: themeName)
    case .date: DDLFieldDateScreenlet(frame: .zero, themeName: themeName)
    case .select, .radio: DDLFieldSelectScreenlet(frame: .zero, themeName: themeName)
    case .geolocation: DDLFieldGeolocationScreenlet(frame: .zero, themeName: themeName)
    case .document: DDLFieldDocumentlibraryScreenlet(frame: .zero, themeName: themeName)
    case .image, .unsupported: nil
    }
  }

  /// Shows the value of the field.
  public func show() {
    (screenlet.screenletView as? any DDLFieldViewModel)?.caption = field.label
    showProblem(unless: field.lastValidationResult ?? true)
    switch screenlet.screenletView {
    case let view as any DDLFieldTextViewModel: view.text = field.currentValueAsLabel
    case let view as any DDLFieldCheckboxViewModel: view.isOn = field.currentValue as? Bool ?? false
    case let view as any DDLFieldDateViewModel:
      view.date = field.currentValue as? Date
      knownDate = view.date
    case let view as any DDLFieldSelectViewModel:
      guard let field = field as? DDMFieldStringWithOptions else { return }
      view.multiple = field.multiple
      view.options = field.options.map(\.label)
      view.chosen = field.chosen.map(\.label)
    case let view as any DDLFieldGeolocationViewModel:
      let point = field.currentValue as? DDMFieldGeolocation.Geolocation
      view.latitude = point.map { String($0.latitude) }
      view.longitude = point.map { String($0.longitude) }
    case let view as any DDLFieldDocumentlibraryViewModel:
      view.file = field.currentValueAsLabel
      view.uploaded = (field as? DDMFieldDocument)?.uploadedPart ?? 0
    default: break
    }
  }

  /// Copies the value from the view to the field.
  public func read() {
    switch screenlet.screenletView {
    case let view as any DDLFieldTextViewModel:
      let text = view.text ?? ""
      if text != field.currentValueAsLabel ?? "" {
        field.currentValueAsLabel = text.isEmpty ? nil : text
      }
      isUnreadable = !text.isEmpty && field.currentValue == nil
    case let view as any DDLFieldCheckboxViewModel: field.currentValue = view.isOn
    case let view as any DDLFieldDateViewModel:
      if view.date != knownDate {
        field.currentValue = view.date
        knownDate = view.date
      }
    case let view as any DDLFieldSelectViewModel:
      guard let field = field as? DDMFieldStringWithOptions else { return }
      let chosen = field.options.filter { view.chosen.contains($0.label) }
      field.currentValue = chosen.isEmpty ? nil : chosen
    case let view as any DDLFieldGeolocationViewModel:
      let texts = [view.latitude, view.longitude].map { $0 ?? "" }
      field.currentValue =
        texts == ["", ""]
        ? nil
        // A coordinate that is not a number is out of range, and so invalid.
        : DDMFieldGeolocation.Geolocation(
          latitude: Double(texts[0]) ?? .infinity, longitude: Double(texts[1]) ?? .infinity)
    default: break
    }
  }

  /// Validates the value, and shows a message if it is invalid.
  public func validate() -> Bool {
    let isValid = field.validate() && !isUnreadable
    showProblem(unless: isValid)
    return isValid
  }

  /// The message for an invalid value.
  public var message: String {
    field.localized("validation-field").replacing("%@", with: field.label)
  }

  private func showProblem(unless isValid: Bool) {
    let view = screenlet.screenletView as? any DDLFieldViewModel
    view?.problem = isValid ? nil : message
  }
}
