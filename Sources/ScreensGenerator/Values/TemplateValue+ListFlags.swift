import TemplateEngine

extension TemplateValue {
  /// The value with a `hasActions` beside every list `actions`, at any depth: what a template asks
  /// when it wants something around a list, once, and nothing around an empty one.
  var withListFlags: TemplateValue {
    switch self {
    case .mapping(let fields):
      var completed: [String: TemplateValue] = [:]
      completed.reserveCapacity(fields.count * 2)
      for (name, value) in fields {
        completed[name] = value.withListFlags
        if case .list(let items) = value {
          completed["has" + name.upperFirst] = .bool(!items.isEmpty)
        }
      }
      return .mapping(completed)
    case .list(let items):
      return .list(items.map(\.withListFlags))
    case .null, .bool, .string, .number:
      return self
    }
  }
}
