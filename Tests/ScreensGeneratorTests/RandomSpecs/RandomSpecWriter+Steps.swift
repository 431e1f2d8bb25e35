import TestSupport

extension RandomSpecWriter {
  /// An action of several connectors.
  mutating func steps(_ known: [Value]) -> Work {
    let usable = connectors.filter { connector in
      connector.properties.allSatisfy { property in
        known.contains {
          $0.name == property.name && Self.targets(of: $0.type).contains(property.type)
        }
          || Self.literals[property.type] != nil
      }
    }
    var work = Work(entries: [.required("kind", .choice(random.pick(["read", "write"])))])
    var entries: [SpecTree.Entry] = []
    for _ in 0..<random.number(1...4) {
      let name = names.member(&random)
      let addresses =
        ["context.server", "\"https://example.com/a?b\""]
        + known.filter { ["String", "String?"].contains($0.type) }.map(\.name)
        + work.results.flatMap { ways(to: "String", in: $0) + ways(to: "URL", in: $0) }
      if let connector = usable.randomElement(using: &random), !random.chance(3) {
        entries.append(step(name, connector, known, &work))
      } else {
        entries.append(step(name, address: random.pick(addresses), &work, of: known))
      }
    }
    work.entries.append(.required("connectors", arranged(entries)))
    return work
  }

  /// At once, or in stages.
  private mutating func arranged(_ entries: [SpecTree.Entry]) -> SpecTree {
    guard random.chance(2) else { return .names(entries) }
    var stages: [[SpecTree.Entry]] = []
    for entry in entries {
      if stages.isEmpty || random.chance(2) {
        stages.append([entry])
      } else {
        stages[stages.count - 1].append(entry)
      }
    }
    return .list(stages.map(SpecTree.names))
  }

  private mutating func step(
    _ name: String, _ connector: Connector, _ known: [Value], _ work: inout Work
  ) -> SpecTree.Entry {
    var inputs: [SpecTree.Entry] = []
    for property in connector.properties {
      let isKnown = known.contains {
        $0.name == property.name && Self.targets(of: $0.type).contains(property.type)
      }
      let base = property.type.hasSuffix("?") ? String(property.type.dropLast()) : property.type
      let values =
        work.results.flatMap { ways(to: base, in: $0) }
        + (Self.literals[property.type].map { [$0] } ?? [])
      if !isKnown || random.chance(3), let way = values.randomElement(using: &random) {
        inputs.append(.optional(property.name, .reference(way)))
      }
    }
    // The optional ones are last, and nothing needs their results.
    let isOptional = random.chance(4)
    if let result = connector.result, !isOptional {
      work.results.append(Value(name: name, type: result.type))
    }
    if inputs.isEmpty, !["http", "download"].contains(connector.kind), !isOptional, random.chance(2)
    {
      return .optional(name, .reference(connector.name))
    }
    return .optional(
      name,
      .keys(
        [
          .required("connector", .reference(connector.name)),
          inputs.isEmpty ? nil : .optional("inputs", .names(inputs)),
          isOptional ? .optional("optional", .choice("yes")) : nil,
        ] + settings()))
  }

  private mutating func step(
    _ name: String, address: String, _ work: inout Work, of known: [Value]
  ) -> SpecTree.Entry {
    var entries: [SpecTree.Entry?] = [.required("http", .reference(address))]
    let isOptional = random.chance(4)
    if random.chance(2) {
      let result = Value(name: name, type: resultType())
      entries.append(.optional("type", .type(result.type)))
      if let parse = parse(result) { entries.append(parse) }
      if !isOptional { work.results.append(result) }
    }
    if isOptional { entries.append(.optional("optional", .choice("yes"))) }
    return .optional(name, .keys(entries + settings()))
  }

  private mutating func settings() -> [SpecTree.Entry?] {
    let priorities = ["veryLow", "low", "normal", "high", "veryHigh"]
    return [random.chance(3) ? .optional("priority", .choice(random.pick(priorities))) : nil]
  }

  /// A value of some types, as an input of a step.
  private static let literals = [
    "Int": "-3", "Int32": "7", "Int64": "context.groupId", "Float": "0.5", "Double": "1e3",
    "CGFloat": "2.5", "Bool": "context.userId > 0", "String": "\"a \\\"b\\\"\"",
    "String?": "context.server",
    "Int64?": "12", "Bool?": "nil",
  ]
}
