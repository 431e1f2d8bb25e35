package import SourceText
import SpecNotation

/// The list of a Screenlet: where its rows come from, which model they are made into, and how they
/// look.
package struct ListSpec: Hashable, Sendable {
  /// The methods of the delegate that a list calls.
  package struct Delegate: Hashable, Sendable {
    package var response: Located<String>?
    package var empty: Located<String>?
    package var failure: Located<String>?
    package var selected: Located<String>?

    /// Whether no method is called.
    package var isEmpty: Bool {
      response == nil && empty == nil && failure == nil && selected == nil
    }
  }

  /// The model that each row is made into.
  package var model: ModelSpec
  /// The connector of a page, which has the name of the Screenlet.
  package var connector: ConnectorSpec
  /// The values that the Screenlet passes to the interactor of a page: the connector's properties.
  package var inputs: [InputSpec]
  /// The key that distinguishes this list from others in the cache; nil for a list that is not
  /// kept.
  package var cacheKey: CacheKey?
  package var section: RowValue?
  package var cell: CellSpec
  /// The cells for rows that fit rules, of which the first that fits is used; `cell` shows all
  /// other rows.
  package var cells: [RowCell]
  package var delegate: Delegate
  package var progress: ActionProgress
  /// The text that a list without rows shows; nil for none.
  package internal(set) var empty: ShownText?
  /// What its cells are named after if it is not the rows: the Screenlet that extends that of the
  /// list.
  package internal(set) var nameOfCells: String?
  /// The range of the key `list`.
  package var range: SourceRange
}

extension ListSpec {
  /// Says in which module the Screenlets in its cells are, if that is not known.
  mutating func find(in module: Located<String>?) {
    cell.find(in: module)
    for index in cells.indices { cells[index].cell.find(in: module) }
  }
}

extension ListSpec {
  /// Whether a cell shows an image.
  package var showsImages: Bool {
    ([cell] + cells.map(\.cell)).contains { $0.image != nil }
  }

  /// The action of every list that loads it from its beginning.
  package static let loadAction = "load-initial-page"

  /// Reads the key `list` of the Screenlet `name`. Reports an error and returns nil if there is
  /// something wrong with it.
  init?(
    _ spec: Fields<ScreenletKeys>, of name: Located<String>, policy: OfflinePolicy?,
    scope: ActionScope
  ) {
    guard let range = spec.keyRange(of: ScreenletKeys.list),
      let fields = spec.mapping(ScreenletKeys.list, at: range)
    else { return nil }
    let model = Self.model(fields, scope.models)
    let connector = fields.requiredNode(ListKeys.connector).flatMap { _ in
      ConnectorSpec(pagesOf: name, fields, scope: scope)
    }
    let delegate = Delegate(of: fields)
    let progress = ActionProgress(fields[ListKeys.progress])
    let empty = fields[ListKeys.empty]
    let cacheKey = connector.flatMap {
      CacheKey(fields, of: $0, policy: policy, outer: scope.outer)
    }
    guard let model else { return nil }
    let section = fields[ListKeys.section].flatMap {
      RowValue(
        $0, of: model, scope.models, reporting: spec.log, fits: \.isShownAsText,
        else: Diagnostic.Message.noSection)
    }
    let cell = CellSpec(fields, of: model, scope.models, at: range)
    let cells = RowCell.list(fields, of: model, scope.models)
    guard let connector, let cell else { return nil }
    let inputs = Self.inputs(of: connector, scope: scope)
    self.init(
      model: model, connector: connector, inputs: inputs, cacheKey: cacheKey, section: section,
      cell: cell, cells: cells, delegate: delegate, progress: progress,
      empty: empty, range: range)
  }

  /// Returns the model of the rows, before the list itself is read.
  static func rows(_ spec: Fields<ScreenletKeys>, _ models: Declared<ModelSpec>) -> ModelSpec? {
    spec.node(ScreenletKeys.list)?.member(ListKeys.of).flatMap { models[$0.keyText] }
  }

  /// Returns the names of the actions that rows offer, before the list itself is read.
  static func actionsOfRows(_ spec: Fields<ScreenletKeys>) -> Set<String> {
    Set(
      spec.node(ScreenletKeys.list)?.member(ListKeys.cell)?.member(CellKeys.actions)?.items.map(
        \.keyText) ?? [])
  }

