import TestSupport

// Requests to REST services.
extension RandomSpecWriter {
  /// The keys of a connector of kind `rest` but its result.
  mutating func restKeys(_ own: [Value]) -> [SpecTree.Entry] {
    let method = random.pick(["GET", "POST", "PUT", "PATCH", "DELETE"])
    var entries = [SpecTree.Entry.required("path", .other(path(own)))] + restValues(own)
    if method != "GET" || random.chance(3) { entries.append(.optional("method", .choice(method))) }
    // A get has no body, so that this one is another mistake where the method is left out.
    if method == "POST", random.chance(2) {
      entries = entries.map { $0.key == "method" ? .required("method", $0.value) : $0 }
      entries.append(.optional("body", body(own, depth: 2)))
    }
    return entries
  }

  /// The query and the headers of a request.
  mutating func restValues(_ own: [Value]) -> [SpecTree.Entry] {
    var entries: [SpecTree.Entry] = []
    if random.chance(2) {
      entries.append(.optional("query", parameters(["search", "a b&c", "fields"], own)))
    }
    if random.chance(3) {
      entries.append(.optional("headers", parameters(["Accept-Language", "X-Site"], own)))
    }
    return entries
  }

  mutating func path(_ own: [Value]) -> String {
    let fitting = own.filter { ["String", "Int", "Int32", "Int64", "Bool"].contains($0.type) }
    let parts = random.some(fitting).map { "/{\($0.name)}" }
    return "/o/\(random.pick(["headless-delivery/v1.0", "c/a%20b"]))\(parts.joined())/x"
  }

  private mutating func parameters(_ names: [String], _ own: [Value]) -> SpecTree {
    let simple = ["String", "Bool", "Int", "Int32", "Int64", "Float", "Double"]
    let fitting = own.filter { value in simple.contains { [$0, $0 + "?"].contains(value.type) } }
    return .names(names.map { .optional($0, restValue(fitting)) })
  }

  private mutating func restValue(_ own: [Value]) -> SpecTree {
    random.pick(
      own.map { .reference($0.name) } + [
        .other("context.groupId"), .other("context.server"), .other("-1"), .other("0.5"),
        .other("true"), .other("\"a \\\"ä\\\"\""), .other("context.locale is not empty"),
      ])
  }

  private mutating func body(_ own: [Value], depth: Int) -> SpecTree {
    let unfit = ["Data", "CGPoint", "CGSize", "CGRect", "UIColor", "UIImage"] + models.map(\.name)
    let fitting = own.filter { value in !unfit.contains { value.type.contains($0) } }
    var members = (0..<random.number(0...3)).map { index -> SpecTree.Entry in
      .optional("member \(index)", restValue(fitting))
    }
    if depth > 0, random.chance(2) {
      members.append(.optional("inner", body(own, depth: depth - 1)))
      members.append(
        .optional("list", .list([restValue(fitting), body(own, depth: depth - 1)])))
    }
    return .names(members)
  }
}
