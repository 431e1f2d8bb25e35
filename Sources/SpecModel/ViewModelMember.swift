import SourceText
import SpecNotation

/// A value that the Screenlet reads from its view, or also writes to it: `title: String? { get set }`.
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
    guard let entries = node?.entries(of: "viewModel", reporting: &diagnostics) else { return [] }
    return entries.compactMap { ViewModelMember($0, reporting: &diagnostics) }
  }

  /// Reads `title: String? { get set }`, or the long form `title: { type: …, widget: …, label: … }`.
  private init?(_ entry: Node.Entry, reporting diagnostics: inout Diagnostics) {
    let key = entry.key.keyText
    let name = Located(key, at: entry.key.range)
      .memberName("view model member", avoiding: .screenletView, reporting: &diagnostics)

    var notation: Located<String>?
    var widgetText: Located<String>?
    var label: Located<String>?
    if case .mapping = entry.value.content {
      let fields = Fields(
        entry.value, of: "view model member '\(key)'", at: entry.key.range, known: Self.keys,
        reporting: &diagnostics)
      guard let fields else { return nil }
      notation = fields.requiredText("type", reporting: &diagnostics)
      widgetText = fields.text("widget", reporting: &diagnostics)
      label = fields.text("label", reporting: &diagnostics)
    } else {
      notation = entry.value.text(of: key, reporting: &diagnostics)
    }

    guard let notation, let declaration = Self.declaration(notation, reporting: &diagnostics),
      let name
    else { return nil }
    let fitting = Widget.fitting(declaration.type)
    var widget = Widget.standard(for: declaration.type, named: name.value)
    if let widgetText {
      guard let chosen = Widget(rawValue: widgetText.value), fitting.contains(chosen) else {
        diagnostics.error(
          .unfitWidget(widgetText.value, declaration.type, fitting), at: widgetText.range)
        return nil
      }
      widget = chosen
    }
    self.init(
      name: name, type: declaration.type, isSettable: declaration.isSettable, widget: widget,
      label: label)
  }

  /// Reads `String? { get set }`; the access may be left out and is then `{ get }`.
  private static func declaration(
    _ text: Located<String>, reporting diagnostics: inout Diagnostics
  ) -> (type: SwiftType, isSettable: Bool)? {
    var typeText = text.value
    var isSettable = false
    if let brace = text.value.firstIndex(of: "{") {
      typeText = String(text.value[..<brace]).trimmedText
      let access = text.value[brace...].filter { !$0.isWhitespace }
      switch access {
      case "{get}": isSettable = false
      case "{getset}": isSettable = true
      default:
        diagnostics.error(.badAccess(String(text.value[brace...])), at: text.range)
        return nil
      }
    }
    let type = SwiftType(
      Located(typeText, at: text.range), models: [], allowed: types, reporting: &diagnostics)
    guard let type else { return nil }
    if case .list = type.base {
      diagnostics.error(.listInView(type), at: text.range)
      return nil
    }
    if type.emptyValue == nil {
      diagnostics.error(.needsOptional(type), at: text.range)
      return nil
    }
    return (type, isSettable)
  }
}

extension Diagnostic.Message {
  fileprivate static func badAccess(_ text: String) -> Self {
    "'\(text)' is no access; write '{ get }' or '{ get set }'"
  }

  fileprivate static func listInView(_ type: SwiftType) -> Self {
    "no control holds a value of type '\(type.source)'; use one value a member"
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
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return "the widget '\(name)' holds no '\(type.source)'; expected one of \(list)"
  }
}
