import SpecModel
import TemplateEngine

// What the views of a Screenlet show of its properties.

extension ScreenletSpec {
  /// The properties, as the template of the Screenlet sees them. A blank line separates one with a
  /// body from its neighbours.
  var inspectableValues: [TemplateValue] {
    let statements = properties.map { property in
      updates.filter { $0.property == property }.flatMap(\.statements)
    }
    return properties.indices.map { index in
      let isApart =
        index > 0 && !(statements[index].isEmpty && statements[index - 1].isEmpty)
      return .mapping(
        properties[index].inspectableValue.merging([
          "isApart": .bool(isApart), "updates": .list(statements[index]),
        ]))
    }
  }

  /// How a generated test finds that the view shows the properties: what each is set to, and what
  /// must be true then.
  var propertyTests: [TemplateValue] {
    updates.compactMap { update in
      guard let property = update.property, let sample = update.sample else { return nil }
      return [
        "access": .string(Names.access(property.name.value)), "value": .code(sample.source),
        "shown": .string(update.shown),
      ]
    }
  }
}

extension ActionUpdate {
  /// Where a test reads what the view shows.
  fileprivate var shown: String {
    switch target {
    case .member(let member): "screenlet.viewModel?\(Names.access(member.name.value))"
    case .method, .contained, .editable: "screenlet.screenletView?.editable"
    }
  }

  /// A value that the property does not have by default and that the view can show; nil if there is
  /// none, or if nobody can ask the view.
  fileprivate var sample: SampleValue? {
    guard let property, let type = target.type, property.type.isComparable else { return nil }
    switch target {
    case .method, .contained: return nil
    case .member, .editable: break
    }
    let byDefault = property.defaultValue.map { SampleValue.Content($0, of: property.type) }
    return SampleValue.samples(of: property.type.base, named: property.name.value).first { sample in
      sample.content != byDefault && property.type.base == type.base
        && member?.canHold(sample) != false
    }
  }
}
