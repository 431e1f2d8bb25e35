import TestSupport

extension RandomSpecWriter {
  /// What an action says of its interactor, and the results that it has then.
  struct Work {
    var entries: [SpecTree.Entry] = []
    var results: [Value] = []
    var isLogin = false
    /// Whether it receives a file.
    var isDownload = false
  }

  mutating func actionEntries(isLogin: Bool) -> [SpecTree.Entry] {
    var login = isLogin ? actions.randomElement(using: &random) : nil
    if isLogin, login == nil {
      actions.append(names.action(&random))
      login = actions.last
    }
    return actions.map { name in
      .optional(name, .keys(actionKeys(name, isLogin: name == login)))
    } + rowActionEntries
  }

  /// The action that rows offer.
  private var rowActionEntries: [SpecTree.Entry] {
    guard let (name, sent) = rowAction else { return [] }
    let base = sent.type.hasSuffix("?") ? String(sent.type.dropLast()) : sent.type
    let permission = models[0].attributes.first { $0.type == "Bool" }
    return [
      .optional(
        name,
        .keys([
          .required("kind", .choice("custom")),
          .required("sender", .names([.required(sent.name, .type(base))])),
          .optional("rows", .keys([.required("remove", .reference(sent.name))])),
          permission.map { .optional("permission", .reference($0.name)) },
        ]))
    ]
  }

  private mutating func actionKeys(_ name: String, isLogin: Bool) -> [SpecTree.Entry?] {
    let sender = isLogin ? nil : sender(of: name)
    let work = isLogin ? login() : work(isAlone: false, sender: sender?.value)
    let isSilent = sender.map { !$0.isInView } ?? false
    var entries: [SpecTree.Entry?] = work.entries
    if let sender {
      entries.append(
        .optional(
          "sender", .names([.optional(sender.value.name, .type(sender.value.type))])))
    }
    if random.chance(4) { entries.append(.optional("interactor", .name(names.type(&random)))) }
    if random.chance(4) { entries.append(.optional("summary", .prose(sentence()))) }
    if let autoLoad, sender == nil, !work.isLogin, random.chance(2) {
      entries.append(.optional("autoLoad", .choice(autoLoad)))
    }
    let updates = updates(work.results)
    if !updates.isEmpty { entries.append(.optional("updates", .names(updates))) }
    if random.chance(2) { entries.append(.optional("delegate", delegate(work))) }
    if sender?.value.type == "UIImage", random.chance(2) {
      entries.append(.optional("picks", .choice(random.pick(["camera", "library"]))))
    }
    if !isLogin, random.chance(4) {
      let title: SpecTree = random.chance(2) || isSilent ? .word("no") : .prose(sentence())
      entries.append(.optional("button", title))
    }
    if random.chance(3) || work.isDownload {
      let shown = members.filter { ["Float", "Double"].contains($0.type) && $0.isSettable }
      let fraction = work.isDownload ? shown.randomElement(using: &random) : nil
      entries.append(.optional("progress", progress(fraction?.name)))
    }
    if let result = work.results.first, result.type == rowType, random.chance(2) {
      entries.append(
        .optional("rows", .keys([.required("add", .reference(result.name))])))
    }
    return entries + performance(needsSender: sender != nil)
  }

  /// How the action is performed, of which one is the default.
  private mutating func performance(needsSender: Bool) -> [SpecTree.Entry?] {
    var entries: [SpecTree.Entry?] = []
    if !hasDefault, !needsSender, random.chance(4) {
      hasDefault = true
      entries.append(.optional("default", .choice("yes")))
    }
    if random.chance(4) {
      entries.append(.optional("running", .choice(random.pick(["ignore", "restart", "queue"]))))
    }
    if random.chance(4) {
      entries.append(.optional("function", .name(names.member(&random))))
    }
    return entries
  }

  /// The model of the rows of a list that offers actions.
  private var rowType: String? { rowAction == nil ? nil : models.first?.name }

  mutating func progress(_ fraction: String? = nil) -> SpecTree {
    let keys = random.some(["working", "success", "failure"])
    return .keys(
      keys.map { .optional($0, .prose(random.chance(5) ? "" : sentence())) }
        + [fraction.map { .optional("fraction", .reference($0)) }])
  }

  mutating func screenletProgress() -> SpecTree {
    var entries: [SpecTree.Entry?] = []
    if random.chance(2) {
      entries.append(
        .optional("presenter", .name(random.chance(3) ? "Default" : names.type(&random))))
    }
    if random.chance(2) { entries.append(.optional("working", .prose(sentence()))) }
    return .keys(entries)
  }

  private mutating func delegate(_ work: Work) -> SpecTree {
    var entries: [SpecTree.Entry?] = []
    if !random.chance(4) {
      let method = names.method(&random)
      let handed = random.some(work.results.map(\.name))
      entries.append(
        .optional(
          "success",
          !work.results.isEmpty && random.chance(3)
            ? .names([.optional(method, .references(handed))]) : .name(method)))
    }
    if random.chance(2) { entries.append(.optional("failure", .name(names.method(&random)))) }
    if work.isDownload { entries.append(.optional("progress", .name(names.method(&random)))) }
    return .keys(entries)
  }

  // MARK: Senders

