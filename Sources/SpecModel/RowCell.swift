import SourceText
import SpecNotation

/// A kind of cell, for the rows of a list that meet its conditions.
package struct RowCell: Hashable, Sendable {
  package var name: Located<String>
  /// The conditions, all of which a row has to meet; never empty.
  package var conditions: [Condition]
  package var cell: CellSpec
}

extension RowCell {
  /// Reads `{ picture: { when: imageUrl is set, title: name, image: imageUrl } }`.
  static func list(
    _ fields: Fields<ListKeys>, of model: ModelSpec, _ models: Declared<ModelSpec>
  ) -> [RowCell] {
    (fields[ListKeys.cells] ?? []).compactMap {
      RowCell($0, of: model, models, reporting: fields.log)
    }
  }

  private init?(
    _ entry: Node.Entry, of model: ModelSpec, _ models: Declared<ModelSpec>,
    reporting log: DiagnosticLog
  ) {
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
    let cell = CellSpec(fields, of: model, models)
    guard let text = fields.required(CellKeys.when) else { return nil }
    let conditions = log.unlessErrors {
      text.joinedConditions(
        about: Declared(attributes), of: "model",
        insteadOfOr: "a cell for each of the two", reporting: log
      ) { name in
        _ = model.attribute(name, reporting: log)
      }
    }
    guard let name, let cell, let conditions else { return nil }
    self.init(name: name, conditions: conditions, cell: cell)
  }
}
