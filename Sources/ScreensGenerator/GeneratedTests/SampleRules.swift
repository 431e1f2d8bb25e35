import SpecModel

/// Values for several properties that meet the rules about them, or break just one of them.
///
/// Each rule narrows the domain of its property. If it compares two properties, the bounds of each
/// narrow the other one, until nothing changes. Then every property takes its preferred value, or
/// the nearest in its domain, which narrows the domains of the rest again.
struct SampleRules {
  struct Rule {
    enum Operand {
      case constant(SampleValue.Content)
      case property(Int)
    }

    var subject: Int
    var comparison: ValidationRule.Comparison
    var operand: Operand
  }

  private let domains: [SampleDomain]
  private let rules: [Rule]
  /// Values that meet every rule, one for each property; nil if there are none.
  let accepted: [SampleValue]?

  init(_ domains: [SampleDomain], _ rules: [Rule]) {
    self.domains = domains
    self.rules = rules
    accepted = Self.values(in: domains, meeting: rules)
  }

  /// Returns values that rule number `index` is the first to refuse. If possible, they meet the
  /// rules after it. Returns nil if there are no such values.
  func refused(byRule index: Int) -> [SampleValue]? {
    var rules = rules
    rules[index].comparison = rules[index].comparison.negated
    let last = rules[index].subject
    return Self.values(in: domains, meeting: rules, preferring: accepted, last: last)
      ?? Self.values(
        in: domains, meeting: Array(rules[...index]), preferring: accepted, last: last)
  }

  /// - Parameter last: the property that gets its value after the others have kept theirs.
  private static func values(
    in domains: [SampleDomain], meeting rules: [Rule], preferring preferred: [SampleValue]? = nil,
    last: Int? = nil
  ) -> [SampleValue]? {
    var narrowed = NarrowedDomains(domains, by: rules)
    guard narrowed.spread(from: Array(domains.indices)) else { return nil }
    var values = preferred ?? domains.map { _ in .none }
    for index in domains.indices.filter({ $0 != last }) + [last].compactMap(\.self) {
      guard let value = narrowed.choose(preferred?[index], at: index) else { return nil }
      values[index] = value
    }
    return values
  }
}

/// Domains that rules narrow.
private struct NarrowedDomains {
  private var domains: [SampleDomain]
  private var isChosen: [Bool]
  /// For each property, the others that rules compare with it, and how each of them has to compare.
  private var compared: [Int: [(other: Int, comparison: ValidationRule.Comparison)]] = [:]

  init(_ domains: [SampleDomain], by rules: [SampleRules.Rule]) {
    self.domains = domains
    isChosen = domains.map { _ in false }
    for rule in rules {
      switch rule.operand {
      case .constant(let content): self.domains[rule.subject].limits.keep(rule.comparison, content)
      // A value compares with itself only as equal.
      case .property(rule.subject):
        if [.less, .greater, .unequal].contains(rule.comparison) {
          self.domains[rule.subject].keep { _ in false }
        }
      case .property(let other):
        compared[other, default: []].append((rule.subject, rule.comparison))
        compared[rule.subject, default: []].append((other, rule.comparison.mirrored))
      }
    }
  }

  /// Narrows the properties that are compared with the changed ones, then the properties that are
  /// compared with those, and so on. Returns false if this never ends, such as for two numbers that
  /// must each be less than the other.
  mutating func spread(from changed: [Int]) -> Bool {
    if compared.isEmpty { return true }
    var changed = changed[...]
    var turns = 10_000 + 2 * domains.count
    while let index = changed.popFirst() {
      for (other, comparison) in compared[index, default: []] where !isChosen[other] {
        let before = domains[other].limits
        domains[other].limits.keep(comparison, oneOf: domains[index].limits)
        if domains[other].limits != before { changed.append(other) }
      }
      turns -= 1
      if turns < 0 { return false }
    }
    return true
  }

  /// Chooses the value of a property, and narrows the properties that are compared with it. Returns
  /// nil if there is no value.
  mutating func choose(_ preferred: SampleValue?, at index: Int) -> SampleValue? {
    guard let value = domains[index].value(preferring: preferred) else { return nil }
    domains[index].limits.keep(.equal, value.content)
    isChosen[index] = true
    return spread(from: [index]) ? value : nil
  }
}

extension ValidationRule.Comparison {
  /// How the right side compares with the left one.
  fileprivate var mirrored: Self {
    switch self {
    case .equal, .unequal: self
    case .less: .greater
    case .greater: .less
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
