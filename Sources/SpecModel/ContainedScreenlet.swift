import SourceText
import SpecNotation

/// A Screenlet in the views of another Screenlet, which sets its properties.
package struct ContainedScreenlet: Hashable, Sendable, Named {
  package var name: Located<String>
  /// The name of the inner Screenlet, without `Screenlet`.
  package var screenlet: Located<String>
  /// The module of the inner Screenlet; nil for the module of the outer one.
  package var module: Located<String>?
  /// The inspectables of the inner Screenlet that do not have their default values.
  package var properties: [Property] = []
  /// Its height in a XIB, in points.
  package var height = 160
  /// The member of the view model above which it is; nil if it is below all members.
  package var before: Located<String>?
  package var owner: String?

  package struct Property: Hashable, Sendable {
    package var name: Located<String>
    package var value: SwiftLiteral
  }
}

extension ContainedScreenlet {
  /// Reads `{ portrait: UserPortrait, comments: { screenlet: CommentList, module: Comments } }`.
  static func list(
    _ spec: Fields<ScreenletKeys>, of outer: Located<String>?
  ) -> [ContainedScreenlet] {
    let all = (spec[ScreenletKeys.contains] ?? []).compactMap { entry -> ContainedScreenlet? in
      guard let found = read(entry, by: ContainedKeys.table, reporting: spec.log) else {
        return nil
      }
      var screenlet = found.screenlet
      screenlet.properties = found.properties.compactMap { Property($0, reporting: spec.log) }
      return screenlet
    }
    for inner in all where inner.module == nil && inner.screenlet.value == outer?.value {
      spec.log.error(.cycle(inner.screenlet.value), at: inner.screenlet.range)
    }
    return all
  }

  /// Returns the Screenlet, and the entries of its properties.
  static func read(
    _ entry: Node.Entry, by table: Mapping, reporting log: DiagnosticLog
  ) -> (screenlet: ContainedScreenlet, properties: [Node.Entry])? {
    let name = entry.name
      .memberName("contained Screenlet", avoiding: .screenletView, reporting: log)
    let fields = Fields<ContainedKeys>(
      entry.value, of: entry.name.value.quoted, at: entry.name.range, table, orText: "a text",
      reporting: log)
    guard let fields else { return nil }
    let screenlet = fields.required(ContainedKeys.screenlet)?
      .typeName("Screenlet", without: ["Screenlet"], reporting: log)
    let module = fields[ContainedKeys.module]?.moduleName(reporting: log)
    let properties =
      table.name == ContainedKeys.table.name
      ? fields[ContainedKeys.properties] ?? [] : fields.required(ContainedKeys.values)
    let height = fields[ContainedKeys.height]
    let points = height.flatMap { Int($0.value) }
    if let height, points.map({ !(44...2000).contains($0) }) ?? true {
      log.error(.noHeight(height.value), at: height.range)
    }
    guard let name, let screenlet, let properties else { return nil }
    var contained = ContainedScreenlet(name: name, screenlet: screenlet, module: module)
    if let points { contained.height = points }
    if table.name == ContainedKeys.table.name { contained.before = fields[ContainedKeys.before] }
    return (contained, properties)
  }
}

extension [ContainedScreenlet] {
  /// Returns the Screenlets, with `module` as the module of those of which none is known.
  func found(in module: Located<String>?) -> [ContainedScreenlet] {
    map { inner in
      var inner = inner
      inner.module = inner.module ?? module
      return inner
    }
  }
}

extension ScreenletSpec {
  /// Reports a list whose cells contain the list.
  func reportItselfInCells(reporting log: DiagnosticLog) {
    // Another theme can have a cell of its own, in which the list has its default theme.
    let cells = list.map { [$0.cell] + $0.cells.map(\.cell) } ?? []
    for inner in cells.flatMap(\.screenlets).map(\.screenlet)
    where inner.screenlet.value == name.value
      && [nil, module?.value].contains(inner.module?.value)
    {
      log.error(.cycle(inner.screenlet.value), at: inner.screenlet.range)
    }
  }
}

extension ContainedScreenlet.Property {
  /// Reads `autoLoad: no`.
  init?(_ entry: Node.Entry, reporting log: DiagnosticLog) {
    let name = entry.name.memberName("property", reporting: log)
    let text = entry.value.text(of: entry.name.value.quoted, reporting: log)
    guard let name, let text else { return nil }
    guard let value = SwiftLiteral(attribute: text.value, isPlain: entry.value.isPlain) else {
      log.error(.noAttribute(text.value), at: text.range)
      return nil
    }
    self.init(name: name, value: value)
  }
}

extension SwiftLiteral {
  /// Reads a value that a XIB can set an inspectable to: a Boolean, a number or a text, which needs
  /// no quotes here.
  fileprivate init?(attribute text: String, isPlain: Bool) {
    switch text {
    case "yes" where isPlain: self = .bool(true)
    case "no" where isPlain: self = .bool(false)
    default:
      guard isPlain, let literal = SwiftLiteral(text) else {
        self = .string(text)
        return
      }
      switch literal {
      case .bool, .integer, .float, .string: self = literal
      default: return nil
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func cycle(_ name: String) -> Self {
    "'\(name)' would contain itself, without end; name another Screenlet"
  }

  fileprivate static func noAttribute(_ text: String) -> Self {
    "a XIB cannot set '\(text)'; expected 'yes', 'no', a number or a text"
  }

  fileprivate static func noHeight(_ text: String) -> Self {
    "'\(text)' is not the height of a view; expected a number of points from 44 to 2000"
  }
}
