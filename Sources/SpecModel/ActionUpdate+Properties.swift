import SourceText
import SpecNotation

extension ActionUpdate {
  /// Reads the `updates` of a Screenlet, `{ borderWidth: borderWidth }`: which members of the view
  /// model show which of its properties, from the start and whenever they change.
  static func listOfProperties(
    _ fields: Fields<ScreenletKeys>, scope: ActionScope
  ) -> [ActionUpdate] {
    (fields[ScreenletKeys.updates] ?? []).compactMap { entry in
      let name = entry.key.keyText
      let text = entry.value.text(of: name.quoted, reporting: fields.log)
      let target = target(named: name, scope, at: entry.key.range)
      guard let target, let text else { return nil }
      if case .contained = target {
        fields.log.error(.containedProperty(name), at: entry.key.range)
        return nil
      }
      let property = scope.properties.item(
        text, reporting: fields.log, else: .noProperty(text.value, scope.properties.names))
      return property.flatMap {
        ActionUpdate(
          target, named: name, Expression(.name(.input(text, .property($0)))), at: text.range,
          reporting: fields.log)
      }
    }
  }

  /// The property that is shown; nil if the value is not a property.
  package var property: PropertySpec? {
    if case .name(.input(_, .property(let property))) = value.form { property } else { nil }
  }
}

extension Diagnostic.Message {
  fileprivate static func containedProperty(_ name: String) -> Self {
    "'\(name)' is a property of another Screenlet, which 'updates' of an action set; "
      + "write a member of the view model, or set it under 'contains'"
  }

  fileprivate static func noProperty(_ name: String, _ names: [String]) -> Self {
    "the Screenlet has no property '\(name)'"
      + suggestion(for: name, in: names, else: "; declare it under 'properties'")
  }
}
