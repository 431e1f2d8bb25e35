import LiferayScreens

/// A field that is true or false.
nonisolated open class DDMFieldBoolean: DDMField {

  override open func value(fromText text: String) -> Any? { text.lowercased() == "true" }

  override open func value(fromLabel label: String) -> Any? {
    label.lowercased() == localized("yes").lowercased()
  }

  override open func label(of value: Any) -> String? {
    (value as? Bool).map { localized($0 ? "yes" : "no") }
  }
}
