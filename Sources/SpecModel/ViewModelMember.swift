import SourceText
import SpecNotation

/// A value that the Screenlet reads from its view and, if it is settable, writes to it:
/// `title: String? { get set }`.
package struct ViewModelMember: Hashable, Sendable, Named {
  package var name: Located<String>
  package var type: SwiftType
  package var isSettable: Bool
  /// The control that holds the value in a generated view; nil if the view just keeps it.
  package var widget: Widget?
  /// The text beside or inside the control: the name in words, unless the spec has a label.
  package var title: ShownText
  /// Whether the spec has a label.
  package internal(set) var hasLabel = false
  /// The name of its outlet, if the spec states it.
  package internal(set) var outlet: Located<String>?
  /// Whether the member before it is its caption.
  package fileprivate(set) var isCaptioned = false
  package var options = WidgetOptions()
  /// The action that the control performs, if it performs one.
  package var performs: Trigger?
  package var owner: String?
}

extension [ViewModelMember] {
  /// Returns the members, of which the first text is the title if no name says which one is, and if
  /// another text follows.
  func titled() -> [ViewModelMember] {
    let labels = indices.filter { self[$0].widget == .label }
    guard let first = labels.first, labels.count > 1, self[first].type.builtin == .string,
      self[first].textRole == .text, self[first].options.choice(.role) == TextRole?.none,
      !self[first].hasLabel, !labels.contains(where: { self[$0].textRole == .title })
    else { return self }
    var members = self
    members[first].options.set(.title)
    return members
  }

  /// Returns the members, of which several texts in a row have their names beside them, as numbers
  /// do, unless users enter something in the same view.
  func valued() -> [ViewModelMember] {
    if contains(where: \.isEntered) { return self }
    var members = self
    for index in indices where self[index].isPlainText {
      let neighbours = [index - 1, index + 1].filter(indices.contains)
      if neighbours.contains(where: { self[$0].isPlainText }) { members[index].options.set(.value) }
    }
    return members
  }

  /// Returns the members, each of which knows whether the one before it is its caption. A caption of
  /// several fields is that of none.
  package func captioned() -> [ViewModelMember] {
    var members = self
    for index in indices.dropFirst() {
      let label = members[index - 1]
      let isLast = members[(index + 1)...].first?.isEntered != true
      members[index].isCaptioned =
        label.widget == .label && label.textRole == .caption && members[index].widget != nil
        && isLast
    }
    return members
  }
}

extension Fields<MemberKeys> {
  /// The name of the outlet, if the member states it.
  var outlet: Located<String>? {
    self[MemberKeys.outlet]?.outletName(reporting: log)
  }
}

extension ViewModelMember {
  /// Whether a label shows it as a text of which nothing else is known.
  fileprivate var isPlainText: Bool {
    widget == .label && textRole == .text && type.builtin == .string
      && options.choice(.role) == TextRole?.none
  }

  /// The word that a spec writes instead of a widget.
  package static let noWidget = "none"

  /// The names that members of the view model can refer to.
  struct Scope {
    /// The names of the models.
    let models: [String]
    /// The names of the actions that a control can perform.
    let actions: [String]
  }

  /// Reads the members that are not methods.
  static func list(
    _ fields: Fields<ScreenletKeys>, avoiding reserved: ReservedMembers, scope: Scope
  ) -> [ViewModelMember] {
    let entries = fields[ScreenletKeys.viewModel] ?? []
    return entries.filter { !ViewModelMethod.isMethod($0.value) }.compactMap { entry in
      let key = entry.name
      let name = key.memberName(
        "view model member", avoiding: reserved, reporting: fields.log)
      let member = ViewModelMember(key, entry.value, scope: scope, reporting: fields.log)
      return name == nil ? nil : member
    }.titled().valued().captioned()
  }

