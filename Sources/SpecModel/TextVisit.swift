import SourceText

/// An entry of the string table of a Screenlet.
package struct TextEntry: Hashable, Sendable {
  /// The name of the text in the table: `title-placeholder`.
  package let name: String
  /// A description for translators: `The placeholder of 'title'.`
  package let comment: String
  package var text: ShownText
}

// Visits every text for the user, with its name in the string tables. Names consist of names of the
// spec, so that a text keeps its translations when it changes.
extension ScreenletSpec {
  package typealias TextVisit = (_ text: inout ShownText, _ name: String, _ comment: String) -> Void

  mutating func visitTexts(_ visit: TextVisit) {
    let otherwiseShown = Set(themes.flatMap(\.members).filter { $0.widget != nil }.names)
    for index in viewModel.indices {
      let isElsewhere = otherwiseShown.contains(viewModel[index].name.value)
      viewModel[index].visitTexts(isElsewhere: isElsewhere, visit)
    }
    for index in actions.indices { actions[index].visitTexts(visit) }
    progress.messages.visitTexts("", of: "an action", visit)
    list?.visitTexts(visit)
    for index in themes.indices { themes[index].cell?.visitTexts(visit) }
    for index in connectors.indices {
      let name = connectors[index].name.value
      connectors[index].rules.visitTexts(of: name, visit)
    }
  }

  /// The texts of the tables, in the order of the spec.
  package var texts: [TextEntry] {
    var copy = self
    var entries: [TextEntry] = []
    copy.visitTexts { text, name, comment in
      entries.append(TextEntry(name: text.key?.name ?? name, comment: comment, text: text))
    }
    return entries
  }

  /// Returns the name of a string table, as the framework's are named: `addbookmark-screenlet`.
  package static func table(of name: String) -> String { name.lowercased() + "-screenlet" }

  /// Gives every text its key in the tables, and reports languages that the Screenlet does not
  /// have.
  mutating func placeTexts(reporting log: DiagnosticLog) {
    let languages = languages.map(\.value)
    let table = Self.table(of: name.value)
    var names: Set<String> = []
    visitTexts { text, name, _ in
      text.choose(from: languages, reporting: log)
      if languages.isEmpty { return }
      var unique = name
      var number = 2
      while !names.insert(unique).inserted {
        unique = "\(name)-\(number)"
        number += 1
      }
      text.key = ShownText.Key(table: table, name: unique)
    }
  }
}

extension ShownText {
  /// Uses the text in the first of the languages as the value. Reports a missing text, and texts in
  /// other languages.
  mutating func choose(from languages: [String], reporting log: DiagnosticLog) {
    guard let first = translations.first else { return }
    guard let main = languages.first else {
      log.error(.noLanguages(translations.map(\.language.value)), at: first.language.range)
      return
    }
    for translation in translations where !languages.contains(translation.language.value) {
      log.error(
        .otherLanguage(translation.language.value, languages), at: translation.language.range)
    }
    if let own = translations.first(where: { $0.language.value == main }) {
      value = own.text
    } else {
      log.error(.noMainText(main), at: range)
    }
  }
}

extension ViewModelMember {
  /// - Parameter isElsewhere: whether a theme shows the member in another control.
  fileprivate mutating func visitTexts(isElsewhere: Bool, _ visit: ScreenletSpec.TextVisit) {
    if widget == nil, !isElsewhere { return }
    let name = name.value
    // A label that is not a row shows its value alone, unless the spec has a caption. A rating is read
    // out with its name.
    if widget != .label || hasLabel || isValueRow || isElsewhere || textRole == .rating {
      visit(&title, "\(name)-label", "The label of '\(name)'.")
    }
    options.visitTexts(of: name, visit)
  }
}

