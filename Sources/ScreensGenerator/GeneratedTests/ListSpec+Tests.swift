import SourceText
import SpecModel
import TemplateEngine

// The tests of the list of a Screenlet. Their template treats loading it as an action like any
// other.

/// The tests of a list besides that of loading it, in `Templates/Tests`.
struct ListTestsContext: TemplateContext {
  /// A cell for some rows.
  struct Cell: TemplateContext {
    let cellClass: String
    let test: String
    /// The attributes of a row that it shows; nil if none is known.
    let attributes: String?
  }

  /// The actions that a row offers.
  struct Offers: TemplateContext {
    /// The attributes of a row that permit all actions.
    let attributes: String
    let all: String
    /// Whether an action needs a permission.
    let isRestricted: Bool
    /// The actions that need no permission.
    let unpermitted: String
  }

  let model: String
  /// Whether rows are structures.
  let isStruct: Bool
  /// Whether there are sections.
  let section: Bool
  /// The text if there are no rows.
  let empty: String?
  /// The events of loads, the first without rows and the second with one.
  let loads: String?
  let cells: [Cell]
  let offers: Offers?
  /// The event when a row is selected.
  let selected: String?
}

extension ListSpec {
  /// Returns the test of loading the list from its beginning, or nil if no valid input is found.
  func testOfLoading(in spec: ScreenletSpec) -> ActionTestContext? {
    let rules = SampleRules(connector, inputs: inputs, isPerformed: true)
    guard let values = rules.accepted else { return nil }
    let control = spec.control(performing: ListSpec.loadAction)
    let inputValues = inputs.map { input in
      connector.properties.firstIndex { $0.name.value == input.name.value }.map { values[$0] }
    }
    let policy: [String] =
      spec.offlinePolicy?.value == .cacheOnly
      ? [.assignment("screenlet.offlinePolicy", "\"\(OfflinePolicy.remoteOnly.rawValue)\"")] : []
    let sent = Dictionary(
      uniqueKeysWithValues: zip(connector.properties.map(\.name.value), values))
    let conditions: [String] = [
      "outcome.result is [String: [\(Names.model(model))]]",
      "screenlet.baseListView?.rowCount == 1",
    ]
    let output = connector.output
    let name = Names.connector(connector)
    var test = ActionTest(
      preparation: inputs.statements(for: inputValues, isPerformed: true, models: []) + policy,
      performance: control ?? "screenlet.loadList()", isUsers: control != nil,
      success: output.asksServer
        ? .expects(
          answers: [output.answer(withRow: SampleAnswer.object(of: model))],
          conditions: conditions)
        : .idle("`\(name)` gets no rows", name),
      requests: connector.output.requestConditions(
        of: connector, with: { sent[$0] }),
      asksServer: output.asksServer)
    test.passed = connector.passed { sent[$0] }
    test.fallbacks = connector.fallbacks(of: inputs, inputValues).map {
      $0.test(inputs.statements(for: $0.values, isPerformed: true, models: []) + policy)
    }
    if [nil, .remoteFirst, .cacheFirst].contains(spec.offlinePolicy?.value) {
      test.otherPreparation = cacheKey?.otherValues(of: inputs, inputValues)
        .map { inputs.statements(for: $0, isPerformed: true, models: []) }
    }
    return test.context(
      of: ListSpec.loadAction, test: "loadInitialPage", method: "performLoadInitialPage",
      constant: Names.loadConstant, in: spec,
      events: spec.hasDelegate ? ([delegate.response], delegate.failure) : nil)
  }

  /// Returns the other tests of a list, or those of a theme that is added to it.
  func tests(in spec: ScreenletSpec, of added: ThemeSpec?) -> ListTestsContext {
    // The view class of other themes than full ones is tested with their parents.
    let isTested = added.map { $0.kind == .full } ?? true
    return ListTestsContext(
      model: Names.model(model), isStruct: model.form == .struct, section: section != nil,
      empty: isTested ? empty?.value : nil,
      loads: added == nil
        ? delegate.empty.map { eventList([delegate.response, $0, delegate.response]) } : nil,
      cells: isTested ? testsOfCells(in: spec) : [], offers: isTested ? spec.offersOfRows : nil,
      selected: added == nil ? delegate.selected.map { eventList([$0]) } : nil)
  }

  /// Returns the tests of the cells for some rows.
  private func testsOfCells(in spec: ScreenletSpec) -> [ListTestsContext.Cell] {
    guard let shown = spec.testedTheme else { return [] }
    let theme = spec.themeTree.classTheme(of: shown)
    return cells.indices.map { index in
      let rows = cells[index]
      return ListTestsContext.Cell(
        cellClass: Names.cellClass(self, theme, for: rows), test: rows.name.value,
        attributes: attributesOfRow(fitting: rows, before: cells[..<index]))
    }
  }

  /// Returns the attributes of a row that meets the conditions of a cell, but not the first one of
  /// each earlier cell, or nil if there is no such row.
  private func attributesOfRow(
    fitting rows: RowCell, before earlier: ArraySlice<RowCell>
  ) -> String? {
    let conditions = rows.conditions + earlier.compactMap { $0.conditions.first?.negated }
    let names = conditions.propertyNames
    let candidates = names.compactMap { name in
      model.attributes.named(name).map { SampleCandidates($0.type, named: name) }
    }
    return SampleRules(candidates, named: names, conditions).accepted.map { values in
      let samples = zip(names, values)
      return SampleAnswer.object(of: model, with: Dictionary(samples) { first, _ in first })
    }
  }
}

/// Returns the events that a delegate has received in the end, as a Swift expression.
func eventList(_ events: [Located<String>?]) -> String {
  let names = events.compactMap { $0.map { "\"\($0.value.escapedForSwift)\"" } }
  return .collection(names)
}
