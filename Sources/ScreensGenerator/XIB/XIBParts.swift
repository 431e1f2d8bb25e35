import TemplateEngine

/// The views, outlets and constraints of a XIB, each with an identifier of its own: the lists for
/// its template.
struct XIBParts {
  private var views: [TemplateValue] = []
  private var constraints: [TemplateValue] = []
  private var outlets: [TemplateValue] = []
  private var identifiers: IBIdentifiers
  /// The name of the view that contains all others.
  private let container: String

  /// Creates the parts of a XIB. `scope` distinguishes its names from those of other XIBs.
  init(scope: String, container: String) {
    identifiers = IBIdentifiers(scope: scope)
    self.container = container
  }

  var values: TemplateMapping {
    ["views": .list(views), "constraints": .list(constraints), "outlets": .list(outlets)]
  }

  mutating func identifier(for name: String) -> String { identifiers.identifier(for: name) }

  mutating func add(_ view: TemplateValue) { views.append(view) }

  mutating func connect(_ outlet: String, _ destination: String) {
    outlets.append([
      "property": .string(outlet), "destination": .string(destination),
      "id": .string(identifier(for: "outlet." + outlet)),
    ])
  }

  /// Returns the constraints that give a view its size.
  mutating func sizes(_ sizes: [(String, ControlHeight)], of name: String) -> TemplateValue {
    .list(
      sizes.map { attribute, size in
        [
          "attribute": .string(attribute), "constant": .number(String(size.points)),
          "relation": size.relation.map { .string($0) } ?? .null,
          "id": .string(identifier(for: "\(name).\(attribute)")),
        ]
      })
  }

  /// Adds a constraint. `item` is nil for the view that contains all others, which a XIB does not
  /// name when it comes first.
  mutating func constrain(
    _ attribute: String, of item: String?, to second: String, of other: String,
    relation: String? = nil, constant: Int = 0
  ) {
    constraints.append([
      "firstItem": item.map { .string($0) } ?? .null, "firstAttribute": .string(attribute),
      "relation": relation.map { .string($0) } ?? .null, "secondItem": .string(other),
      "secondAttribute": .string(second),
      "constant": constant == 0 ? .null : .number(String(constant)),
      "id": .string(identifier(for: "\(item ?? container).\(attribute)-\(other).\(second)")),
    ])
  }
}
