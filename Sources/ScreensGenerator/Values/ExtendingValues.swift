import SpecModel
import TemplateEngine

// A Screenlet that extends the Screenlet of another spec.

extension ScreenletSpec {
  /// The values for `Templates/ExtendingScreenlet`; null if it extends none.
  var extendingValue: TemplateValue {
    guard let extended else { return .null }
    let own = extended.ownProperties
    let values: TemplateMapping = [
      "screenletClass": .string(Names.screenlet(self)),
      "superclass": .string(Names.declaringScreenlet(self)),
      "summary": docComment(summary?.value ?? ""),
      "properties": .list(own.map { .mapping($0.inspectableValue) }),
      "runtimeAttributes": .list(runtimeAttributeValues(of: own)),
      "isEmpty": .bool(own.isEmpty && extended.changedDefaults.isEmpty),
      "isForLinux": .bool(platforms == .iosAndLinux),
      "defaults": changedDefaultValues,
    ]
    return .mapping(values.merging(importing([extended.otherModule].compactMap(\.self))))
  }
}

extension ScreenletSpec {
  /// The properties of the extended Screenlet whose defaults this one changes.
  var changedDefaultValues: TemplateValue {
    .list(
      (extended?.changedDefaults ?? []).map { property in
        [
          "name": .string(Names.member(property.name.value)),
          "access": .string(Names.access(property.name.value)),
          "value": .string(property.initialValue),
        ]
      })
  }
}

extension PropertySpec {
  /// The values for an inspectable in the template of a Screenlet.
  var inspectableValue: TemplateMapping {
    [
      "name": .string(Names.member(name.value)), "type": .string(type.source),
      "defaultValue": type.isOptional && initialValue == "nil" ? .null : .string(initialValue),
    ]
  }

  /// Its default as Swift writes it.
  fileprivate var initialValue: String { defaultValue?.source ?? type.emptyValue ?? "nil" }
}
