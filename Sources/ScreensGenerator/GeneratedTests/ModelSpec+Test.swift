import SourceText
import SpecModel

extension ScreenletSpec {
  /// The tests of the models that the Screenlet gets from the server, and of those in them.
  var modelTests: [TestsContext.Model] {
    let results = actions.flatMap(\.results).map(\.type.base.model)
    var left = (results + [list?.model.name.value]).compactMap(\.self)
    var used: Set<String> = []
    while let name = left.popLast() {
      guard used.insert(name).inserted else { continue }
      let model = models.first { $0.name.value == name }
      left += model?.attributes.compactMap(\.type.base.model) ?? []
    }
    // The models of an extended Screenlet are tested with it.
    return models.filter { used.contains($0.name.value) && $0.module == nil }
      .filter { extended == nil || !$0.isShared }.compactMap(\.test)
  }
}

extension ModelSpec {
  /// The test that each accessor reads its own attribute; nil if no attribute has a value that can
  /// be compared.
  fileprivate var test: TestsContext.Model? {
    var values: [String: SampleValue] = [:]
    for (index, attribute) in attributes.enumerated() {
      values[attribute.name.value] = attribute.sample(number: index + 1)
    }
    let variable = Names.member(name.value.lowerFirst)
    let conditions = attributes.compactMap { attribute in
      values[attribute.name.value].map { value in
        "\(variable)\(Names.access(attribute.name.value)) == \(value.source)"
      }
    }
    if conditions.isEmpty { return nil }
    return TestsContext.Model(
      name: Names.model(self), variable: variable, test: name.value.lowerFirst,
      attributes: SampleAnswer.object(of: self, with: values), conditions: conditions)
  }
}

extension ModelSpec.Attribute {
  /// Returns a value that no other attribute has, as far as its type has enough values; nil if
  /// values of the type cannot be compared.
  fileprivate func sample(number: Int) -> SampleValue? {
    guard let builtin = type.builtin else { return nil }
    switch builtin {
    case .bool: return .bool(true)
    case .int, .int32, .int64: return .integer(Int64(number))
    case .float, .double, .cgFloat: return .number(Double(number) + 0.5)
    case .date: return .date(Int64(number))
    case .string: return .text(name.value.title)
    case .url: return .address(as: type)
    case .data, .attributes, .cgPoint, .cgSize, .cgRect, .color, .image: return nil
    }
  }
}
