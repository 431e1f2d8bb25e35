import SourceText
import SpecNotation

/// A kind of cell, for the rows of a list that fit its rules.
package struct RowCell: Hashable, Sendable {
  package var name: Located<String>
  /// The rules, all of which have to hold of a row; never empty.
  package var rules: [ValidationRule]
  package var cell: CellSpec

  /// The attributes that the rules are about, each once.
  package var attributes: [PropertySpec] {
    rules.flatMap(\.properties).eachOnce(by: \.name.value)
  }
}

extension RowCell {
  /// Reads `{ picture: { when: imageUrl is set, title: name, image: imageUrl } }`.
  static func list(_ fields: Fields<ListKeys>, of model: ModelSpec) -> [RowCell] {
    (fields[ListKeys.cells] ?? []).compactMap {
      RowCell($0, of: model, reporting: fields.log)
    }
  }

  private init?(_ entry: Node.Entry, of model: ModelSpec, reporting log: DiagnosticLog) {
    let name = entry.name.memberName("cell", reporting: log)
    let fields = Fields<CellKeys>(
      entry.value, of: "cell '\(entry.name.value)'", at: entry.name.range, CellKeys.rowTable,
      reporting: log)
    guard let fields else { return nil }
    let attributes = model.attributes.map { attribute in
      PropertySpec(
        name: attribute.name, type: attribute.type, defaultValue: nil,
        typeRange: attribute.name.range)
    }
    let cell = CellSpec(fields, of: model)
    guard let text = fields.required(CellKeys.when) else { return nil }
    let rules = log.unlessErrors {
      text.joinedRules(
        about: Declared(attributes), of: "model",
        insteadOfOr: "a cell for each of the two", reporting: log
      ) { name in
        _ = model.attribute(name, reporting: log)
      }
    }
    guard let name, let cell, let rules else { return nil }
    self.init(name: name, rules: rules, cell: cell)
  }
}
