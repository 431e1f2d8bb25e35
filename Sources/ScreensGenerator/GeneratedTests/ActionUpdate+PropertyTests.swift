import SpecModel

extension ScreenletSpec {
  /// The tests that the view shows the properties: the value that each is set to, and the
  /// condition that must hold then.
  var propertyTests: [TestsContext.Property] {
    updates.compactMap { update in
      guard let property = update.property, let sample = update.sample else { return nil }
      return TestsContext.Property(
        access: Names.access(property.name.value), value: sample.source, shown: update.shown)
    }
  }
}

extension ScreenletSpec {
  /// The properties of the Screenlet that it extends that its own view holds.
  var heldTests: [TestsContext.HeldProperty] {
    heldProperties.compactMap { property, member in
      let usual = SampleValue.Content(property.defaultValue ?? .nil, of: property.type)
      let sample = SampleValue.samples(of: property.type.base, named: property.name.value)
        .first { $0.content != usual && member.canHold($0) }
      guard let sample, property.type.isComparable, property.type.builtin != .image else {
        return nil
      }
      return TestsContext.HeldProperty(
        access: Names.access(property.name.value), shown: "screenlet.\(member.place)",
        value: sample.source, usual: property.type.isOptional ? nil : property.initialValue)
    }
  }

  /// The properties whose defaults the view shows from the start.
  var defaultsShown: [TestsContext.Property] {
    updates.compactMap { update in
      guard let property = update.property, update.sample != nil else { return nil }
      let isFlag = property.type == SwiftType(.builtin(.bool))
      guard let literal = property.defaultValue ?? (isFlag ? .bool(false) : nil) else {
        return nil
      }
      let value = SampleValue(
        .init(literal, of: property.type), as: literal.isNumber ? literal.source : nil)
      guard value.isThere, update.member?.canHold(value) != false else { return nil }
      return TestsContext.Property(
        access: Names.access(property.name.value), value: value.source, shown: update.shown)
    }
  }
}

extension ActionUpdate {
  /// The expression with which a test reads what the view shows.
  var shown: String {
    switch target {
    case .member(let member): "screenlet.\(member.place)"
    case .contained(let contained, let property): "screenlet.\(contained.place(of: property))"
    case .method, .editable: "screenlet.screenletView?.editable"
    }
  }

  /// A value other than the property's default that the view can show; nil if there is none, or if
  /// the view cannot be asked.
  var sample: SampleValue? {
    guard let property, property.type.isComparable else { return nil }
    let type: SwiftType
    switch target {
    case .method: return nil
    case .contained: type = property.type
    case .member(let member): type = member.type
    case .editable: type = SwiftType(.builtin(.bool))
    }
    let byDefault = property.defaultValue.map { SampleValue.Content($0, of: property.type) }
    return SampleValue.samples(of: property.type.base, named: property.name.value).first { sample in
      sample.content != byDefault && property.type.base == type.base
        && member?.canHold(sample) != false
    }
  }
}
