import SourceText
import SpecModel
import TemplateEngine

/// What `Templates/PageLoadInteractor` is rendered with.
struct PageLoadInteractorContext: TemplateContext {
  /// How the section of a row is found.
  struct Section: TemplateContext {
    /// The variable for the row.
    let row: String
    let expression: String
  }

  let screenletClass: String
  let interactorClass: String
  let connectorClass: String
  let properties: [PropertyContext]
  /// The parameters of the initializer.
  let parameters: String
  /// The arguments for the initializer of the connector.
  let arguments: String
  let model: String
  let isStruct: Bool
  let section: Section?
  let cacheKey: String?
}

extension ListSpec {
  func interactorContext(in spec: ScreenletSpec) -> PageLoadInteractorContext {
    let parameters = inputs.map { String.parameter($0.name.value, $0.type) }
    let arguments = inputs.map { input -> String in
      let name = input.name.value
      return .labeled(Names.label(name), Names.member(name, hiddenBy: ["list"]))
    }
    return PageLoadInteractorContext(
      screenletClass: Names.screenlet(spec), interactorClass: Names.pageInteractor(spec),
      connectorClass: Names.connector(connector),
      properties: inputs.map { PropertyContext($0.name.value, $0.type) },
      parameters: .list(
        ["screenlet: BaseListScreenlet?", "page: Int", "computeRowCount: Bool"] + parameters),
      arguments: .list(
        [
          "startRow: list.firstRowForPage(page)", "endRow: list.firstRowForPage(page + 1)",
          "computeRowCount: computeRowCount",
        ] + arguments),
      model: Names.model(model), isStruct: model.form == .struct,
      section: section.map { section in
        let row = Names.row(self)
        return PageLoadInteractorContext.Section(
          row: row, expression: section.section(of: row))
      },
      cacheKey: cacheKey?.expression)
  }
}

/// Returns the optional `value` of `type` as an optional text to show. Dates are written in the
/// user's language, with the time of day if `hasTime`.
func textExpression(of type: SwiftType, _ value: String, hasTime: Bool = false) -> String {
  switch type.builtin {
  case .string: value
  case .url: "\(value)?.absoluteString"
  case .date:
    .closure(
      "\(value).map",
      .call(
        "DateFormatter.localizedString",
        ["from: $0", "dateStyle: .medium", "timeStyle: \(hasTime ? ".short" : ".none")"]))
  default: .closure("\(value).map", "String($0)")
  }
}
