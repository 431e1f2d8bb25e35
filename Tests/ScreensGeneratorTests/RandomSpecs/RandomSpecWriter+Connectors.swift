import TestSupport

extension RandomSpecWriter {
  mutating func connectorEntries(_ count: Int) -> [SpecTree.Entry] {
    (0..<count).map { _ in
      let name = names.type(&random)
      return .optional(name, .keys(connectorKeys(name)))
    }
  }

  /// The keys of a connector, whose properties are of what an action can pass, if there is
  /// anything.
  mutating func connectorKeys(_ name: String) -> [SpecTree.Entry] {
    let kind = random.pick(["liferay", "liferay", "http", "download", "rest", "custom"])
    let own = connectorProperties()
    var entries: [SpecTree.Entry] = []
    if random.chance(3) { entries.append(.optional("summary", .prose(sentence()))) }
    if !own.isEmpty {
      entries.append(
        .optional("properties", .names(own.map { .optional($0.name, .type($0.type)) })))
    }
    let rules = rules(own)
    if !rules.isEmpty { entries.append(.optional("validate", .names(rules))) }
    var result: Value?
    var answer: [String]?
    switch kind {
    case "liferay":
      if random.chance(3) { entries.append(.optional("kind", .choice(kind))) }
      let call = call(own)
      entries += call.entries
      answer = call.answer
    case "http":
      if random.chance(3) { entries.append(.optional("kind", .choice(kind))) }
      entries.append(.required("url", .other(address(own))))
    case "download":
      if random.chance(3) { entries.append(.optional("kind", .choice(kind))) }
      entries.append(.required("download", .other(address(own))))
      result = Value(name: "url", type: "URL")
    case "rest":
      if random.chance(3) { entries.append(.optional("kind", .choice(kind))) }
      entries += restKeys(own)
    default: entries.append(.required("kind", .choice(kind)))
    }
    if !["http", "download"].contains(kind), answer?.isEmpty != true, random.chance(2) {
      let type = answer.map { random.pick($0) } ?? resultType()
      let value = Value(name: names.member(&random), type: type)
      result = value
      entries.append(.optional("result", .names([.optional(value.name, .type(value.type))])))
    }
    connectors.append(Connector(name: name, kind: kind, properties: own, result: result))
    return entries
  }

  private mutating func connectorProperties() -> [Value] {
    var own: [Value] = []
    let known = inputs
    for _ in 0..<random.number(0...4) {
      if let input = known.randomElement(using: &random), !known.isEmpty {
        if own.contains(where: { $0.name == input.name }) { continue }
        own.append(Value(name: input.name, type: random.pick(Self.targets(of: input.type))))
      } else if known.isEmpty {
        own.append(Value(name: names.member(&random), type: parameterType()))
      }
    }
    return own
  }

  /// The types that a value of a type can be passed as.
  static func targets(of type: String) -> [String] {
    let wider = [
      "Int": ["Int64"], "Int32": ["Int", "Int64", "Double"], "Int64": ["Int"],
      "Float": ["Double", "CGFloat"], "CGFloat": ["Double"], "Double": ["CGFloat"],
    ]
    if type.hasSuffix("?") {
      let base = String(type.dropLast())
      return ["Date", "UIImage", "UIColor", "URL"].contains(base) ? [type] : [type, base]
    }
    return [type, type, type + "?"] + (wider[type] ?? [])
  }

  mutating func parameterType() -> String {
    let builtins = [
      "Bool", "Int", "Int32", "Int64", "Float", "Double", "CGFloat", "String", "Date", "URL",
      "Data",
      "CGPoint", "CGSize", "CGRect", "UIColor", "UIImage", "[String: Any]", "Int64", "String",
      "String",
    ]
    let base = random.pick(builtins + models.map(\.name))
    return random.pick([base, base, base + "?", "[\(base)]", "[\(base)]?"])
  }

  mutating func resultType() -> String {
    let simple = ["Bool", "Int", "Int32", "Int64", "Float", "Double", "String", "[String: Any]"]
    let lists = ["[String]", "[Bool]", "[Int]", "[Int64]", "[Double]", "[[String: Any]]"]
    let own = models.map(\.name)
    return random.pick(simple + lists + own + own + own.map { "[\($0)]" })
  }

  // MARK: Rules

  mutating func rules(_ properties: [Value]) -> [SpecTree.Entry] {
    properties.compactMap { property in
      guard !random.chance(3) else { return nil }
      let possible = conditions(property, properties)
      guard !possible.isEmpty else { return nil }
      return .optional("\(property.name) \(random.pick(possible))", .prose(sentence()))
    }
  }

