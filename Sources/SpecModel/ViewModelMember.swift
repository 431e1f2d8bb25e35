import SourceText
import SpecNotation

/// A value that the Screenlet reads from its view, or also writes to it: `title: String? { get set
/// }`.
package struct ViewModelMember: Hashable, Sendable {
  package var name: Located<String>
  package var type: SwiftType
  package var isSettable: Bool
  /// The control that holds the value in a generated view.
  package var widget: Widget
  /// The text beside or inside the control, if the spec says one.
  package var label: Located<String>?
}

extension ViewModelMember {
  private static let types: [SwiftType.Builtin] = [
    .bool, .int, .int32, .int64, .float, .double, .string, .date, .image,
  ]
  private static let keys = ["type", "widget", "label"]

  static func list(_ node: Node?, reporting diagnostics: inout Diagnostics) -> [ViewModelMember] {
    guard let entries = node?.entries(of: "'viewModel'", reporting: &diagnostics) else { return [] }
    return entries.compactMap { ViewModelMember($0, reporting: &diagnostics) }
  }

  /// Reads `title: String? { get set }`, or the long form
  /// `title: { type: …, widget: …, label: … }`.
  private init?(_ entry: Node.Entry, reporting diagnostics: inout Diagnostics) {
    let key = Located(entry.key.keyText, at: entry.key.range)
    let name = key.memberName(
      "view model member", avoiding: .screenletView, reporting: &diagnostics)

    var notation: Located<String>?
    var widgetText: Located<String>?
    var label: Located<String>?
    if case .mapping(let entries) = entry.value.content {
      if let first = entries.first, ["get", "set", "get set"].contains(first.key.keyText) {
        diagnostics.error(.onlyAccess(key.value), at: entry.value.range)
        return nil
      }
      let fields = Fields(
        entry.value, of: "view model member '\(key.value)'", at: key.range, known: Self.keys,
        reporting: &diagnostics)
      guard let fields else { return nil }
      notation = fields.required("type", reporting: &diagnostics)?
        .declaration(of: "'type'", reporting: &diagnostics)
      widgetText = fields.text("widget", reporting: &diagnostics)
      label = fields.text("label", reporting: &diagnostics)
    } else {
      notation = entry.value.declaration(of: key.value.quoted, reporting: &diagnostics)
    }

    guard let notation, let declaration = Self.declaration(notation, reporting: &diagnostics)
    else { return nil }
    let fitting = Widget.fitting(declaration.type)
    var widget = Widget.standard(for: declaration.type, named: key.value)
    if let widgetText {
      guard let chosen = Widget(rawValue: widgetText.value), fitting.contains(chosen) else {
        diagnostics.error(
          .unfitWidget(widgetText.value, declaration.type, fitting), at: widgetText.range)
        return nil
      }
      widget = chosen
    }
    guard let name else { return nil }
    self.init(
      name: name, type: declaration.type, isSettable: declaration.isSettable, widget: widget,
      label: label)
  }

  /// Reads `String? { get set }`; the access may be left out and is then `{ get }`.
  private static func declaration(
    _ text: Located<String>, reporting diagnostics: inout Diagnostics
  ) -> (type: SwiftType, isSettable: Bool)? {
    let brace = text.value.firstIndex(of: "{") ?? text.value.endIndex
    let access = text.part(text.value[brace...].trimmed)
    let isSettable: Bool
    switch access.value.filter({ !$0.isWhitespace }) {
    case "", "{get}": isSettable = false
    case "{getset}": isSettable = true
    default:
      diagnostics.error(.badAccess(access.value), at: access.range)
      return nil
    }
    let typeText = text.part(text.value[..<brace].trimmed)
    if let equals = typeText.value.firstIndex(of: "=") {
      let value = typeText.part(typeText.value[equals...])
      diagnostics.error(.defaultInView, at: value.range)
      return nil
    }
    if typeText.value.isEmpty {
      diagnostics.error(.noType, at: text.range)
      return nil
    }
    if let access = typeText.words.dropFirst().first(where: { ["get", "set"].contains($0.value) }) {
      diagnostics.error(.bareAccess, at: access.range)
      return nil
    }
    let type = SwiftType(typeText, models: [], allowed: types, reporting: &diagnostics)
    guard let type else { return nil }
    if case .list = type.base {
      diagnostics.error(.listInView(type), at: typeText.range)
      return nil
    }
    if type.emptyValue == nil {
      diagnostics.error(.needsOptional(type), at: typeText.range)
      return nil
    }
    return (type, isSettable)
  }
}

extension Diagnostic.Message {
  fileprivate static let noType: Self = "there is no type before '{'; write one, as in 'String?'"

  fileprivate static let defaultInView: Self =
    "a view model has no defaults; set the value in the Screenlet, or in the view"

  fileprivate static let bareAccess: Self =
    "the access stands in braces; write '{ get }' or '{ get set }'"

  fileprivate static func onlyAccess(_ name: String) -> Self {
    "'\(name)' has no type; write it before the access, as in '\(name): String? { get set }'"
  }

  fileprivate static func badAccess(_ text: String) -> Self {
    "'\(text)' is no access; write '{ get }' or '{ get set }'"
  }

  fileprivate static func listInView(_ type: SwiftType) -> Self {
    "no control holds a value of type '\(type.source)'; use one member for each value"
  }

  fileprivate static func needsOptional(_ type: SwiftType) -> Self {
    "a view may hold no such value yet; make the type '\(type.source)?'"
  }

  fileprivate static func unfitWidget(_ name: String, _ type: SwiftType, _ fitting: [Widget])
    -> Self
  {
    let names = fitting.map(\.rawValue)
    if Widget(rawValue: name) == nil, let near = nearest(to: name, in: names) {
      return "unknown widget '\(name)'; did you mean '\(near)'?"
    }
    return "the widget '\(name)' holds no '\(type.source)'; expected \(names.choice)"
  }
}
