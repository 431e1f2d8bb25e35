import SpecModel

/// Looks for values of a connector's properties that meet its rules, or break just one of them.
///
/// Each property has a few candidates, so that trying them, and giving up a choice as soon as a rule
/// refuses it, is enough for what people write. What takes too long counts as not found.
struct SampleSearch {
  /// A property, and what to try for it.
  struct Choice {
    let name: String
    let candidates: [SampleValue]
    /// Whether the property can have the value where it comes from; nil if it can have any.
    var isPossible: ((SampleValue) -> Bool)?
  }

  let choices: [Choice]
  let rules: [ValidationRule]
  /// What to try for each choice, and which of that meets every rule; nil if there is no such.
  private let candidates: [[Candidate]]
  private var acceptedIndices: [Int]?
  /// The rules as they are about the choices.
  private let checks: [Check]
  /// The numbers of the rules about each choice and another one.
  private let sharedRules: [[Int]]
  /// The choices in the groups that such rules make: what one group has is nothing to the others.
  private let groups: [[Int]]
  /// How many values are tried and shared rules looked at for one answer: the more rules there are
  /// to break, the fewer, but enough to get to the end without going back.
  private let patience: Int

  /// - Parameter isPossible: whether the property can have a value where it comes from; nil if it can
  ///   have any.
  init(
    _ properties: [PropertySpec], rules: [ValidationRule],
    isPossible: (PropertySpec) -> ((SampleValue) -> Bool)? = { _ in nil }
  ) {
    let rulesByName = Dictionary(grouping: rules, by: \.subject.name.value)
    let choices = properties.map { property -> Choice in
      let name = property.name.value
      let literals = rulesByName[name, default: []].compactMap(\.literal)
      let candidates = SampleValue.candidates(for: property.type, named: name, around: literals)
      return Choice(name: name, candidates: candidates, isPossible: isPossible(property))
    }
    self.init(choices, rules: rules)
  }

  init(_ choices: [Choice], rules: [ValidationRule]) {
    self.choices = choices
    self.rules = rules
    let places = Dictionary(zip(choices.lazy.map(\.name), choices.indices)) { first, _ in first }
    let checks = rules.map { Check($0, places: places) }
    var sharedRules = [[Int]](repeating: [], count: choices.count)
    var ownRules = sharedRules
    for (index, check) in checks.enumerated() {
      let about = check.about
      for choice in about where about.count > 1 { sharedRules[choice].append(index) }
      for choice in about where about.count == 1 { ownRules[choice].append(index) }
    }
    self.checks = checks
    self.sharedRules = sharedRules
    groups = Self.groups(sharing: sharedRules, checks)
    candidates = zip(choices, ownRules).map { choice, own in
      choice.candidates.filter { choice.isPossible?($0) ?? true }
        .map { Candidate($0, refusedBy: own, of: checks) }
    }
    patience = max(
      min(200_000, 25_000_000 / max(rules.count, 1)), 10 * (choices.count + rules.count))
    acceptedIndices = indices(meeting: rules.count, breaking: nil)
  }

  /// Values that meet every rule, one for each choice; nil if there are none.
  var accepted: [SampleValue]? { acceptedIndices.map(values) }

  /// Values that rule number `index` is the first to refuse; the rules behind it are met too if they
  /// can be. Nil if there are none.
  func refused(byRule index: Int) -> [SampleValue]? {
    let found =
      indices(meeting: rules.count, breaking: index) ?? indices(meeting: index, breaking: index)
    return found.map(values)
  }

  private func values(_ indices: [Int]) -> [SampleValue] {
    zip(candidates, indices).map { $0[$1].value }
  }

  /// Which values meet the first `count` rules, all but the one to break: as many of those that meet
  /// every rule as can be.
  private func indices(meeting count: Int, breaking broken: Int?) -> [Int]? {
    var indices = [Int](repeating: 0, count: choices.count)
    var values = [SampleValue?](repeating: nil, count: choices.count)
    var patience = self.patience

    func isFine(_ choice: Int) -> Bool {
      for rule in sharedRules[choice] where rule < count && rule != broken {
        patience -= 1
        if checks[rule].holds(for: { values[$0] }) == false { return false }
      }
      return broken.map { checks[$0].holds(for: { values[$0] }) != true } ?? true
    }
    for group in groups {
      let order = order(of: group, breaking: broken)
      // By hand rather than by recursion: a connector may have more properties than a stack has room.
      /// Which of its tries each choice has, as far as they have one; and the next one to try.
      var chosen: [Int] = []
      var next = 0
      while chosen.count < order.count {
        let choice = order[chosen.count]
        if patience > 0, let index = index(ofTry: next, for: choice) {
          patience -= 1
          let candidate = candidates[choice][index]
          indices[choice] = index
          values[choice] = candidate.value
          if candidate.isFine(meeting: count, breaking: broken), isFine(choice) {
            chosen.append(next)
            next = 0
          } else {
            next += 1
          }
        } else {
          values[choice] = nil
          guard let last = chosen.popLast() else { return nil }
          next = last + 1
        }
      }
    }
    return indices
  }

  /// The candidate of that try: the one that meets every rule, then all in their order. Nil if there
  /// are no more.
  private func index(ofTry number: Int, for choice: Int) -> Int? {
    guard let acceptedIndices else { return number < candidates[choice].count ? number : nil }
    if number == 0 { return acceptedIndices[choice] }
    return number <= candidates[choice].count ? number - 1 : nil
  }

  /// What the broken rule is about is chosen last, so that the rest stays as it was.
  private func order(of group: [Int], breaking broken: Int?) -> [Int] {
    guard let last = broken.map({ checks[$0].about }) else { return group }
    return group.filter { !last.contains($0) } + group.filter(last.contains)
  }

  private static func groups(sharing rules: [[Int]], _ checks: [Check]) -> [[Int]] {
    var groups: [[Int]] = []
    var isInGroup = rules.map { _ in false }
    for choice in rules.indices where !isInGroup[choice] {
      isInGroup[choice] = true
      var group = [choice]
      var reached = 0
      while reached < group.count {
        for other in rules[group[reached]].flatMap({ checks[$0].about }) where !isInGroup[other] {
          isInGroup[other] = true
          group.append(other)
        }
        reached += 1
      }
      groups.append(group.sorted())
    }
    return groups
  }
}

extension SampleSearch {
  /// A value that a choice can have.
  fileprivate struct Candidate {
    let value: SampleValue
    /// The first of the rules about this choice alone that the value breaks, and the next one.
    private let refusing: [Int]

    init(_ value: SampleValue, refusedBy rules: [Int], of checks: [Check]) {
      self.value = value
      refusing = Array(
        rules.lazy.filter { checks[$0].holds(for: { _ in value }) == false }.prefix(2))
    }

    /// Whether the value meets the first `count` of these rules, but for the one to break.
    func isFine(meeting count: Int, breaking broken: Int?) -> Bool {
      refusing.first { $0 != broken }.map { $0 >= count } ?? true
    }
  }
}
