package import SourceText

extension ScreenletSpec {
  /// What the spec does not need, or forgets.
  package var warnings: Diagnostics {
    let log = DiagnosticLog()
    warnOfMissingSummary(log)
    warnOfUnreadProperties(log)
    warnOfUnreadInputs(log)
    warnOfForgottenParsers(log)
    warnOfUnsentParts(log)
    warnOfNamesAsTexts(log)
    warnOfBraces(log)
    models.filter { $0.module == nil && !$0.isShared }.warnOfCommonNames(log)
    return log.found
  }

  /// Whether code that is written by hand may read what no action and no list reads: methods of the
  /// view, custom interactors, methods around an action, or what a Screenlet adds to the extended one.
  private var mayBeReadByHand: Bool {
    extended != nil || !viewMethods.isEmpty || actions.isEmpty && list == nil
      || actions.contains { !$0.byHand.isEmpty || $0.kind == .custom }
  }

  /// The inputs of actions and of the list, as the spec has them.
  private var inputSources: [InputSpec.Source] {
    (actions.flatMap(\.inputs) + (list?.inputs ?? [])).map(\.source.whole)
  }

  /// Warns of properties that neither an action nor the list reads.
  private func warnOfUnreadProperties(_ log: DiagnosticLog) {
    if mayBeReadByHand { return }
    let shown = (updates + actions.flatMap(\.updates)).flatMap(\.value.references)
    let sources =
      inputSources
      + shown.compactMap { if case .input(_, let source) = $0 { source.whole } else { nil } }
    let read = sources.compactMap(\.propertyName)
    for property in properties where !read.contains(property.name.value) {
      log.warning(.unread(property.name.value), at: property.name.range)
    }
  }

  /// Warns of controls in which users enter what neither an action nor the list reads.
  private func warnOfUnreadInputs(_ log: DiagnosticLog) {
    if mayBeReadByHand { return }
    let read = inputSources.compactMap(\.memberName)
    let sentProperties = inputSources.compactMap(\.propertyName)
    for member in viewModel where member.isEntered && !read.contains(member.name.value) {
      let name = member.name.value
      if sentProperties.contains(name) {
        log.warning(.hidden(name), at: member.name.range)
      } else if member.performs == nil {
        log.warning(.unreadInput(name), at: member.name.range)
      }
    }
  }

  /// Warns of names in braces that users will see as they are written.
  private func warnOfBraces(_ log: DiagnosticLog) {
    let rules = connectors.flatMap(\.rules) + (list?.connector.rules ?? [])
    let shown = Dictionary(
      rules.map { ($0.message.range, $0.values.map(\.name.value)) }, uniquingKeysWith: +)
    for text in texts.map(\.text) {
      let written = [text.value] + text.translations.map(\.text)
      let names = written.flatMap { $0.matches(of: /\{(\w[\w.]*)\}/).map { String($0.1) } }
      for name in names.eachOnce(by: \.self) where shown[text.range]?.contains(name) != true {
        log.warning(.braces(name), at: text.range)
      }
    }
  }
}

extension InputSpec.Source {
  /// The name of the property that it is.
  fileprivate var propertyName: String? {
    if case .property(let property) = self { property.name.value } else { nil }
  }

  /// The name of the member of the view model that it is, or that a view sends.
  fileprivate var memberName: String? {
    if case .viewModel(let member) = self { member.name.value } else { sender?.member?.name.value }
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

  fileprivate static func hidden(_ name: String) -> Self {
    "actions get the property '\(name)' and not what the user enters in the control of that name; "
      + "give the control another name, pass it with 'inputs: { \(name): <its name> }', and let 'updates' "
      + "show the property in it"
  }

  fileprivate static func unreadInput(_ name: String) -> Self {
    "nothing reads what the user enters in '\(name)'; name it in the 'inputs' of an action, or add "
      + "'widget: label' or 'widget: none'"
  }

  fileprivate static func braces(_ name: String) -> Self {
    "users will see '{\(name)}' as it is written; only the messages of rules have values in braces, "
      + "those of properties of their connector"
  }

  fileprivate static func unread(_ name: String) -> Self {
    "nothing reads '\(name)'; name it where an action or the list needs it, or remove it"
  }
}
