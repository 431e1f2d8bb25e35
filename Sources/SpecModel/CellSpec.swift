import SourceText
import SpecNotation

/// What the cell of a list shows of a row.
package struct CellSpec: Hashable, Sendable {
  package var title: RowValue
  package var detail: RowValue?
  /// The address of an image.
  package var image: RowValue?
  /// The other texts.
  package var texts: [Text] = []
  /// The Screenlets in the cell.
  package var screenlets: [Inner] = []
  /// The names of the actions that each row offers.
  package var actions: [Located<String>] = []

  /// A text beside title and detail, in a label of its own.
  package struct Text: Hashable, Sendable, Named {
    /// The name of the label, without `Label`.
    package var name: Located<String>
    package var value: RowValue

    /// Whether it is shown as a page.
    package var isPage: Bool {
      name.value.hasSuffix("Html") && value.type.builtin == .string
    }
  }

  /// A Screenlet in a cell, which loads what belongs to the row.
  package struct Inner: Hashable, Sendable {
    package struct Value: Hashable, Sendable {
      package var property: Located<String>
      package var value: RowValue
    }

    package var screenlet: ContainedScreenlet
    /// What its inspectables are for a row.
    package var values: [Value]
  }
}

extension CellSpec {
  /// Reads `{ title: name, detail: url, image: icon }`, or the title alone. Without the key the
  /// title is the first attribute that is a text.
  init?(
    _ list: Fields<ListKeys>, of model: ModelSpec, _ models: Declared<ModelSpec>,
    at range: SourceRange
  ) {
    guard list.has(ListKeys.cell) else {
      guard let title = model.attributes.first(where: { $0.type.builtin == .string }) else {
        list.log.error(.noTitle(model.name.value), at: range)
        return nil
      }
      self.init(title: RowValue(title, of: model), detail: nil, image: nil)
      return
    }
    let fields = list.mapping(
      ListKeys.cell, at: list.keyRange(of: ListKeys.cell), orText: "a value or a mapping")
    guard let fields else { return nil }
    self.init(fields, of: model, models)
    actions =
      fields[CellKeys.actions]?
      .withoutRepeats(reporting: list.log) ?? []
  }

  /// Reads the values that a cell shows.
  init?(_ fields: Fields<CellKeys>, of model: ModelSpec, _ models: Declared<ModelSpec>) {
    func text(_ text: Located<String>) -> RowValue? {
      RowValue(
        text, of: model, models, reporting: fields.log, fits: \.isShownAsText,
        else: Diagnostic.Message.noText)
    }
    func other(_ entry: Node.Entry) -> Text? {
      guard let name = entry.name.memberName("label", reporting: fields.log),
        let value = value(of: entry.value, named: name)
      else { return nil }
      if ReservedMembers.listCell.owner(of: name.value + "Label") != nil {
        fields.log.error(.otherLabel(name.value), at: name.range)
        return nil
      }
      return Text(name: name, value: value.called(name.value))
    }
    func value(of node: Node, named name: Located<String>) -> RowValue? {
      guard case .mapping = node.content else {
        return node.text(of: name.value.quoted, reporting: fields.log).flatMap(text)
      }
      let keys = Fields<MemberKeys>(
        node, of: "text '\(name.value)'", at: name.range, MemberKeys.cellTable,
        reporting: fields.log)
      guard let keys, let source = keys.required(MemberKeys.value),
        keys.required(WidgetOption.segments.key) != nil,
        var value = RowValue(
          source, of: model, models, reporting: fields.log,
          fits: { $0.isShownAsText || $0.builtin == .bool }, else: Diagnostic.Message.noText)
      else { return nil }
      value.options = WidgetOptions(keys, of: .label, type: value.type)
      value.role = .text
      return value
    }
    func inner(_ entry: Node.Entry) -> Inner? {
      let read = ContainedScreenlet.read(entry, by: ContainedKeys.rowTable, reporting: fields.log)
      guard var (screenlet, properties) = read else { return nil }
      // What is the same in every row is an attribute of the XIB.
      let constants = properties.filter { entry in
        let text = entry.value.keyText
        return SwiftLiteral(text) != nil || ["yes", "no"].contains(text)
      }
      screenlet.properties = constants.compactMap {
        ContainedScreenlet.Property($0, reporting: fields.log)
      }
      properties.removeAll { entry in constants.contains { $0.key.range == entry.key.range } }
      let values = properties.compactMap { entry -> Inner.Value? in
        guard let property = entry.name.memberName("property", reporting: fields.log),
          let text = entry.value.text(of: property.value.quoted, reporting: fields.log)
        else { return nil }
        return RowValue(text, of: model, models, reporting: fields.log)
          .map { Inner.Value(property: property, value: $0) }
      }
      if properties.isEmpty {
        fields.log.error(.nothingOfRow(screenlet.name.value), at: screenlet.name.range)
      }
      return Inner(screenlet: screenlet, values: values)
    }
    let title = fields.required(CellKeys.title).flatMap(text)
    let detail = fields[CellKeys.detail].flatMap(text)
    let image = fields[CellKeys.image]
      .flatMap {
        RowValue(
          $0, of: model, models, reporting: fields.log,
          fits: { $0.builtin == .string || $0.builtin == .url },
          else: Diagnostic.Message.noAddress)
      }
    guard let title else { return nil }
    self.init(title: title, detail: detail, image: image)
    texts = (fields[CellKeys.texts] ?? []).compactMap(other)
    screenlets = (fields[CellKeys.contains] ?? []).compactMap(inner)
  }
}

