import TestSupport

// Lists and logins.
extension RandomSpecWriter {
  mutating func list() -> SpecTree {
    let model = models[0]
    func attributes(_ types: [String]) -> [String] {
      model.attributes.filter { value in
        types.contains { value.type == $0 || value.type == $0 + "?" }
      }.map(\.name)
    }
    let texts = attributes(["String"])
    let addresses = attributes(["String", "URL"])
    let shown = attributes(["String", "Int", "Int32", "Int64", "Float", "Double", "Date", "URL"])
    var entries: [SpecTree.Entry?] = [
      .required("of", .reference(model.name)), .required("connector", pages()),
    ]
    if random.chance(2) {
      let sections =
        shown + addresses.map { "host of \($0)" } + texts.map { "first letter of \($0)" }
      entries.append(.optional("section", .other(random.pick(sections))))
    }
    let told = model.attributes.filter { value in
      ["String", "Int64"].contains { value.type == $0 }
        && !inputs.contains { $0.name == value.name }
    }
    if let sent = told.randomElement(using: &random), random.chance(2) {
      rowAction = (names.action(&random), sent)
    }
    if rowAction != nil || random.chance(2) {
      entries.append(
        .optional(
          "cell",
          .keys([
            .required("title", .reference(random.pick(shown))),
            random.chance(2) ? .optional("detail", .reference(random.pick(shown))) : nil,
            random.chance(2) ? .optional("image", .reference(random.pick(addresses))) : nil,
            random.chance(2) ? .optional("texts", page(of: texts, besides: shown)) : nil,
            texts.randomElement(using: &random).map {
              .optional("contains", screenlet(showing: $0))
            },
            rowAction.map { .optional("actions", .reference($0.name)) },
          ])))
    }
    if let text = texts.randomElement(using: &random), random.chance(3) {
      let cell: SpecTree = .keys([
        .required("when", .other("\(text) is set")),
        .required("title", .reference(random.pick(shown))),
        random.chance(2) ? .optional("image", .reference(random.pick(addresses))) : nil,
      ])
      entries.append(.optional("cells", .names([.optional("tall", cell)])))
    }
    if random.chance(2) {
      let keys = random.some(["response", "failure", "selected"])
      entries.append(
        .optional("delegate", .keys(keys.map { .optional($0, .name(names.method(&random))) })))
    }
    if random.chance(3) { entries.append(.optional("progress", progress())) }
    return .keys(entries)
  }

  /// A text that is shown as a page, and another one.
  private mutating func page(of texts: [String], besides shown: [String]) -> SpecTree {
    let html = random.pick(texts.isEmpty ? shown : texts)
    return .names([
      .optional("contentHtml", .reference(html)),
      .optional("remark", .reference(random.pick(shown))),
    ])
  }

  /// A Screenlet in a cell.
  private func screenlet(showing text: String) -> SpecTree {
    .names([
      .optional(
        "inner",
        .keys([
          .required("screenlet", .other("Base")), .required("module", .other("LiferayScreens")),
          .required("properties", .names([.required("themeName", .reference(text))])),
        ]))
    ])
  }

  private mutating func pages() -> SpecTree {
    let distinct = inputs.filter { value in
      !["UIColor", "UIImage"].contains { value.type.hasPrefix($0) }
    }
    let own = random.some(distinct).map {
      Value(name: $0.name, type: random.pick(Self.targets(of: $0.type)))
    }
    let folder = SpecTree.other("0")
    let ordered: [SpecTree.Entry] =
      random.chance(2) ? [.optional("orderByComparator", .other("obc"))] : []
    var entries: [SpecTree.Entry?] = [
      random.chance(3) ? .optional("summary", .prose(sentence())) : nil,
      own.isEmpty
        ? nil : .optional("properties", .names(own.map { .optional($0.name, .type($0.type)) })),
    ]
    let rules = rules(own)
    if !rules.isEmpty { entries.append(.optional("validate", .names(rules))) }
    if random.chance(6) {
      return .keys(entries + [.required("kind", .choice("custom"))])
    }
    if random.chance(3) {
      entries.append(.required("path", .other(path(own))))
      return .keys(entries + restValues(own))
    }
    entries += [
      .required("service", .name("LRBookmarksEntryService_v7")),
      .required(
        "rows",
        .keys([
          .required("method", .name("getEntriesWithGroupId")),
          .required(
            "arguments",
            .names(
              [
                .optional("groupId", random.pick(longs(own))), .optional("folderId", folder),
                .optional("start", .other("startRow")), .optional("end", .other("endRow")),
              ] + ordered)),
        ])),
    ]
    if random.chance(2) {
      let count = "getEntriesCountWithGroupId"
      entries.append(
        .optional(
          "count",
          random.chance(2)
            ? .name(count)
            : .keys([
              .required("method", .name(count)),
              .optional(
                "arguments",
                .names([
                  .optional("groupId", .other("context.groupId")),
                  .optional("folderId", random.pick(longs(own))),
                ])),
            ])))
    }
    return .keys(entries)
  }

  private func longs(_ values: [Value]) -> [SpecTree] {
    values.filter { $0.type == "Int64" }.map { .reference($0.name) } + [.other("context.groupId")]
  }

  // MARK: Logins

  mutating func login() -> Work {
    var work = Work(entries: [.required("kind", .choice("login"))], isLogin: true)
    var ways = random.some(["email", "screenName", "userId", "cookie"])
    if ways.isEmpty { ways = ["email"] }
    if ways != ["email"] || random.chance(2) {
      work.entries.append(
        .optional("by", ways.count == 1 ? .choice(ways[0]) : .list(ways.map(SpecTree.choice))))
    }
    let saves = random.chance(2)
    if saves {
      work.entries.append(.optional("saveCredentials", .choice(random.pick(["yes", "no"]))))
    }
    if ways.contains("cookie"), random.chance(2) {
      work.entries.append(.optional("cookieExpirationTime", .other("3600")))
    }
    if random.chance(3) {
      work.entries.append(
        .optional("validate", .names([.optional("password is not empty", .prose(sentence()))])))
    }
    var user = Value(name: "userAttributes", type: "[String: Any]")
    if random.chance(2) {
      user = Value(name: names.member(&random), type: random.pick(models).name)
      work.entries.append(.optional("result", .names([.optional(user.name, .type(user.type))])))
    }
    work.results = [user]
    if saves, let autoLoad, random.chance(2) {
      work.entries.append(.optional("autoLoad", .choice(autoLoad)))
    }
    return work
  }
}
