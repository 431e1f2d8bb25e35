import SourceText

/// What code of the user's own does when an action is performed.
package struct ByHand: Hashable, Sendable {
  /// When it is called.
  package enum Moment: String, CaseIterable, Hashable, Sendable {
    case before, success, failure
  }

  /// In the order of `Moment`.
  package let moments: [Moment]

  package func has(_ moment: Moment) -> Bool { moments.contains(moment) }

  package var isEmpty: Bool { moments.isEmpty }
}

extension ByHand {
  /// Reads `byHand: [before, success]`.
  init(of action: Fields, reporting diagnostics: inout Diagnostics) {
    let texts = action["byHand"]?.texts(of: "'byHand'", reporting: &diagnostics) ?? []
    var found: Set<Moment> = []
    for text in texts {
      guard let moment = Moment(rawValue: text.value) else {
        diagnostics.error(.noMoment(text.value), at: text.range)
        continue
      }
      if !found.insert(moment).inserted { diagnostics.error(.twice(text.value), at: text.range) }
    }
    moments = Moment.allCases.filter(found.contains)
  }
}

extension Diagnostic.Message {
  fileprivate static func noMoment(_ text: String) -> Self {
    let known = ByHand.Moment.allCases.map(\.rawValue)
    return "nothing is called by hand at '\(text)'"
      + suggestion(for: text, in: known, else: "; expected \(known.choice)")
  }

  fileprivate static func twice(_ text: String) -> Self {
    "'\(text)' is listed twice; remove one"
  }
}
