import SourceText
import SpecModel

/// Something that the steps of an action are made of and whose value a generated test chooses: an
/// input, what is at the end of a way into a result, a literal.
struct StepVariable {
  /// Tells it from all others.
  let key: String
  /// What it is called where it comes from.
  let name: String
  /// The type that it is used as.
  let type: SwiftType
  /// The first step that reads what is there, if it is an address.
  var reader: String?
  /// What it is as an address.
  private let address: (String) -> SampleValue
  /// Whether it can be that where it comes from.
  private let isPossible: (SampleValue) -> Bool
  /// What to try, given the literals that it is compared with.
  private let values: ([SwiftLiteral]) -> [SampleValue]

  init(_ input: InputSpec, as type: SwiftType, isPerformed: Bool) {
    let name = input.name.value
    self.init(
      key: Self.key(ofInput: name), name: name, type: type,
      address: { SampleValue.address($0, as: type) },
      isPossible: { input.canBe($0, isPerformed: isPerformed) },
      values: { SampleValue.candidates(for: type, named: name, around: $0) })
  }

  /// - Parameter parse: how the result is found in a page.
  init(_ path: ResultPath, parse: ParseSpec?, shownBy members: [ViewModelMember]) {
    let parse = path.parts.isEmpty ? parse : nil
    self.init(
      key: Self.key(of: path), name: path.nameOfEnd, type: path.type.optional(false),
      isPossible: { parse?.finds($0) ?? true },
      values: { literals in
        let values = SampleValue.answers(to: path, shownBy: members, around: literals)
        return parse?.candidates(values) ?? values
      })
  }

  init(key: String, literal: SwiftLiteral, type: SwiftType) {
    let value = SampleValue(literal, of: type)
    self.init(
      key: key, name: key, type: type, isPossible: { $0 == value }, values: { _ in [value] })
  }

  private init(
    key: String, name: String, type: SwiftType,
    address: @escaping (String) -> SampleValue = SampleValue.text,
    isPossible: @escaping (SampleValue) -> Bool,
    values: @escaping ([SwiftLiteral]) -> [SampleValue]
  ) {
    self.key = key
    self.name = name
    self.type = type
    self.address = address
    self.isPossible = isPossible
    self.values = values
  }

  /// What to try, the most telling first.
  ///
  /// - Parameter text: what it can be if it is an address.
  func choice(around literals: [SwiftLiteral], address text: String) -> SampleSearch.Choice {
    var candidates = values(literals)
    if reader != nil {
      candidates = [address(text)] + candidates.filter { $0.typed?.hasPrefix("http") == true }
    }
    return SampleSearch.Choice(name: key, candidates: candidates, isPossible: isPossible)
  }
}

extension StepVariable {
  static func key(ofInput name: String) -> String { "input \(name)" }

  static func key(of path: ResultPath) -> String {
    path.way.isEmpty
      ? "result \(path.result.name.value)" : "result \(path.result.name.value).\(path.way)"
  }

  /// What a property of the step's connector is set to.
  static func key(of value: StepSpec.Value, _ property: String, of step: StepSpec) -> String {
    switch value {
    case .input(let name, _): key(ofInput: name.value)
    case .result(let path): key(of: path)
    case .context(let value): "context \(value.rawValue)"
    case .literal: "literal \(step.name.value).\(property)"
    }
  }

  /// The values of each result by the ways into it, out of those by their keys.
  static func valuesOfResults(
    in values: [String: SampleValue]
  ) -> [String: [String: SampleValue]] {
    var found: [String: [String: SampleValue]] = [:]
    let start = "result "
    for (key, value) in values where key.hasPrefix(start) {
      let path = key.dropFirst(start.count)
      let name = path.prefix { $0 != "." }
      found[String(name), default: [:]][String(path.dropFirst(name.count + 1))] = value
    }
    return found
  }
}
