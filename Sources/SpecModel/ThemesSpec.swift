import SourceText
import SpecNotation

/// Themes for Screenlets that exist: of the library, of other specs, or written by hand.
package struct ThemesSpec: Hashable, Sendable {
  /// The first Screenlet that the file names.
  package var name: Located<String>
  package var module: Located<String>?
  /// The modules that its sources import besides the runtime.
  package var imports: [Located<String>]
  /// Each Screenlet, with the themes of this file in place of its own.
  package var screenlets: [ScreenletSpec]
}

extension ThemesSpec {
  /// Reads the spec and reports everything that is wrong with it. `others` are the Screenlets by the
  /// texts that name them.
  init?(
    _ fields: Fields<ScreenletKeys>, of others: [String: ScreenletSpec], in shared: ModuleSpec?
  ) {
    let log = fields.log
    let names = fields.required(ScreenletKeys.themesOf)?.withoutRepeats(reporting: log)
      .compactMap { ExtendedScreenlet.reference($0, isForThemes: true, reporting: log) }
    let head = ScreenletHead(themesIn: fields, in: shared)
    let entries = fields.required(ScreenletKeys.furtherThemes)
    guard let names, let first = names.first, let entries else { return nil }
    if entries.isEmpty, let range = fields.keyRange(of: ScreenletKeys.furtherThemes) {
      log.error(.noThemes, at: range)
    }
    let described = description(of: names, others, fields, in: shared)
    // What is wrong with it would be wrong with every theme.
    if described == nil, fields.keys.contains(where: { describingKeys.contains($0.value) }) {
      return nil
    }
    let bases = names.compactMap { name in
      (described ?? others[name.value]).map { (name, $0) }
    }
    // The same mistake in a theme is found for each of the Screenlets.
    var found: [Diagnostic] = []
    let screenlets = bases.map { name, base in
      var diagnostics = Diagnostics()
      let spec = diagnostics.logging {
        ScreenletSpec(
          entries, addedTo: base, at: name, head, isDescribed: described?.showsNothing == false,
          reporting: $0)
      }
      for diagnostic in diagnostics.sorted where !found.contains(diagnostic) {
        found.append(diagnostic)
        log.error(diagnostic.message, at: diagnostic.range, notes: diagnostic.notes)
      }
      return spec
    }
    reportTwice(bases.map { ($0, $1.name.value) }, reporting: log)
    guard screenlets.count == names.count else { return nil }
    self.init(
      name: first, module: head.module, imports: head.imports, screenlets: screenlets)
  }
}

extension ScreenletSpec {
  /// Whether nothing is known of its views.
  fileprivate var showsNothing: Bool { !hasViewModel && actions.isEmpty && list == nil }
}

/// The keys that describe a Screenlet that was written by hand.
private let describingKeys = [
  ScreenletKeys.models.name, ScreenletKeys.viewModel.name, ScreenletKeys.actions.name,
  ScreenletKeys.list.name,
]

/// Returns what the file says of the only Screenlet that it names, of which nothing but a XIB is
/// known otherwise; nil if it says nothing.
private func description(
  of names: [Located<String>], _ others: [String: ScreenletSpec],
  _ fields: Fields<ScreenletKeys>, in shared: ModuleSpec?
) -> ScreenletSpec? {
  let entries = fields.entries.filter { describingKeys.contains($0.key.keyText) }
  guard let key = entries.first?.name else { return nil }
  guard names.count == 1, ExtendedScreenlet.isInterface(names[0].value) else {
    fields.log.error(
      .describesOther(key.value, names.count == 1 ? names[0].value : nil), at: key.range)
    return nil
  }
  var isOfOther = false
  for node
    in ([fields.node(ScreenletKeys.list)?.member(ListKeys.connector)]
    + (fields.node(ScreenletKeys.actions)?.mapping ?? []).map(\.value)).compactMap(\.self)
  where node.mapping != nil && node.member(ActionKeys.kind)?.keyText != "custom" {
    fields.log.error(.notByHand, at: node.range)
    isOfOther = true
  }
  if isOfOther { return nil }
  let described = Fields<ScreenletKeys>(
    Node(.mapping(entries), range: fields.range), of: "the spec", at: fields.range,
    ScreenletKeys.table, reporting: fields.log)
  guard let described, let byHand = others[names[0].value] else { return nil }
  let head = ScreenletHead(themesIn: fields, named: byHand.name, in: shared)
  return ScreenletSpec(described, head, describing: byHand, in: shared)
}

/// Reports a Screenlet that two texts name.
private func reportTwice(
  _ names: [(text: Located<String>, screenlet: String)], reporting log: DiagnosticLog
) {
  var known: Set<String> = []
  for (text, screenlet) in names where !known.insert(screenlet).inserted {
    log.error(.twice(screenlet), at: text.range)
  }
}

extension ScreenletSpec {
  /// Reads themes that are added to those of `base`, and makes them the themes of the spec.
  fileprivate init(
    _ themes: [Node.Entry], addedTo base: ScreenletSpec, at text: Located<String>,
    _ head: ScreenletHead, isDescribed: Bool, reporting log: DiagnosticLog
  ) {
    self = base
    var other = ExtendedScreenlet(at: text, base)
    // The sets of its own themes have paths from another folder, and are not these themes' sets.
    other.themes = base.themes.map { theme in
      var theme = theme
      theme.set = nil
      return theme
    }
    viewModel = base.viewModelByDefault
    let models = Declared(base.models)
    self.themes = ThemeSpec.further(
      themes, of: base.name.value,
      in: ThemeSpec.Scope(
        viewModel: Declared(viewModel), isList: base.list != nil,
        hasSections: base.list?.section != nil,
        rows: base.list.map { ThemeSpec.Rows(model: $0.model, models: models) },
        isExtending: true, existing: other.themes),
      reporting: log)
    if ExtendedScreenlet.isInterface(text.value), !isDescribed {
      for theme in self.themes where theme.kind == .full {
        log.error(.fullOfByHand(base.name.value), at: theme.name.range)
      }
    }
    name.range = text.range
    extended = other
    let naming = viewNaming
    take(head)
    viewNaming = naming
    contained = contained.found(in: base.module)
    for index in self.themes.indices { self.themes[index].cell?.find(in: base.module) }
    list?.find(in: base.module)
    self.models = base.models.shared
  }
}

extension Diagnostic.Message {
  fileprivate static let noThemes: Self =
    "there is no theme; name one, such as 'westeros: extended from default'"

  fileprivate static func fullOfByHand(_ name: String) -> Self {
    "a full theme shows what the view model has, and of '\(name)' only the XIB is known; say it here "
      + "under 'viewModel' and 'actions' as in the spec of a Screenlet, or make the theme 'extended "
      + "from' one of its own"
  }

  fileprivate static let notByHand: Self =
    "what this does is in a class that was written by hand; write '{ kind: custom }'"

  fileprivate static func describesOther(_ key: String, _ known: String?) -> Self {
    if let known { return "'\(key)' of '\(known)' is in its spec; remove it here" }
    return "'\(key)' can be that of one Screenlet only; give each Screenlet that was written by "
      + "hand a '.themes.yml' of its own"
  }

  fileprivate static func twice(_ name: String) -> Self {
    "'\(name)' gets these themes already; remove one of the two"
  }
}
