package import SourceText

extension ScreenletSpec {
  /// What the spec does not need, or forgets.
  package var warnings: Diagnostics {
    let log = DiagnosticLog()
    warnOfMissingSummary(log)
    warnOfUnreadProperties(log)
    warnOfForgottenParsers(log)
    warnOfUnsentParts(log)
    warnOfNamesAsTexts(log)
    return log.found
  }

  /// Warns of properties that neither an action nor the list reads. Does nothing for a Screenlet
  /// with code that is written by hand, which may read them: methods of the view, custom
  /// interactors, or methods around an action.
  private func warnOfUnreadProperties(_ log: DiagnosticLog) {
    // The properties that a Screenlet adds to the extended one are for code written by hand.
    if extended != nil { return }
    let isByHand =
      !viewMethods.isEmpty || actions.contains { !$0.byHand.isEmpty || $0.kind == .custom }
    if isByHand || actions.isEmpty && list == nil { return }
    let inputs = actions.flatMap(\.inputs) + (list?.inputs ?? [])
    let shown = (updates + actions.flatMap(\.updates)).flatMap(\.value.references)
    let sources =
      inputs.map(\.source)
      + shown.compactMap { if case .input(_, let source) = $0 { source } else { nil } }
    let read = Set(
      sources.compactMap { source in
        if case .property(let property) = source { property.name.value } else { nil }
      })
    for property in properties where !read.contains(property.name.value) {
      log.warning(.unread(property.name.value), at: property.name.range)
    }
  }
}

extension ScreenletSpec {
  /// Warns of a Screenlet without a summary.
  private func warnOfMissingSummary(_ log: DiagnosticLog) {
    if summary == nil { log.warning(.noSummary(name.value), at: name.range) }
  }

  /// Warns of results for which the spec does not say how they are found in a reply.
  private func warnOfForgottenParsers(_ log: DiagnosticLog) {
    for action in actions {
      let parsed = action.steps.map { ($0.result, $0.parse) } + [(action.result, action.parse)]
      for case (let result?, .byHand(isSaid: false)?) in parsed {
        log.warning(.noParser(result.name.value), at: result.name.range)
      }
    }
  }

  /// Warns of texts for contained Screenlets that are names of properties.
  private func warnOfNamesAsTexts(_ log: DiagnosticLog) {
    for inner in contained {
      for case (let name, .string(let text)) in inner.properties.map({ ($0.name, $0.value) })
      where properties.contains(where: { $0.name.value == text }) {
        log.warning(.nameAsText(text, of: inner.name.value, name.value), at: name.range)
      }
    }
  }

  /// Warns of parts of cache keys that no call sends.
  private func warnOfUnsentParts(_ log: DiagnosticLog) {
    for key in actions.compactMap(\.cacheKey) + (list?.cacheKey.map { [$0] } ?? []) {
      for part in key.unsent { log.warning(.unsent(part.value), at: part.range) }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nameAsText(
    _ text: String, of screenlet: String, _ property: String
  ) -> Self {
    "'\(property)' of '\(screenlet)' is the text '\(text)', not the property of that name; "
      + "pass the property in the 'updates' of an action, as in '\(screenlet).\(property): \(text)'"
  }

  fileprivate static func noSummary(_ name: String) -> Self {
    "'\(name)' has no summary; write what it does under 'summary', for the documentation of its class"
  }

  fileprivate static func noParser(_ result: String) -> Self {
    "nothing says how '\(result)' is found in the reply; write 'parse', or 'parse: custom' for a method "
      + "to fill in"
  }

  fileprivate static func unsent(_ name: String) -> Self {
    "no call sends the property '\(name)'; pass it, or name in 'cacheKey' what is sent instead"
  }

  fileprivate static func unread(_ name: String) -> Self {
    "nothing reads '\(name)'; name it where an action or the list needs it, or remove it"
  }
}
