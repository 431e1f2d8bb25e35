import SourceText
import SpecModel
import SwiftLayout

/// What a generated test has the server say when a write that was kept asks what the server has.
struct ConflictTest {
  /// The statements that have the stub answer what the write is based on.
  let unchanged: [Code]
  /// Those that have it answer something else.
  let changed: [Code]

  /// Nil if the write does not ask, or if the connector refuses to read what it is about: a new
  /// entry, which nobody else can have changed. `values` are those of the inputs.
  init?(_ action: ActionSpec, _ values: [SampleValue?], models: [ModelSpec]) {
    guard let conflict = action.conflict else { return nil }
    let names = action.inputs.map(\.name.value)
    let samples = Dictionary(zip(names, values)) { first, _ in first }.compactMapValues(\.self)
    guard conflict.connector.rules.allSatisfy({ $0.isMet(by: samples) }) else { return nil }
    func answer(changing: (SampleValue) -> SampleValue) -> [Code] {
      Self.reply(conflict, samples, models: models, changing: changing)
    }
    unchanged = answer { $0 }
    changed = answer(changing: \.another)
  }

  private static func reply(
    _ conflict: WriteConflict, _ samples: [String: SampleValue], models: [ModelSpec],
    changing: (SampleValue) -> SampleValue
  ) -> [Code] {
    guard let result = conflict.connector.result else { return [] }
    let ends = conflict.comparisons.map { comparison in
      let kept = samples[comparison.input.name.value]
      let answer = SampleValue.answer(
        of: comparison.path.type.base, named: comparison.input.name.value)
      return (comparison.path.way, changing(kept.flatMap { $0 == .none ? nil : $0 } ?? answer))
    }
    let answer = SampleAnswer(
      for: result, with: Dictionary(ends) { first, _ in first }, models: models)
    let named = samples.map { (StepSamples.Name.input($0), $1) }
    let reply = conflict.connector.output.reply(
      to: conflict.step, with: answer, Dictionary(named) { first, _ in first })
    return [
      .call("session.\(reply.method)", [reply.source, reply.receiver].compactMap(\.self))
    ]
  }
}

extension SampleValue {
  /// A value of the same type that is not this one.
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
