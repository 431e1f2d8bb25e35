import SpecModel
import TemplateEngine

// A Screenlet that extends another of the specs.

extension ScreenletSpec {
  /// What `Templates/ExtendingScreenlet` is rendered with; null if it extends none.
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
  /// The properties of the extended Screenlet that have another default.
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
  /// An inspectable, as templates of Screenlets see it.
  var inspectableValue: TemplateMapping {
    [
      "name": .string(Names.member(name.value)), "type": .string(type.source),
      "defaultValue": type.isOptional && initialValue == "nil" ? .null : .string(initialValue),
    ]
  }

  /// Its default as Swift writes it.
  fileprivate var initialValue: String { defaultValue?.source ?? type.emptyValue ?? "nil" }
}