extension ActionSpec {
  fileprivate mutating func visitTexts(_ visit: ScreenletSpec.TextVisit) {
    let name = name.value
    switch button {
    case .none: break
    case .titled(let title):
      var title = title ?? ShownText(name.title, at: self.name.range)
      visit(&title, "\(name)-button", "The button of '\(name)'.")
      if button != .titled(nil) || title.key != nil { button = .titled(title) }
    case .ofRow(var title):
      visit(&title, "\(name)-button", "What rows offer as '\(name)'.")
      button = .ofRow(title)
    }
    confirm?.visit { visit(&$0, "\(name)-confirm", "Asked before '\(name)' begins.") }
    progress.visitTexts("\(name)-", of: "'\(name)'", visit)
    if case .login(var login) = kind {
      login.rules.visitTexts(of: interactor.value, visit)
      kind = .login(login)
    }
  }
}

extension ActionProgress {
  fileprivate mutating func visitTexts(
    _ prefix: String, of what: String, _ visit: ScreenletSpec.TextVisit
  ) {
    working?.visit { visit(&$0, prefix + "working", "While \(what) is at work.") }
    success?.visit { visit(&$0, prefix + "success", "When \(what) has succeeded.") }
    failure?.visit { visit(&$0, prefix + "failure", "When \(what) has failed.") }
  }
}

extension ListSpec {
  fileprivate mutating func visitTexts(_ visit: ScreenletSpec.TextVisit) {
    progress.visitTexts("list-", of: "the first page", visit)
    empty?.visit { visit(&$0, "list-empty", "When there are no rows.") }
    connector.rules.visitTexts(of: connector.name.value, visit)
    cell.visitTexts(visit)
    for index in cells.indices { cells[index].cell.visitTexts(visit) }
  }
}

extension CellSpec {
  fileprivate mutating func visitTexts(_ visit: ScreenletSpec.TextVisit) {
    for index in texts.indices {
      texts[index].value.options.visitTexts(of: texts[index].name.value, visit)
    }
  }
}

extension [ValidationRule] {
  fileprivate mutating func visitTexts(of connector: String, _ visit: ScreenletSpec.TextVisit) {
    for index in indices {
      let rule = self[index]
      visit(
        &self[index].message, "\(connector)-\(rule.condition.words)",
        "When '\(rule.condition.propertyNames[0])' is not valid.")
    }
  }

  /// Keeps the messages in the code, and reports those in several languages.
  mutating func keepTexts(reporting log: DiagnosticLog) {
    for index in indices { self[index].message.choose(from: [], reporting: log) }
  }
}

extension ShownText {
  fileprivate mutating func visit(_ body: (inout ShownText) -> Void) { body(&self) }
}

extension Condition {
  /// The condition in words, for use in a key: `title-is-not-empty`.
  fileprivate var words: String {
    let words =
      switch predicate {
      case .isEmpty(let expected): expected ? "is-empty" : "is-not-empty"
      case .isNil(let expected): expected ? "is-nil" : "is-not-nil"
      case .compares(let comparison, let other): "\(comparison.words)-\(other.words)"
      case .passes(let test, let expected, _): test.words(expected)
      case .isWithin(let lower, let upper, let expected):
        "is-\(expected ? "" : "not-")from-\(lower.words)-to-\(upper.words)"
      }
    return "\(subject.words)-\(words)"
  }
}

extension Expression {
  /// The name of a property, or what a key can have of a literal.
  fileprivate var words: String {
    if case .literal(let literal) = form {
      return literal.source.filter { $0.isLetter || $0.isNumber }
    }
    return propertyName ?? ""
  }
}

extension Condition.Comparison {
  fileprivate var words: String {
    switch self {
    case .greaterOrEqual: "is-from"
    case .lessOrEqual: "is-up-to"
    case .equal: "is"
    case .unequal: "is-not"
    case .greater: "is-above"
    case .less: "is-below"
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noLanguages(_ languages: [String]) -> Self {
    "this text is in several languages, which the spec does not list; "
      + "write 'languages: [\(languages.joined(separator: ", "))]', that of all other texts first"
  }

  fileprivate static func otherLanguage(_ language: String, _ languages: [String]) -> Self {
    "'\(language)' is not one of the 'languages'"
      + suggestion(for: language, in: languages, else: "; add it, or write \(languages.choice)")
  }

  fileprivate static func noMainText(_ language: String) -> Self {
    "there is no text in '\(language)', the first of the 'languages'; add it"
  }
}
