import LiferayScreens

/// A field of a form that the server defines: its name, its rules and its value.
///
/// A subclass converts between values of its type, the server's notation, and the text that users
/// read.
nonisolated open class DDMField: Equatable {

  /// The definition of the field as the server sent it, in the language of the form.
  public let attributes: [String: Any]

  /// The locale of labels.
  public let currentLocale: Locale

  public let dataType: DataType
  public let editorType: Editor

  /// The value in an empty form.
  public private(set) var predefinedValue: Any?

  /// The current value; nil if the field is empty.
  open var currentValue: Any? {
    didSet { onChangedCurrentValue() }
  }

  /// Called after each validation, with the result.
  open var onPostValidation: ((Bool) -> Void)?

  /// The outcome of the last validation; nil before the first.
  open private(set) var lastValidationResult: Bool?

  /// Creates a field with its predefined value.
  public required init(
    attributes: [String: Any], locale: Locale = Locale(identifier: NSLocale.currentLocaleString)
  ) {
    self.attributes = attributes
    currentLocale = locale
    editorType = Editor(attributes: attributes)
    dataType = DataType(attributes: attributes)
    let text = attributes["predefinedValue"].flatMap { DDMField.plainText(of: $0) } ?? ""
    predefinedValue = text.isEmpty ? nil : value(fromText: text)
    currentValue = predefinedValue
    onChangedCurrentValue()
  }

  // MARK: Attributes

  public var name: String { attributes.stringAttribute("name") ?? "" }
  public var label: String { attributes.stringAttribute("label") ?? "" }
  public var tip: String { attributes.stringAttribute("tip") ?? "" }
  public var readOnly: Bool { attributes.boolAttribute("readOnly") ?? false }
  public var repeatable: Bool { attributes.boolAttribute("repeatable") ?? false }
  public var required: Bool { attributes.boolAttribute("required") ?? true }
  public var showLabel: Bool { attributes.boolAttribute("showLabel") ?? false }

  // MARK: Value

  /// The value as the server writes it.
  public var currentValueAsString: String? {
    get { currentValue.flatMap { text(of: $0) } }
    set { currentValue = newValue.flatMap { value(fromText: $0) } }
  }

  /// The value as users read it.
  public var currentValueAsLabel: String? {
    get { currentValue.flatMap { label(of: $0) } }
    set { currentValue = newValue.flatMap { value(fromLabel: $0) } }
  }

  /// Whether the value is one that the server accepts.
  @discardableResult
  public func validate() -> Bool {
    let isValid = currentValue == nil ? !required : doValidate()
    lastValidationResult = isValid
    onPostValidation?(isValid)
    return isValid
  }

  // MARK: Overridden by subclasses

  /// Reads a value in the server's notation; nil if the text is not a valid value.
  open func value(fromText text: String) -> Any? { text }

  /// The value in the server's notation; nil to send nothing.
  open func text(of value: Any) -> String? { DDMField.plainText(of: value) }

  /// Reads a value as users write it; nil if the text is not a valid value.
  open func value(fromLabel label: String) -> Any? { value(fromText: label) }

  /// The value as users read it.
  open func label(of value: Any) -> String? { text(of: value) }

  /// Whether a value that is not nil is valid.
  open func doValidate() -> Bool { true }

  /// Called when the value has changed.
  open func onChangedCurrentValue() {}

  // MARK: Equatable

  /// Fields of one name are the same.
  public static func == (one: DDMField, other: DDMField) -> Bool { one.name == other.name }
}

extension DDMField {

  /// The text of a value that is a text, a number, a Boolean or JSON.
  nonisolated static func plainText(of value: Any) -> String? {
    if let text = ["": value].stringAttribute("") { return text }
    guard JSONSerialization.isValidJSONObject(value) else { return nil }
    let json = try? JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    return json.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text for `key` in the language of the app, from the table that all fields share.
  nonisolated func localized(_ key: String) -> String {
    LocalizedString("ddm", key: key, obj: self)
  }
}
