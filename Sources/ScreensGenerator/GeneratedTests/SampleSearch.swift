import SpecModel

/// Looks for values of a connector's properties that meet its rules, or break just one of them.
///
/// Each property has a few candidates, so that trying them, and giving up a choice as soon as a rule
/// refuses it, is enough for what people write. What takes too long counts as not found.
struct SampleSearch {
  /// A property, and what to try for it.
  typealias Choice = (name: String, candidates: [SampleValue])

  let choices: [Choice]
  let rules: [ValidationRule]
  /// Values that meet every rule; nil if there are none.
  private(set) var accepted: [String: SampleValue]?

  private static let patience = 50_000

  /// - Parameter isPossible: whether the property can have the value where it comes from.
  init(
    _ properties: [PropertySpec], rules: [ValidationRule],
    isPossible: (PropertySpec, SampleValue) -> Bool = { _, _ in true }
  ) {
    let choices = properties.map { property -> Choice in
      let name = property.name.value
      let literals = rules.filter { $0.subject.name.value == name }.compactMap(\.literal)
      let candidates = SampleValue.candidates(for: property.type, named: name, around: literals)
      return (name, candidates.filter { isPossible(property, $0) })
    }
    self.init(choices, rules: rules)
  }

  init(_ choices: [Choice], rules: [ValidationRule]) {
    self.choices = choices
    self.rules = rules
    accepted = values(meeting: rules, breaking: nil, near: [:])
  }

  /// Values that rule number `index` is the first to refuse; the rules behind it are met too if they
  /// can be. Nil if there are none.
  func refused(byRule index: Int) -> [String: SampleValue]? {
    let valid = accepted ?? [:]
    let broken = rules[index]
    var others = rules
    others.remove(at: index)
    return values(meeting: others, breaking: broken, near: valid)
      ?? values(meeting: Array(rules[..<index]), breaking: broken, near: valid)
  }

  private func values(
    meeting met: [ValidationRule], breaking broken: ValidationRule?,
    near valid: [String: SampleValue]
  ) -> [String: SampleValue]? {
    // What the broken rule is about is chosen last, so that the rest stays as it was.
    func isInvolved(_ choice: Choice) -> Bool { broken?.isAbout(choice.name) ?? false }
    let order =
      broken == nil ? choices : choices.filter { !isInvolved($0) } + choices.filter(isInvolved)
    var values: [String: SampleValue] = [:]
    var patience = Self.patience

    func isFine(_ name: String) -> Bool {
      met.allSatisfy { !$0.isAbout(name) || $0.holds(for: values) != false }
        && broken?.holds(for: values) != true
    }
    // By hand rather than by recursion: a connector may have more properties than a stack has room.
    let tries = order.map { name, candidates in
      valid[name].map { [$0] + candidates } ?? candidates
    }
    /// Which of its tries each name has, as far as they have one; and the next one to try.
    var chosen: [Int] = []
    var next = 0
    while chosen.count < order.count {
      let name = order[chosen.count].name
      if next < tries[chosen.count].count, patience > 0 {
        patience -= 1
        values[name] = tries[chosen.count][next]
        if isFine(name) {
          chosen.append(next)
          next = 0
        } else {
          next += 1
        }
      } else {
        values[name] = nil
        guard let last = chosen.popLast() else { return nil }
        next = last + 1
      }
    }
    return values
  }
}
