import SourceText
import SpecModel
import TemplateEngine

extension ListSpec {
  /// The methods of the delegate that report what happens to pages and rows.
  struct EventMethods {
    var response: DelegateMethod?
    var failure: DelegateMethod?
    var selected: DelegateMethod?

    var all: [DelegateMethod] { [response, failure, selected].compactMap(\.self) }
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

  /// Returns the additional values for the Screenlet of a list.
  func screenletValue(in spec: ScreenletSpec) -> TemplateValue {
    let methods = eventMethods(in: spec)
    let arguments: [String] =
      ["screenlet: self", "page: page", "computeRowCount: computeRowCount"]
      + inputs.map { .labeled(Names.label($0.name.value), $0.expression) }
    return [
      "interactorClass": .string(Names.pageInteractor(spec)),
      "arguments": .string(.list(arguments)),
      "offlinePolicy": spec.offlinePolicy.map { .string("." + $0.value.caseName) } ?? .null,
      "response": methods.response.map { .string($0.call) } ?? .null,
      "failure": methods.failure.map { .string($0.call) } ?? .null,
      "selected": methods.selected.map {
        [
          "variable": .string(rowVariable(in: spec)),
          "model": .string(Names.model(model)),
          "call": .string($0.call),
        ]
      } ?? .null,
    ]
  }

  /// Returns the values for `Templates/PageLoadInteractor`.
  func interactorValue(in spec: ScreenletSpec) -> TemplateValue {
    let own: [String] = inputs.map { .parameter($0.name.value, $0.type) }
    let arguments: [String] =
      [
        "startRow: list.firstRowForPage(page)", "endRow: list.firstRowForPage(page + 1)",
        "computeRowCount: computeRowCount",
      ]
      + inputs.map {
        .labeled(
          Names.label($0.name.value), Names.member($0.name.value, hiddenBy: ["list"]))
      }
    return [
      "screenletClass": .string(Names.screenlet(spec)),
      "interactorClass": .string(Names.pageInteractor(spec)),
      "connectorClass": .string(Names.connector(connector)),
      "properties": .list(inputs.map { .property($0.name.value, $0.type) }),
      "parameters": .string(
        .list(["screenlet: BaseListScreenlet?", "page: Int", "computeRowCount: Bool"] + own)),
      "arguments": .string(.list(arguments)),
      "model": .string(Names.model(model)),
      "section": section.map {
        [
          "row": .string(Names.row(self)),
          "expression": .string($0.expression(of: Names.row(self))),
        ]
      } ?? .null,
      "cacheKey": cacheKey.map { .string($0.expression) } ?? .null,
    ]
  }
}

extension OfflinePolicy {
  /// `remoteFirst`, the case of `CacheStrategyType`.
  var caseName: String { rawValue.capitalizedWords.lowerCamel }
}

extension SectionSpec {
  /// Returns the name of the section that `row` belongs to, as an optional text.
  fileprivate func expression(of row: String) -> String {
    let value = row + Names.access(attribute.name.value)
    let isOptional = attribute.type.isOptional
    switch (kind, attribute.type.builtin) {
    case (.host, .string) where isOptional:
      return "\(String.closure("\(value).flatMap", "URL(string: $0)"))?.host?.lowercased()"
    case (.host, .string): return "\(String.call("URL", ["string: \(value)"]))?.host?.lowercased()"
    case (.host, _): return "\(value)?.host?.lowercased()"
    case (.firstLetter, _):
      return .closure("\(value)\(isOptional ? "?" : "").first.map", "$0.uppercased()")
    case (.value, .string): return value
    case (.value, _) where !isOptional: return .call("String", [value])
    case (.value, _): return textExpression(of: attribute.type, value, time: ".none")
    }
  }
}

/// Returns the optional `value` of `type` as an optional text to show. Dates are written in the
/// user's language, with the time of day in the style `time`.
func textExpression(of type: SwiftType, _ value: String, time: String = ".short") -> String {
  switch type.builtin {
  case .string: value
  case .url: "\(value)?.absoluteString"
  case .date:
    .closure(
      "\(value).map",
      .call(
        "DateFormatter.localizedString",
        ["from: $0", "dateStyle: .medium", "timeStyle: \(time)"]))
  default: .closure("\(value).map", "String($0)")
  }
}

extension CacheKey {
  /// The key as a Swift expression: its parts with hyphens between them.
  var expression: String {
    if parts.isEmpty { return "\"all\"" }
    let written = parts.map(\.inKey)
    if parts.count == 1, written[0].isText { return written[0].source }
    return written.enumerated().map { index, part in
      (index == 0 ? "" : "-") + "\\(\(part.source))"
    }.asLiterals
  }
}

extension Expression {
  /// The value in a key, and whether it is of type `String` already. Texts are quoted, so that no
  /// two keys are the same.
  fileprivate var inKey: (source: String, isText: Bool) {
    let written = Place.call { Names.member($0, hiddenBy: ["c"]) }.write(self)
    let isChained = isOptional || type?.builtin == .date || type?.builtin == .url
    let name = isChained && written.hasOperators ? "(\(written.code))" : written.code
    let mark = isOptional ? "?" : ""
    switch type?.builtin {
    case .date: return Self.number("\(name)\(mark).timeIntervalSince1970", isOptional)
    case .url: return ("String(reflecting: \(name)\(mark).absoluteString)", true)
    case let builtin? where builtin.isNumber || builtin == .bool:
      return Self.number(name + mark, isOptional)
    default: return ("String(reflecting: \(name))", true)
    }
  }

  /// Returns a number as it is, or as the text `nil` if it is missing. `value` then continues an
  /// optional chain.
  private static func number(
    _ value: String, _ isOptional: Bool
  ) -> (source: String, isText: Bool) {
    isOptional ? ("\(value).description ?? \"nil\"", true) : (value, false)
  }
}
