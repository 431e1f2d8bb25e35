import LiferayScreens

/// A field with a text.
nonisolated open class DDMFieldString: DDMField {

  override open func doValidate() -> Bool {
    let text = currentValueAsString ?? ""
    return !required || text.contains { !$0.isWhitespace }
  }
}

/// A field with an image, whose value is passed through unchanged.
nonisolated open class DDMFieldImage: DDMField {}

/// A value without a field definition, as in a record that was loaded without its form.
nonisolated open class DDMFieldUntyped: DDMField {

  /// Creates a field with a value of any type.
  public convenience init(
    name: String, value: Any?, locale: Locale = Locale(identifier: NSLocale.currentLocaleString)
  ) {
    self.init(attributes: ["name": name, "required": false], locale: locale)
    currentValue = value
  }
}