  /// Reads `String? { get set }`, or the long form `{ type: …, widget: …, label: … }`.
  private init?(
    _ name: Located<String>, _ node: Node, scope: Scope,
    reporting log: DiagnosticLog
  ) {
    var node = node
    // A list is a short form too: '[String]'.
    let isShort = node.mapping == nil
    if isShort { node.content = .mapping([Node.Entry(MemberKeys.type.name, at: node.range, node)]) }
    if let first = node.keyTexts.first, ["get", "set", "get set"].contains(first) {
      log.error(.onlyAccess(name.value), at: node.range)
      return nil
    }
    let fields = Fields(
      node, of: "view model member '\(name.value)'", at: name.range, MemberKeys.self,
      reporting: log)
    let notation = fields?.requiredNode(MemberKeys.type)?.declaration(
      of: (isShort ? name.value : MemberKeys.type.name).quoted, reporting: log)
    let label = fields?[MemberKeys.label]
    let declaration = notation.flatMap {
      Self.declaration($0, scope: scope, reporting: log)
    }
    guard let fields, let declaration,
      let choice = Self.widget(fields, declaration.type, name.value)
    else { return nil }
    self.init(
      name: name, type: declaration.type, isSettable: declaration.isSettable, widget: choice,
      title: label ?? ShownText(name.value.title, at: name.range), hasLabel: label != nil)
    guard let widget else {
      fields.refuseKeys(notOf: Self.noWidget)
      if let range = fields.keyRange(of: MemberKeys.label) {
        log.error(.labelOfNone(name.value), at: range)
      }
      return
    }
    outlet = fields.outlet
    options = WidgetOptions(fields, of: widget, type: type)
    guard !widget.events.isEmpty else { return }
    performs = Trigger(of: fields, events: widget.events, actions: scope.actions)
  }

  /// Returns the control that the spec names, or the usual one; `.some(nil)` is no control. Returns
  /// nil after an error.
  static func widget(_ fields: Fields<MemberKeys>, _ type: SwiftType, _ name: String) -> Widget?? {
    guard fields.has(MemberKeys.widget) else { return .some(.standard(for: type, named: name)) }
    let text = fields[MemberKeys.widget]
    return text.flatMap { widget(named: $0, for: type, reporting: fields.log) }
  }

  /// Returns the control of that name; `.some(nil)` is no control. Returns nil after an error.
  static func widget(
    named text: Located<String>, for type: SwiftType, reporting log: DiagnosticLog
  ) -> Widget?? {
    if text.value == noWidget { return .some(nil) }
    let fitting = Widget.fitting(type)
    if let chosen = Widget(rawValue: text.value), fitting.contains(chosen) { return chosen }
    log.error(.unfitWidget(text.value, type, fitting), at: text.range)
    return nil
  }

  /// Reads `String? { get set }`. The access can be omitted and is then `{ get }`.
  private static func declaration(
    _ text: Located<String>, scope: Scope, reporting log: DiagnosticLog
  ) -> (type: SwiftType, isSettable: Bool)? {
    let brace = text.value.utf8.firstIndex(of: UInt8(ascii: "{"))
    var isSettable = false
    if let brace {
      let access = text.part(text.value[brace...].trimmed)
      switch access.value.withoutBlanks {
      case "{get}": break
      case "{getset}": isSettable = true
      default:
        log.error(.badAccess(access.value), at: access.range)
        return nil
      }
    }
    let typeText = text.part(text.value[..<(brace ?? text.value.endIndex)].trimmed)
    if let equals = typeText.value.utf8.firstIndex(of: UInt8(ascii: "=")) {
      let value = typeText.part(typeText.value[equals...])
      log.error(.defaultInView, at: value.range)
      return nil
    }
    if typeText.value.isEmpty {
      log.error(.noType, at: text.range)
      return nil
    }
    let words = typeText.value.blankSeparated
    if let access = words.dropFirst().first(where: { $0 == "get" || $0 == "set" }) {
      log.error(.bareAccess, at: typeText.part(access).range)
      return nil
    }
    let type = SwiftType(typeText, models: scope.models, reporting: log)
    guard let type else { return nil }
    if type.emptyValue == nil {
      log.error(.needsOptionalInView(type), at: typeText.range)
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
    "put the access in braces; write '{ get }' or '{ get set }'"

  fileprivate static func onlyAccess(_ name: String) -> Self {
    "'\(name)' has no type; write it before the access, as in '\(name): String? { get set }'"
  }

  fileprivate static func badAccess(_ text: String) -> Self {
    "'\(text)' is not an access; write '{ get }' or '{ get set }'"
  }

  fileprivate static func labelOfNone(_ name: String) -> Self {
    "'\(name)' has no control that a label could be beside; remove the label, or name a widget"
  }

  static func needsOptionalInView(_ type: SwiftType) -> Self {
    "a view may have no such value yet; make the type '\(type.source)?'"
  }

  fileprivate static func unfitWidget(
    _ name: String, _ type: SwiftType, _ fitting: [Widget]
  ) -> Self {
    let names = fitting.map(\.rawValue) + [ViewModelMember.noWidget]
    if Widget(rawValue: name) == nil, let near = nearest(to: name, in: names) {
      return "unknown widget '\(name)'; did you mean '\(near)'?"
    }
    return "the widget '\(name)' cannot hold '\(type.source)'; expected \(names.choice)"
  }
}
