import SourceText
import SpecModel

/// Values for several properties that meet the rules about them, or break just one of them.
///
/// They are found by trying: the usual values first, then those of properties that are compared with
/// each other, then the constants of rules, each with the values next to it.
struct SampleRules {
  struct Rule {
    enum Operand {
      case constant(SampleValue.Content)
      case property(Int)
      /// A test, which the value passes if the comparison is `==`, and whether an optional that is
      /// nil or empty meets the rule.
      case test(ContentTest, emptyMeets: Bool?)
      /// The bounds of a range, in which the value is if the comparison is `==`.
      indirect case range(Operand, Operand)
    }

    var subject: Int
    var comparison: Condition.Comparison
    var operand: Operand
    /// Whether the rule is met if a value is nil; nil if that is a value like others.
    var nilMeets: Bool?
  }

  private let candidates: [SampleCandidates]
  private let rules: [Rule]
  /// For each property, the contents to try besides the usual ones.
  private let contents: [[SampleValue.Content]]
  /// Values that meet every rule, one for each property; nil if none were found.
  private(set) var accepted: [SampleValue]?

  init(_ candidates: [SampleCandidates], _ rules: [Rule]) {
    self.candidates = candidates
    self.rules = rules
    contents = rules.contents(for: candidates)
    accepted = values(meeting: rules, lastly: nil)
  }

  /// Returns values that rule number `index` is the first to refuse. If possible, they meet the
  /// rules after it. Returns nil if no such values were found.
  func refused(byRule index: Int) -> [SampleValue]? {
    var rules = rules
    rules[index] = rules[index].negated
    let subject = rules[index].subject
    return values(meeting: rules, lastly: subject)
      ?? values(meeting: Array(rules[...index]), lastly: subject)
  }

  /// The number of values that are tried for a connector, besides one for each property.
  private static let mostTries = 2_000

  /// Returns the first combination of candidates that meets the rules. What was accepted is tried
  /// first, and what is tried for the property `last` changes fastest.
  private func values(meeting rules: [Rule], lastly last: Int?) -> [SampleValue]? {
    let order = candidates.indices.filter { $0 != last } + [last].compactMap(\.self)
    var steps: [Int: Int] = [:]
    for (step, property) in order.enumerated() { steps[property] = step }
    // A rule is checked as soon as all of its values are chosen.
    let checks = Dictionary(grouping: rules) { rule in
      rule.properties.map { steps[$0] ?? 0 }.max() ?? 0
    }
    let tried = candidates.indices.map {
      candidates[$0].values(preferring: accepted?[$0], adding: contents[$0])
    }
    var values = candidates.map { _ in SampleValue.none }
    var waiting: [ArraySlice<SampleValue>] = []
    var tries = Self.mostTries + order.count
    while waiting.count < order.count {
      waiting.append(tried[order[waiting.count]][...])
      // Goes back to the last property that has another value to try.
      while true {
        guard let step = waiting.indices.last, tries > 0 else { return nil }
        guard let next = waiting[step].popFirst() else {
          waiting.removeLast()
          continue
        }
        tries -= 1
        values[order[step]] = next
        if checks[step, default: []].allSatisfy({ $0.isMet(by: values) }) { break }
      }
    }
    return values
  }
}

extension SampleRules.Rule {
  /// The properties that the rule is about.
  fileprivate var properties: [Int] { [subject] + operand.properties }

  /// The rule that is met exactly when this one is not.
  fileprivate var negated: Self {
    var opposite = self
    opposite.comparison = comparison.negated
    opposite.nilMeets = nilMeets.map { !$0 }
    if case .test(let test, let emptyMeets?) = operand {
      opposite.operand = .test(test, emptyMeets: !emptyMeets)
    }
    return opposite
  }

  func isMet(by values: [SampleValue]) -> Bool {
    let value = values[subject].content
    if let nilMeets, properties.contains(where: { values[$0].content == .none }) {
      return nilMeets
    }
    let passes: Bool
    switch operand {
    case .constant, .property:
      return operand.content(values).map { comparison.holds(value, $0) } ?? false
    case .test(let test, let emptyMeets):
      if let emptyMeets, [.none, .text(""), .other(0)].contains(value) { return emptyMeets }
      guard let result = test.accepts(value) else { return false }
      passes = result
    case .range(let lower, let upper):
      guard let lower = lower.content(values), let upper = upper.content(values) else {
        return false
      }
      passes = lower <= value && value <= upper
    }
    return passes == (comparison == .equal)
  }
}

extension SampleRules.Rule.Operand {
  fileprivate var properties: [Int] {
    switch self {
    case .property(let index): [index]
    case .range(let lower, let upper): lower.properties + upper.properties
    case .constant, .test: []
    }
  }

  fileprivate var constants: [SampleValue.Content] {
    switch self {
    case .constant(let content): [content]
    case .range(let lower, let upper): lower.constants + upper.constants
    case .property, .test: []
    }
  }

  /// The content of a constant or of a property.
  fileprivate func content(_ values: [SampleValue]) -> SampleValue.Content? {
    switch self {
    case .constant(let content): content
    case .property(let index): values[index].content
    case .test, .range: nil
    }
  }
}

extension [SampleRules.Rule] {
  /// The most contents that are tried because another property may have them.
  private static var mostShared: Int { 64 }

  /// Returns for each property the contents to try besides the usual ones: those of properties that
  /// it is compared with, also through others, and the constants that it is compared with.
  fileprivate func contents(for candidates: [SampleCandidates]) -> [[SampleValue.Content]] {
    var constants = candidates.map { _ in [SampleValue.Content]() }
    for rule in self {
      constants[rule.subject] += rule.operand.constants.flatMap(\.neighbors)
      if case .test(let test, _) = rule.operand { constants[rule.subject] += test.contents }
    }
    let pairs = flatMap { rule in rule.operand.properties.map { [rule.subject, $0] } }
    if pairs.isEmpty { return constants }
    var shared = candidates.map { _ in [SampleValue.Content]() }
    for _ in 0..<Swift.min(pairs.count, 8) {
      let known = candidates.indices.map { candidates[$0].contents + shared[$0] + constants[$0] }
      for pair in pairs {
        for (property, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
          let all = (shared[property] + known[other].flatMap(\.neighbors)).eachOnce(by: \.self)
          shared[property] = [SampleValue.Content](all.prefix(Self.mostShared))
        }
      }
    }
    return zip(shared, constants).map { $0 + $1 }
  }
}
