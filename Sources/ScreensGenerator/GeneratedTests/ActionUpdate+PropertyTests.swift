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
  fileprivate var shown: String {
    switch target {
    case .member(let member): "screenlet.viewModel?\(Names.access(member.name.value))"
    case .method, .contained, .editable: "screenlet.screenletView?.editable"
    }
  }

  /// A value other than the property's default that the view can show; nil if there is none, or if
  /// the view cannot be asked.
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