  /// Reports names under which rows offer no action, or an action that does not take the row.
  func checkActionsOfRows(_ actions: [ActionSpec], names: [String], reporting log: DiagnosticLog) {
    let declared = Declared(actions, names: names)
    for name in cell.actions {
      let action = declared.item(name, reporting: log, else: .noAction(name.value, names))
      guard let action else { continue }
      guard let sender = action.sender else {
        log.error(.noRowSent(name.value), at: name.range)
        continue
      }
      if sender.type.base == .model(model.name.value) { continue }
      guard let attribute = model.attribute(sender.name, reporting: log) else { continue }
      if attribute.type.base != sender.type.base {
        log.error(.unfitSender(attribute, sender.type), at: sender.typeRange)
      }
    }
  }

  private static func model(
    _ fields: Fields<ListKeys>, _ models: Declared<ModelSpec>
  ) -> ModelSpec? {
    fields.required(ListKeys.of).flatMap {
      models.item($0, reporting: fields.log, else: .unknownModel($0.value, models.names))
    }
  }

  /// Returns the values of the Screenlet that the connector needs.
  private static func inputs(of connector: ConnectorSpec, scope: ActionScope) -> [InputSpec] {
    connector.properties.compactMap { property in
      let name = property.name
      guard let source = scope.source(named: name.value) else {
        if !scope.hasInput(name.value) {
          scope.log.error(.unknownInput(name.value, scope.inputNames), at: name.range)
        }
        return nil
      }
      guard InputSpec.canPass(source.type, as: property.type) else {
        scope.log.error(
          .unfitInput(name.value, is: source.type, but: property.type), at: property.typeRange)
        return nil
      }
      return InputSpec(name: name, source: source, type: property.type)
    }
  }

  private static let inheritedActions = ["LoadInitialPage", "LoadPage"]
    .flatMap { [$0, $0 + "Action"] }

  /// Reports actions that every list has already, that turn `autoLoad` off, or whose function has a
  /// reserved name.
  static func checkActions(_ actions: [ActionSpec], reporting log: DiagnosticLog) {
    let reserved = ReservedMembers.listScreenlet.adding(
      Set(ReservedMembers.listInspectables.keys), of: "BaseListScreenlet")
    for action in actions {
      let name = action.name
      if Self.inheritedActions.contains(name.value.capitalizedWords) {
        log.error(.inheritedAction(name.value), at: name.range)
      }
      if let autoLoad = action.autoLoad, !autoLoad.value {
        log.error(.autoLoadOff, at: autoLoad.range)
      }
      if let function = action.performance.function, let owner = reserved.owner(of: function.value)
      {
        log.error(.reserved(function.value, owner: owner, what: "function"), at: function.range)
      }
    }
  }
}

extension ListSpec.Delegate {
  fileprivate init(of list: Fields<ListKeys>) {
    let fields = list[ListKeys.delegate]
    self.init(
      response: fields?[ListDelegateKeys.response], empty: fields?[ListDelegateKeys.empty],
      failure: fields?[ListDelegateKeys.failure],
      selected: fields?[ListDelegateKeys.selected])
  }
}

extension Diagnostic.Message {
  fileprivate static func noSection(_ text: String, _ type: SwiftType) -> Self {
    "'\(text)' is '\(type.source)'; group by a text, a number, a date or an address, or by what is "
      + "made of one, as in 'host of url' or 'month of createDate'"
  }

  fileprivate static func unknownModel(_ name: String, _ names: [String]) -> Self {
    "no model is named '\(name)'"
      + suggestion(for: name, in: names, else: "; declare it under 'models'")
  }

  fileprivate static func noAction(_ name: String, _ names: [String]) -> Self {
    "no action is named '\(name)'"
      + suggestion(for: name, in: names, else: "; add it under 'actions'")
  }

  fileprivate static func noRowSent(_ name: String) -> Self {
    "'\(name)' does not get the row; name an attribute of the rows under its 'sender', "
      + "as in 'sender: { entryId: Int64 }'"
  }

  fileprivate static func unfitSender(_ attribute: ModelSpec.Attribute, _ type: SwiftType) -> Self {
    "the attribute '\(attribute.name.value)' of the rows is '\(attribute.type.source)', "
      + "not '\(type.source)'; make the types agree"
  }

  fileprivate static func unknownInput(_ name: String, _ names: [String]) -> Self {
    "the connector of the list needs '\(name)', "
      + "which neither 'properties' nor 'viewModel' of the Screenlet has"
      + suggestion(for: name, in: names, else: "; declare it in one of them")
  }

  fileprivate static let autoLoadOff: Self =
    "the 'autoLoad' of every list starts as yes; remove this, and set it in Interface Builder "
    + "or in code"

  fileprivate static func inheritedAction(_ name: String) -> Self {
    "every list has the action '\(name)' already; give this one another name"
  }
}
