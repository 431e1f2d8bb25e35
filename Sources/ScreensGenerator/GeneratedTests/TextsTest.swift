import SourceText
import SpecModel

extension ScreenletSpec {
  /// The test that the view shows its texts, and that every language has all of them; nil without
  /// texts.
  ///
  /// The view is compared with the string tables, if there are any, not with the spec, so that
  /// translations can be changed in the tables.
  var textsTest: TestsContext.Texts? {
    // Texts of another Screenlet's tables are tested with it.
    let shown = controlTexts.filter { table != nil || $0.text.key == nil }
      .map { "\($0.reading) == \($0.text.localized)" }
    let messages = messageExpectations
    let meanings = controls.compactMap { ($0 as? Label)?.meaningsTest }
    if table == nil ? shown.isEmpty && messages.isEmpty && meanings.isEmpty : texts.isEmpty {
      return nil
    }
    return TestsContext.Texts(
      table: table, viewClass: testedViewClass,
      languages: .list(languages.map { "\"\($0.value)\"" }),
      keys: .list(texts.map { "\"\($0.name.escapedForSwift)\"" }),
      usesView: !shown.isEmpty || !meanings.isEmpty, shown: shown, meanings: meanings,
      messages: messages,
      themes: addsThemes || themes.count < 2
        ? nil : .list(themes.map { SampleValue.text($0.name.value).source }))
  }

  /// The expected messages of the view while actions are running, and when they have ended.
  private var messageExpectations: [String] {
    speakingActions.flatMap { owner, constant, progress in
      progress.messages.filter { table != nil || $0.text.key == nil }.map { kind, text in
        "screenlet.progressMessage(\(owner).\(constant), .\(kind)) == \(text.localized)"
      }
    }
  }
}

extension Label {
  /// The test of the titles that it shows; nil if it shows the value itself.
  fileprivate var meaningsTest: TestsContext.Meanings? {
    let titles = member.segmentTitles
    if titles.isEmpty { return nil }
    let pairs: String = .collection(titles.map { "(\($0.value), \($0.title))" })
    return TestsContext.Meanings(
      pairs: "\(pairs) as [(\(member.type.optional(false).source), String)]",
      member: "view\(Names.access(member.name.value))", outlet: "view.\(outlet)")
  }
}
