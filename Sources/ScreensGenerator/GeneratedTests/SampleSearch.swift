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
  /// Values that meet every rule, one for each choice; nil if there are none.
  private(set) var accepted: [SampleValue]?
  /// The rules as they are about the choices.
  private let checks: [Check]

  private static let patience = 50_000

  /// - Parameter isPossible: whether the property can have a value where it comes from; nil if it can
  ///   have any.
  init(
    _ properties: [PropertySpec], rules: [ValidationRule],
    isPossible: (PropertySpec) -> ((SampleValue) -> Bool)? = { _ in nil }
  ) {
    let choices = properties.map { property -> Choice in
      let name = property.name.value
      let literals = rules.compactMap { $0.subject.name.value == name ? $0.literal : nil }
      let candidates = SampleValue.candidates(for: property.type, named: name, around: literals)
      return Choice(name: name, candidates: candidates, isPossible: isPossible(property))
    }
    self.init(choices, rules: rules)
  }

  init(_ choices: [Choice], rules: [ValidationRule]) {
    self.choices = choices
    self.rules = rules
    checks = rules.map { Check($0, of: choices) }
    accepted = values(meeting: rules.count, breaking: nil, near: nil)
  }

  /// Values that rule number `index` is the first to refuse; the rules behind it are met too if they
  /// can be. Nil if there are none.
  func refused(byRule index: Int) -> [SampleValue]? {
    values(meeting: rules.count, breaking: index, near: accepted)
      ?? values(meeting: index, breaking: index, near: accepted)
  }

  /// Values that meet the first `count` rules, all but the one to break.
  private func values(
    meeting count: Int, breaking broken: Int?, near valid: [SampleValue]?
  ) -> [SampleValue]? {
    let order = order(breaking: broken)
    var values = [SampleValue?](repeating: nil, count: choices.count)
    var patience = Self.patience

    func isFine(_ choice: Int) -> Bool {
      for rule in 0..<count where rule != broken && checks[rule].isAbout(choice) {
        if checks[rule].holds(for: values) == false { return false }
      }
      return broken.map { checks[$0].holds(for: values) != true } ?? true
    }
    // By hand rather than by recursion: a connector may have more properties than a stack has room.
    /// Which of its tries each choice has, as far as they have one; and the next one to try.
    var chosen: [Int] = []
    var next = 0
    while chosen.count < order.count {
      let choice = order[chosen.count]
      if patience > 0, let value = choices[choice].possible(from: &next, near: valid?[choice]) {
        patience -= 1
        values[choice] = value
        if isFine(choice) {
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
    return values.map { $0 ?? .none }
  }

  /// What the broken rule is about is chosen last, so that the rest stays as it was.
  private func order(breaking broken: Int?) -> [Int] {
    let all = Array(choices.indices)
    guard let check = broken.map({ checks[$0] }) else { return all }
    return all.filter { !check.isAbout($0) } + all.filter(check.isAbout)
  }
}

extension SampleSearch.Choice {
  /// The value of try number `next`, or of the first one behind it that is possible: the valid
  /// value, then the candidates. Nil if there are no more.
  fileprivate func possible(from next: inout Int, near valid: SampleValue?) -> SampleValue? {
    if next == 0, let valid { return valid }
    let first = valid == nil ? 0 : 1
    while next - first < candidates.count {
      let value = candidates[next - first]
      if isPossible?(value) ?? true { return value }
      next += 1
    }
    return nil
  }
}