  private mutating func sender(of action: String) -> (value: Value, isInView: Bool)? {
    let performers = members.filter { $0.performs == action }
    guard random.chance(3), performers.count < 2 else { return nil }
    // A sender is no CGFloat.
    let possible = members.filter { !$0.type.hasPrefix("CGFloat") }
    if let member = performers.first
      ?? (random.chance(2) ? possible.randomElement(using: &random) : nil)
    {
      let type = member.type.hasSuffix("?") ? String(member.type.dropLast()) : member.type
      let name = performers.isEmpty || random.chance(2) ? member.name : names.member(&random)
      return (Value(name: name, type: type), true)
    }
    let base = random.pick(
      [
        "Int", "Double", "String", "Bool", "Date", "URL", "UIImage", "[String: Any]", "CGRect",
        "[Int]",
      ]
        + models.map(\.name) + models.map { "[\($0.name)]" })
    return (Value(name: names.member(&random), type: base), false)
  }

  // MARK: Work

  mutating func work(isAlone: Bool, sender: Value? = nil) -> Work {
    let known = (sender.map { [$0] } ?? []) + inputs.filter { $0.name != sender?.name }
    switch random.pick(["callback", "read", "write", "write", "steps", "custom"]) {
    case "callback": return callback(known, isAlone: isAlone)
    case "read": return connectorWork("read", known, isAlone: isAlone)
    case "write": return connectorWork("write", known, isAlone: isAlone)
    case "steps" where !isAlone: return steps(known)
    default:
      var work = Work(entries: [.required("kind", .choice("custom"))])
      work.results = result(nil, in: &work.entries)
      if !isAlone, random.chance(2), !known.isEmpty {
        work.entries.append(.optional("inputs", .references(random.some(known.map(\.name)))))
      }
      return work
    }
  }

  private mutating func callback(_ known: [Value], isAlone: Bool) -> Work {
    var work = Work(entries: [.required("kind", .choice("callback"))])
    let call = call(known)
    work.entries += call.entries
    if !call.answer.isEmpty {
      work.results = result(random.pick(call.answer), in: &work.entries)
    }
    return work
  }

  /// The key `result` of a type, or of any.
  private mutating func result(_ type: String?, in entries: inout [SpecTree.Entry]) -> [Value] {
    guard random.chance(2) else { return [] }
    let value = Value(name: names.member(&random), type: type ?? resultType())
    entries.append(.optional("result", .names([.optional(value.name, .type(value.type))])))
    return [value]
  }

  private mutating func connectorWork(_ kind: String, _ known: [Value], isAlone: Bool) -> Work {
    let usable = connectors.filter { Self.canUse($0, known) }
    let addresses = known.filter { ["String", "String?"].contains($0.type) }
    var work = Work(entries: [.required("kind", .choice(kind))])
    if !addresses.isEmpty, usable.isEmpty || random.chance(3) {
      let address = random.pick(addresses).name
      work.entries.append(
        .required("connector", .keys([.required("http", .reference(address))])))
      work.results = result(nil, in: &work.entries)
    } else if let connector = usable.randomElement(using: &random) {
      work.entries.append(.required("connector", .reference(connector.name)))
      let given = connector.properties.map(\.name)
      if !isAlone, random.chance(3) {
        let others = random.some(known.map(\.name).filter { !given.contains($0) })
        work.entries.append(.optional("inputs", .references(given + others)))
      }
      work.isDownload = connector.kind == "download"
      guard connector.kind == "http" else {
        if let result = connector.result {
          work.results = self.result(result.type, in: &work.entries)
        }
        return work
      }
      work.results = result(nil, in: &work.entries)
    } else {
      return callback(known, isAlone: isAlone)
    }
    if let result = work.results.first, let parse = parse(result) { work.entries.append(parse) }
    return work
  }

  static func canUse(_ connector: Connector, _ known: [Value]) -> Bool {
    connector.properties.allSatisfy { property in
      known.contains {
        $0.name == property.name && targets(of: $0.type).contains(property.type)
      }
    }
  }

  mutating func parse(_ result: Value) -> SpecTree.Entry? {
    let isString = result.type == "String"
    let ways: [SpecTree?] = [
      nil, .choice("json"), .keys([.optional("json", .prose(random.pick(["a", "a.b-c.d e"])))]),
      isString ? .choice("text") : nil,
      isString
        ? .keys([.optional("between", .list([.prose("<b id=\"x\">"), .prose("\n")]))]) : nil,
    ]
    return random.pick(ways).map { .optional("parse", $0) }
  }

  // MARK: Updates

  /// What of the results members of the view model can show.
  mutating func updates(_ results: [Value]) -> [SpecTree.Entry] {
    members.filter(\.isSettable).compactMap { member in
      let base = member.type.hasSuffix("?") ? String(member.type.dropLast()) : member.type
      let ways = results.flatMap { self.ways(to: base, in: $0) }
      guard let path = ways.randomElement(using: &random) else { return nil }
      return .optional(member.name, .reference(path))
    } + feeding(results)
  }

  /// What of the results a contained Screenlet gets.
  private mutating func feeding(_ results: [Value]) -> [SpecTree.Entry] {
    guard let contained,
      let path = results.flatMap({ ways(to: "String", in: $0) }).randomElement(using: &random)
    else { return [] }
    return [.optional("\(contained).themeName", .reference(path))]
  }

  /// The ways to a value of the type in another one.
  func ways(to base: String, in value: Value) -> [String] {
    if value.type == base { return [value.name] }
    if value.type.hasPrefix("[["), value.type.hasSuffix("]]") { return [] }
    var paths: [String] = []
    var element = value.type
    var root = value.name
    if element.hasPrefix("["), !element.contains(":") {
      if base == "Int" { paths.append(root + ".count") }
      element = String(element.dropFirst().dropLast())
      root += ".first"
      if element == base { paths.append(root) }
    }
    let model = models.first { $0.name == element }
    for attribute in model?.attributes ?? [] {
      let name = attribute.name
      if attribute.type == base || attribute.type == base + "?" { paths.append("\(root).\(name)") }
    }
    return paths
  }
}
