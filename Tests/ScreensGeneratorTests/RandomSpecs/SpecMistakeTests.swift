import SourceText
import TestSupport
import Testing

/// The specs of `RandomSpecTests`, each with some mistakes, one at a time.
@Suite(.blocking)
struct SpecMistakeTests {
  private static let specs = (0..<210).map { RandomSpec(seed: 1, index: $0) }

  @Test(arguments: SpecMistake.allCases)
  func `a spec with a mistake is refused, at the range of the mistake`(_ mistake: SpecMistake) {
    var random = SeededGenerator(seed: 4)
    var count = 0
    for spec in Self.specs where count < Trials.count(20, many: 30, all: .max) {
      guard let mistaken = mistake.made(in: spec, &random) else { continue }
      count += 1
      let generation = Generation(mistaken.text, named: spec.fileName, sets: spec.sets)
      let isRefused = generation.output == nil
      #expect(isRefused, "\(mistaken.text)")
      let errors = generation.diagnostics.sorted.filter(\.isAboutMore)
      #expect(!errors.isEmpty, "\(generation.printed)\(mistaken.text)")
      #expect(
        errors.allSatisfy { $0.isInside(spec.fileName, mistaken.text) }, "\(generation.printed)")
      if let trace = mistaken.trace {
        #expect(
          errors.contains { $0.isAt(trace) }, "\(trace): \(generation.printed)\(mistaken.text)")
      }
    }
    #expect(count >= 20, "\(mistake): \(count)")
  }
}

extension Diagnostic {
  /// Whether it is an error, and none that a fine spec may have.
  fileprivate var isAboutMore: Bool {
    let message = message.text
    return severity == .error && !message.contains("two things make")
      && !message.contains("for something else")
      && !message.contains("'completedConnector' is a member of Interactor already")
  }

  fileprivate func isInside(_ name: String, _ text: String) -> Bool {
    range.file.path == name && range.lowerBound >= 0 && range.upperBound <= text.utf8.count
      && range.lowerBound <= range.upperBound
  }

  /// Whether the range touches an occurrence of `trace` in the file.
  fileprivate func isAt(_ trace: String) -> Bool {
    let text = range.file.text
    return text.ranges(of: trace).contains { place in
      let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
      let end = text.utf8.distance(from: text.startIndex, to: place.upperBound)
      return range.lowerBound <= end && range.upperBound >= start
    }
  }
}