  private mutating func conditions(_ property: Value, _ others: [Value]) -> [String] {
    let isOptional = property.type.hasSuffix("?")
    let base = isOptional ? String(property.type.dropLast()) : property.type
    var conditions = isOptional ? ["is nil", "is not nil"] : []
    if ["String", "Data", "[String: Any]"].contains(base) || base.hasPrefix("[") {
      conditions += ["is empty", "is not empty"]
    }
    let literals = [
      "Int": "-3", "Int32": "7", "Int64": "1_000_000", "Float": "0.5", "Double": "1e3",
      "CGFloat": "2.5", "Bool": "true", "String": "\"a \\\"b\\\"\"", "CGSize": ".zero",
    ]
    let equality = ["==", "!="]
    let ordering = isOptional || ["Bool", "CGSize"].contains(base) ? [] : ["<", "<=", ">", ">="]
    if let literal = literals[base] {
      conditions.append("\(random.pick(equality + ordering)) \(literal)")
      let same = others.filter { $0.type == property.type && $0.name != property.name }
      if let other = same.randomElement(using: &random) {
        conditions.append("\(random.pick(equality + ordering)) \(other.name)")
      }
    }
    return conditions
  }

  // MARK: Calls

  /// `service`, `method` and `arguments` of a call that passes some of the `values`, and the types
  /// that its answer can be.
  mutating func call(_ values: [Value]) -> (entries: [SpecTree.Entry], answer: [String]) {
    let bookmarks = "LRBookmarksEntryService_v7"
    let object = models.map(\.name) + ["[String: Any]"]
    let list = models.map { "[\($0.name)]" } + ["[[String: Any]]"]
    let number = ["Int", "Int32", "Int64", "Float", "Double"]
    let context = random.pick([
      SpecTree.other("nil"),
      .names([.optional("scopeGroupId", .other("context.groupId")), .optional("a b", .other("-1"))]
      ),
      .names([
        .optional("class", .other("com.liferay.portal.kernel.service.ServiceContext")),
        .optional("layoutURL", .other("\"x\"")),
      ]),
    ])
    let calls: [(String, String, [(String, SpecTree)], [String])] = [
      (bookmarks, "deleteEntryWithEntryId", [("entryId", long(values))], []),
      (bookmarks, "getEntryWithEntryId", [("entryId", long(values))], object),
      (
        bookmarks, "getEntriesCountWithGroupId",
        [("groupId", long(values)), ("folderId", long(values))], number
      ),
      (
        bookmarks, "addEntryWithGroupId",
        [
          ("groupId", long(values)), ("folderId", long(values)), ("name", string(values)),
          ("url", string(values)), ("description", string(values)), ("serviceContext", context),
        ], object
      ),
      ("LRGroupService_v7", "getUserSitesGroups", [], list),
      (
        "LRScreensRatingsEntryService_v70", "updateRatingsEntryWithClassPK",
        [
          ("classPK", long(values)), ("className", string(values)), ("score", .other("0.5")),
          ("ratingsLength", .other("10")),
        ], object
      ),
      (
        "LRUserService_v7", "getUserByEmailAddressWithCompanyId",
        [("companyId", long(values)), ("emailAddress", string(values))], object
      ),
    ]
    let (service, method, arguments, answer) = random.pick(calls)
    var entries: [SpecTree.Entry] = [
      .required("service", .name(service)), .required("method", .name(method)),
    ]
    if !arguments.isEmpty {
      entries.append(
        .optional("arguments", .names(arguments.map { .optional($0.0, $0.1) })))
    }
    return (entries, answer)
  }

  private mutating func long(_ values: [Value]) -> SpecTree {
    let own = values.filter { $0.type == "Int64" }.map { SpecTree.reference($0.name) }
    return random.pick(
      own + own
        + [.other("context.groupId"), .other("context.companyId"), .other("-1"), .other("0")])
  }

  private mutating func string(_ values: [Value]) -> SpecTree {
    let own = values.filter { ["String", "String?"].contains($0.type) }
      .map { SpecTree.reference($0.name) }
    return random.pick(
      own + own + [.other("\"a \\\"text\\\"\""), .other("nil"), .other("context.server")])
  }

  private mutating func address(_ properties: [Value]) -> String {
    let fitting = properties.filter {
      ["String", "Int", "Int32", "Int64", "Bool"].contains($0.type)
    }.map { "{\($0.name)}" }
    guard let first = fitting.first else { return "http://localhost/a?b=c#d" }
    return random.pick([
      first, "https://example.com/\(fitting.joined(separator: "/x/"))",
      "http://localhost:8080/?q=\(random.pick(fitting))&\"\\(1)=%20",
    ])
  }
}
