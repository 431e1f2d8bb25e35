import SpecModel
import TemplateEngine

/// What `Templates/ExtendingScreenlet` is rendered with: a Screenlet that extends the Screenlet of
/// another spec.
struct ExtendingScreenletContext: TemplateContext {
  let screenletClass: String
  let superclass: String
  let summary: [String]
  let properties: [InspectableContext]
  let runtimeAttributes: [RuntimeAttributeContext]
  let isForLinux: Bool
  let defaults: [ChangedDefaultContext]
  /// Whether there are neither properties nor defaults.
  let isEmpty: Bool
}

/// A property of the extended Screenlet whose default this one changes.
struct ChangedDefaultContext: TemplateContext {
  let name: String
  let access: String
  let value: String
}

extension ScreenletSpec {
  func extendingContext(_ extended: ExtendedScreenlet) -> any TemplateContext {
    let own = extended.ownProperties
    let context = ExtendingScreenletContext(
      screenletClass: Names.screenlet(self), superclass: extended.name + "Screenlet",
      summary: docComment(summary?.value ?? ""),
      properties: own.map { InspectableContext($0) }, runtimeAttributes: own.runtimeAttributes,
      isForLinux: platforms == .iosAndLinux, defaults: changedDefaults,
      isEmpty: own.isEmpty && extended.changedDefaults.isEmpty)
    return importing(extended.otherModules, for: context)
  }

  var changedDefaults: [ChangedDefaultContext] {
    (extended?.changedDefaults ?? []).map { property in
      ChangedDefaultContext(
        name: Names.member(property.name.value), access: Names.access(property.name.value),
        value: property.initialValue)
    }
  }
}
