import SpecModel
import TemplateEngine

/// What `Partials/listScreenlet` is rendered with, besides what every Screenlet has.
struct ListScreenletContext: TemplateContext {
  struct Selection: TemplateContext {
    /// The variable for the row.
    let variable: String
    let model: String
    let call: String
  }

  let interactorClass: String
  let arguments: String
  let offlinePolicy: String?
  // The calls of the delegate's methods.
  let response: String?
  let empty: String?
  /// Whether a method reports what has been loaded.
  let reportsLoad: Bool
  let failure: String?
  let selected: Selection?
}

extension ListSpec {
  /// The methods of the delegate that report what happens to pages and rows.
  struct EventMethods {
    var response: DelegateMethod?
    var empty: DelegateMethod?
    var failure: DelegateMethod?
    var selected: DelegateMethod?

    var all: [DelegateMethod] { [response, empty, failure, selected].compactMap(\.self) }
  }

  func eventMethods(in spec: ScreenletSpec) -> EventMethods {
    let type = Names.model(model)
    let row = rowVariable(in: spec)
    let rows: String = .closure("rows.compactMap", "$0 as? \(type)")
    return EventMethods(
      response: delegate.response.map {
        DelegateMethod(
          $0, [.init(name: "rows", type: "[\(type)]", argument: rows)],
          event: "a page has been loaded, with its rows", in: spec)
      },
      empty: delegate.empty.map {
        DelegateMethod($0, [], event: "the list has been loaded and has no rows", in: spec)
      },
      failure: delegate.failure.map {
        DelegateMethod(
          $0, [.init(name: "error", type: "NSError", argument: "error")],
          event: "a page could not be loaded",
          reportsRefusal: !connector.rules.isEmpty, in: spec)
      },
      selected: delegate.selected.map {
        DelegateMethod(
          $0, [.init(name: row, type: type, argument: row)],
          event: "a row has been selected", in: spec)
      })
  }

  /// Returns the local variable for a row, which must not hide the delegate.
  private func rowVariable(in spec: ScreenletSpec) -> String {
    let name = Names.row(self)
    return name == Names.delegateProperty(spec) ? "row" : name
  }

  func screenletContext(in spec: ScreenletSpec) -> ListScreenletContext {
    let methods = eventMethods(in: spec)
    let arguments = inputs.map { String.labeled(Names.label($0.name.value), $0.expression) }
    return ListScreenletContext(
      interactorClass: Names.pageInteractor(spec),
      arguments: .list(
        ["screenlet: self", "page: page", "computeRowCount: computeRowCount"] + arguments),
      offlinePolicy: spec.offlinePolicy.map { "." + $0.value.caseName },
      response: methods.response?.call, empty: methods.empty?.call,
      reportsLoad: methods.response != nil || methods.empty != nil, failure: methods.failure?.call,
      selected: methods.selected.map {
        ListScreenletContext.Selection(
          variable: rowVariable(in: spec), model: Names.model(model), call: $0.call)
      })
  }
}

extension OfflinePolicy {
  /// `remoteFirst`, the case of `CacheStrategyType`.
  var caseName: String { rawValue.capitalizedWords.lowerCamel }
}
