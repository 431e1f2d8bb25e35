import SourceText
import SpecModel

extension ActionSpec {
  /// Returns the server's replies in a generated test when a kept write asks for the server's
  /// version: the statements for a reply with the version on which the write is based, and those
  /// for a reply with another one. `values` are the values of the inputs.
  ///
  /// Returns nil if the write does not ask, or if the connector refuses to read its subject, such
  /// as a new entry, which nobody else can have changed.
  func conflictTest(
    _ values: [SampleValue?], models: [ModelSpec]
  ) -> ActionTestContext.Conflict? {
    guard let conflict else { return nil }
    let samples = Dictionary(zip(inputs.map(\.name.value), values)) { first, _ in first }
      .compactMapValues(\.self)
    guard conflict.connector.conditions.allSatisfy({ $0.isMet(by: samples) }) else { return nil }
    return ActionTestContext.Conflict(
      unchanged: conflict.reply(samples, models: models) { $0 },
      changed: conflict.reply(samples, models: models, changing: \.another))
  }
}

extension WriteConflict {
  fileprivate func reply(
    _ samples: [String: SampleValue], models: [ModelSpec], changing: (SampleValue) -> SampleValue
  ) -> [String] {
    guard let result = connector.result else { return [] }
    let ends = comparisons.map { comparison in
      let kept = samples[comparison.input.name.value]
      let answer = SampleValue.answer(
        of: comparison.path.type.base, named: comparison.input.name.value)
      return (comparison.path.way, changing(kept.flatMap { $0 == .none ? nil : $0 } ?? answer))
    }
    let answer = SampleAnswer(
      for: result, with: Dictionary(ends) { first, _ in first }, models: models)
    let named = samples.map { (StepSamples.Name.input($0), $1) }
    let reply = connector.output.reply(
      to: step, with: answer, Dictionary(named) { first, _ in first })
    return [
      .call("session.\(reply.method)", [reply.source, reply.receiver].compactMap(\.self))
    ]
  }
}

extension SampleValue {
  /// Another value of the same type; the same value if the type has no order.
  fileprivate var another: SampleValue {
    switch content {
    case .bool(let value): .bool(!value)
    case .integer(let number): .integer(number == .max ? number - 1 : number + 1)
    case .number(let number): .number(number + 1)
    case .text(let text): .text(text + " 2")
    case .date(let seconds): .date(seconds + 60)
    case .none, .other: self
    }
  }
}
