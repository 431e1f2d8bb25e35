import SourceText
import SpecModel

extension ScreenletSpec {
  /// The tests of the models that are made of what the server sends.
  var modelTests: [TestsContext.Model] {
    extended == nil ? models.compactMap(\.test) : []
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
