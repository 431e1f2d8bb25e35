import SpecModel

// The statements that make the Screenlet pass a value to an interactor in a generated test.

extension InputSpec {
  /// Returns the member of the view model that the value comes from, or nil if it comes from the
  /// app. `isPerformed` is whether a control of the view performs the action.
  func member(isPerformed: Bool) -> ViewModelMember? {
    source.sender == nil || isPerformed ? source.member : nil
  }
}

extension InputSpec.Source {
  /// The member of the view model whose value, or whose value in a part, is the input.
  var member: ViewModelMember? {
    switch self {
    case .property: nil
    case .viewModel(let member): member
    case .sender(let sender): sender.member
    case .part(let whole, _): whole.member
    }
  }

  /// Returns the statement that makes the Screenlet pass the value, or nil if the value is passed
  /// when the action is performed.
  fileprivate func statement(for value: SampleValue, isPerformed: Bool) -> String? {
    if case .property(let property) = self {
      return .assignment("screenlet\(Names.access(property.name.value))", value.source)
    }
    return sender == nil || isPerformed ? member?.statement(for: value) : nil
  }
}

extension [InputSpec] {
  /// Returns the statements that make the Screenlet pass the values; an input without a value keeps
  /// its own.
  func statements(
    for values: [SampleValue?], isPerformed: Bool, models: [ModelSpec]
  ) -> [String] {
    wholes(with: values, models: models).compactMap {
      $0.statement(for: $1, isPerformed: isPerformed)
    }
  }

  /// Returns the sender from which the action gets the values; nil if it gets none from a sender.
  func sender(for values: [SampleValue?], models: [ModelSpec]) -> SampleValue? {
    wholes(with: values, models: models).first { source, _ in source.sender != nil }?.value
  }

  /// Returns the sources with their values: instead of parts of a model the model that has them.
  private func wholes(
    with values: [SampleValue?], models: [ModelSpec]
  ) -> [(source: InputSpec.Source, value: SampleValue)] {
    var wholes: [(source: InputSpec.Source, value: SampleValue)] = []
    var parts: [InputSpec.Source: [String: SampleValue]] = [:]
    for (input, value) in zip(self, values) {
      guard let value else { continue }
      guard case .part(let whole, let path) = input.source else {
        wholes.removeAll { $0.source == input.source }
        wholes.append((input.source, value))
        continue
      }
      parts[whole, default: [:]][path.way] = value
      if case .list(let element) = path.type.base {
        let first = SampleValue.samples(of: element, named: input.name.value)[0]
        parts[whole]?["\(path.way).first"] = first
      }
      if !wholes.contains(where: { $0.source == whole }) { wholes.append((whole, value)) }
    }
    return wholes.map { source, value in
      guard let parts = parts[source], value.content != .none else { return (source, value) }
      let layout = AnswerLayout(models: models, values: parts)
      return (source, SampleValue(.other(1), as: layout.swift(of: source.type.base)))
    }
  }

  /// Returns the values, with one value for all inputs that are the same part of a model.
  func unified(_ values: [SampleValue]) -> [SampleValue] {
    zip(self, values).map { input, value in
      guard case .part(let whole, let path) = input.source else { return value }
      let same = zip(self, values).first { other, _ in
        guard case .part(whole, let otherPath) = other.source else { return false }
        return otherPath.way == path.way && other.type == input.type
      }
      return same?.1 ?? value
    }
  }
}

extension AnswerLayout {
  /// Returns a value of the type as Swift, with a model for each object: a list has one element.
  func swift(of base: SwiftType.Base, at way: String = "") -> String {
    switch base {
    case .model(let model):
      .call(Names.member(model), ["attributes: \(object(of: model, at: way))"])
    case .list where values[way]?.content == .other(0): "[]"
    case .list(let element):
      .collection([swift(of: element, at: way.isEmpty ? "first" : "\(way).first")])
    case .builtin: (values[way] ?? SampleValue.samples(of: base, named: "value")[0]).source
    }
  }
}

extension [InputSpec] {
  /// The numbers that tests pass to the inputs: each has its own, so that two which are mixed up
  /// are noticed.
  var numbers: [String: Int64] { Self.numbers(map { ($0.name.value, $0.type) }) }
}

extension [PropertySpec] {
  /// The numbers that tests set the properties to: each has its own, so that two which are mixed up
  /// are noticed.
  var numbers: [String: Int64] { Self.numbers(map { ($0.name.value, $0.type) }) }
}

extension Array {
  fileprivate static func numbers(_ members: [(name: String, type: SwiftType)]) -> [String: Int64] {
    let names = members.filter { $0.type.builtin?.isNumber == true }.map(\.name)
    return Dictionary(zip(names, 1...)) { first, _ in first }
  }
}

extension SampleCandidates {
  /// Keeps the values that the source of the input can hold.
  mutating func keep(whatPasses input: InputSpec, isPerformed: Bool) {
    if case .part(_, let path) = input.source, path.type.builtin == .url {
      keepAddresses(.address(as: type))
    }
    if case .part(_, let path) = input.source, path.parts.last == .count {
      keep(only: .integer(1))
    }
    let member = input.source.isPart ? nil : input.member(isPerformed: isPerformed)
    if let member { keep(whatShows: member) }
    keep(where: (member?.type ?? input.source.type).holds)
  }

  /// Keeps the values that the control of the member can show.
  mutating func keep(whatShows member: ViewModelMember) {
    member.control?.numbers.map { keep($0) }
    if case .texts(let texts) = member.segmentMeaning {
      for text in texts.reversed() { prefer(.text(text)) }
    }
    keep(where: member.canHold)
  }
}

extension SwiftType {
  /// Whether the type can hold the value, which is of a type that it can be passed as.
  fileprivate func holds(_ value: SampleValue) -> Bool {
    switch value.content {
    case .none: isOptional
    case .integer(let number): builtin != .int32 || Int32(exactly: number) != nil
    case .number(let number):
      switch builtin {
      case .int32: Int32(exactly: number) != nil
      case .int, .int64: Int64(exactly: number) != nil
      case .float: Double(Float(number)) == number
      default: true
      }
    case .bool, .text, .date, .other: true
    }
  }
}
