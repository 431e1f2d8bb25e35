import TemplateEngine

/// The variables of a template, in the order in which its context has them, each with those in it.
struct TemplateVariables: Sendable {
  private(set) var names: [String] = []
  private var inner: [String: TemplateVariables] = [:]
  /// Whether it is a list of texts.
  private var hasTexts = false

  mutating func add(_ value: TemplateValue) {
    switch value {
    case .mapping(let mapping):
      for (name, value) in mapping.entries {
        if inner[name] == nil { names.append(name) }
        inner[name, default: TemplateVariables()].add(value)
      }
    case .list(let items):
      for item in items {
        if case .string = item { hasTexts = true }
        add(item)
      }
    case .null, .bool, .string, .number: break
    }
  }

  /// Adds those of another template.
  private mutating func add(_ other: TemplateVariables) {
    hasTexts = hasTexts || other.hasTexts
    for name in other.names {
      if inner[name] == nil { names.append(name) }
      inner[name, default: TemplateVariables()].add(other.inner[name] ?? TemplateVariables())
    }
  }

  /// The variables that all of these templates have, with all that is in them.
  static func common(to all: [TemplateVariables]) -> TemplateVariables {
    var common = TemplateVariables()
    for variables in all { common.add(variables) }
    common.names.removeAll { name in !all.allSatisfy { $0.names.contains(name) } }
    return common
  }

  func without(_ other: TemplateVariables) -> TemplateVariables {
    var rest = self
    rest.names.removeAll(where: other.names.contains)
    return rest
  }

  /// All names, at every level, with the flags of lists.
  var allNames: Set<String> {
    names.reduce(into: []) { all, name in
      all.insert(name)
      all.formUnion(inner[name]?.allNames ?? [])
    }
  }

  /// The variables as the page lists them: "`summary` (lines), `list` (`model`, `row`)". `remarks`
  /// are by the path of a variable, which begins with `path`: `Screenlet.list.model`.
  func described(at path: String, _ remarks: inout [String: String]) -> String {
    names.map { name in
      let path = "\(path).\(name)"
      let variables = inner[name] ?? TemplateVariables()
      let remark = remarks.removeValue(forKey: path) ?? (variables.hasTexts ? "lines" : nil)
      let list = variables.described(at: path, &remarks)
      let words = [remark, list.isEmpty ? nil : list].compactMap(\.self).joined(separator: ": ")
      return "`\(name)`" + (words.isEmpty ? "" : " (\(words))")
    }.joined(separator: ", ")
  }
}