extension CellSpec {
  /// Sets the module of the Screenlets in it that name none.
  mutating func find(in module: Located<String>?) {
    for index in screenlets.indices where screenlets[index].screenlet.module == nil {
      screenlets[index].screenlet.module = module
    }
  }
}

extension ModelSpec {
  /// Returns the attribute of that name. Reports an error and returns nil if there is none.
  func attribute(_ name: Located<String>, reporting log: DiagnosticLog) -> Attribute? {
    if let found = attributes.named(name.value) { return found }
    log.error(.unknownAttribute(name.value, self.name.value, attributes.names), at: name.range)
    return nil
  }

  /// Returns the attribute of that name. Reports an error and returns nil if there is none, or if
  /// its type does not fit.
  func attribute(
    _ name: Located<String>, reporting log: DiagnosticLog,
    fits: (SwiftType) -> Bool, else unfit: (Attribute) -> Diagnostic.Message
  ) -> Attribute? {
    guard let found = attribute(name, reporting: log) else { return nil }
    if fits(found.type) { return found }
    log.error(unfit(found), at: name.range)
    return nil
  }
}

extension SwiftType {
  /// Whether a label or the header of a section can show a value of the type.
  var isShownAsText: Bool {
    guard let builtin else { return false }
    return builtin.isNumber || [.string, .date, .url].contains(builtin)
  }
}

extension Diagnostic.Message {
  fileprivate static func noTitle(_ model: String) -> Self {
    "'\(model)' has no attribute of type 'String' to show; "
      + "say what the cells show, as in 'cell: { title: <attribute> }'"
  }

  fileprivate static func noText(_ text: String, _ type: SwiftType) -> Self {
    "'\(text)' is '\(type.source)'; "
      + "a label shows a text, a number, a date or an address"
  }

  fileprivate static func nothingOfRow(_ name: String) -> Self {
    "'\(name)' would show the same in every row; say what belongs to the row, as in "
      + "'properties: { userId: userId }'"
  }

  fileprivate static func otherLabel(_ name: String) -> Self {
    "a cell has a '\(name)Label' without this; choose another name"
  }

  fileprivate static func noAddress(_ text: String, _ type: SwiftType) -> Self {
    "'\(text)' is '\(type.source)'; "
      + "an image is loaded from an address, as 'String' or 'URL?'"
  }

  fileprivate static func unknownAttribute(
    _ name: String, _ model: String, _ names: [String]
  ) -> Self {
    guard !names.isEmpty else { return "'\(model)' has no attributes; declare '\(name)' there" }
    return "'\(model)' has no attribute '\(name)'"
      + suggestion(for: name, in: names, else: "; expected \(names.choice)")
  }
}
