import TemplateEngine

/// Outlets and constraints, each with an identifier of its own, as the templates of XIBs see them.
extension IBIdentifiers {
  mutating func outlet(_ name: String, to destination: String) -> TemplateValue {
    [
      "property": .string(name), "destination": .string(destination),
      "id": .string(identifier(for: "outlet.", name)),
    ]
  }

  /// The constraints that give a view its size.
  mutating func sizes(_ sizes: [(String, ControlHeight)], of name: String) -> TemplateValue {
    .list(
      sizes.map { attribute, size in
        [
          "attribute": .string(attribute), "constant": .number(String(size.points)),
          "relation": size.relation.map { .string($0) } ?? .null,
          "id": .string(identifier(for: name, ".", attribute)),
        ]
      })
  }

  /// A constraint of the view that is called `container`; `item` is nil for that view itself, which
  /// a XIB does not name when it comes first.
  mutating func constraint(
    _ attribute: String, of item: String?, to second: String, of other: String,
    relation: String?, constant: Int, in container: String
  ) -> TemplateValue {
    [
      "firstItem": item.map { .string($0) } ?? .null, "firstAttribute": .string(attribute),
      "relation": relation.map { .string($0) } ?? .null, "secondItem": .string(other),
      "secondAttribute": .string(second),
      "constant": constant == 0 ? .null : .number(String(constant)),
      "id": .string(
        identifier(for: item ?? container, ".", attribute, "-", other, ".", second)),
    ]
  }
}
