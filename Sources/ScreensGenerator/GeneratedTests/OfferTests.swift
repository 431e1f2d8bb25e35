import SourceText
import SpecModel

// The tests of actions that views offer: to some users, with an image that is picked, or for rows.

extension ScreenletSpec {
  /// The tests of buttons that are hidden until their actions are permitted.
  var permissionTests: [TestsContext.Permission] {
    actions.compactMap { action in
      guard case .member(let member)? = action.permission else { return nil }
      return TestsContext.Permission(
        name: action.name.value, test: Names.test(action), viewClass: testedViewClass,
        button: Names.button(action), member: Names.access(member.name.value),
        isGranted: updates.contains { $0.grants(member) },
        needsEditable: updates.contains { $0.target == .editable })
    }
  }

  /// The tests of buttons with which users pick an image.
  var pickTests: [TestsContext.Pick] {
    actions.filter(\.asksForImage).map { action in
      TestsContext.Pick(
        name: action.name.value, test: Names.test(action), viewClass: testedViewClass,
        shown: action.sender?.member.flatMap { member in
          member.statement(for: .samples(of: .builtin(.image), named: member.name.value)[0])
        },
        tap: .sending("touchUpInside", from: Names.button(action)),
        isConfirmed: action.confirm != nil,
        sources: .collection([.collection(action.picks.map { ".\($0.rawValue)" })]))
    }
  }

  /// The actions that a row offers to users with all permissions, and to others; nil if rows offer
  /// none.
  var offersOfRows: ListTestsContext.Offers? {
    let offered = actionsOfRows
    if offered.isEmpty { return nil }
    let permissions = offered.compactMap { action in
      if case .attribute(let attribute)? = action.permission { attribute } else { nil }
    }
    func names(_ actions: [ActionSpec]) -> String {
      .collection(actions.map { "\(Names.screenlet(self)).\(Names.constant($0))" })
    }
    let entries = Set(permissions.map(\.name.value)).sorted().map { name in
      String.entry(name.escapedForSwift, "true")
    }
    return ListTestsContext.Offers(
      attributes: entries.isEmpty ? "[:]" : .collection(entries), all: names(offered),
      isRestricted: !permissions.isEmpty,
      unpermitted: names(offered.filter { $0.permission == nil }))
  }
}

extension ActionUpdate {
  /// Whether a property whose default is `true` sets the member from the start.
  fileprivate func grants(_ member: ViewModelMember) -> Bool {
    guard case .member(let shown) = target, shown.name == member.name else { return false }
    return property?.defaultValue?.source == "true"
  }
}

extension ActionSpec {
  /// Returns the conditions after its success besides those on its result: on the progress of a file, and
  /// on the new row.
  func endConditions(in spec: ScreenletSpec) -> [String] {
    var conditions: [String] = []
    if allConnectors.contains(where: \.output.inheritsResult) {
      if let fraction {
        conditions.append("screenlet.\(fraction.value.place) == 1")
      }
      if delegate.progress != nil { conditions.append("delegate.fractions.last == 1") }
    }
    if rows?.result != nil {
      conditions.append("screenlet.shownRows.count == 1")
      if results.count == 1 {
        let row = "screenlet.shownRows.last"
        let isStruct = spec.shownList?.model.form == .struct
        let type = spec.shownList.map { Names.model($0.model) } ?? ""
        conditions.append(
          isStruct
            ? "\(row) as? \(type) == outcome.result as? \(type)"
            : "\(row) === outcome.result as AnyObject?")
      }
    }
    return conditions
  }

  /// Returns the statement that shows the row that the result replaces, or nil if it replaces none.
  func showingReplacedRow(in spec: ScreenletSpec) -> String? {
    guard case .replace(_, let key)? = rows, let list = spec.list else { return nil }
    let value = SampleValue.answer(of: key.type.base, named: key.name.value)
    let row: String = .call(
      Names.model(list.model),
      [
        .labeled("attributes", .collection([.entry(key.name.value.escapedForSwift, value.source)]))
      ])
    return .call("screenlet.show", [.collection([row])])
  }

  /// Returns the attributes of the row that the action removes. `value` returns the value of an
  /// input.
  func attributesOfRemovedRow(_ value: (InputSpec) -> SampleValue?) -> String? {
    guard case .remove(let input, let attribute)? = rows, let value = value(input) else {
      return nil
    }
    return .collection([.entry(attribute.name.value.escapedForSwift, value.source)])
  }
}
