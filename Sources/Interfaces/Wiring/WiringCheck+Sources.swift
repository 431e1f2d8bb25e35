import SourceText
import SwiftText

// Sources that cannot be read completely, so that nothing can be proved about them.
extension WiringCheck {
  mutating func checkSources() {
    for outline in code.outlines {
      guard let problem = outline.problems.first else { continue }
      error(.init(problem.kind), at: problem.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate init(_ kind: Outline.Problem.Kind) {
    switch kind {
    case .unclosedBracket: self = "this bracket is never closed; close it"
    case .unopenedBracket: self = "this bracket closes nothing; remove it"
    case .unclosedComment: self = "this comment is never closed; expected '*/'"
    case .unclosedString: self = "this string is never closed; expected its last quote"
    }
  }
}
