import FileStore
package import Interfaces
import Regeneration
import ScreensGenerator
package import SourceText
import SpecModel

/// The XIBs of one theme of a Screenlet.
package struct ThemeXIBs {
  private let spec: ScreenletSpec
  private let theme: String
  private let paths: [String]
  /// The XIBs of the themes that it extends, the nearest first, for parts without a XIB of its own.
  private let inherited: [String]
  /// The same of the Screenlet to which the spec adds the theme.
  private let ofOther: [SourceFile]
  /// The styles that the code of the theme gives its views.
  private let styles: InterfaceStyles
  /// The string tables of the Screenlet by their languages, except the language of the XIBs.
  private let tables: [(language: String, path: String)]

  /// Returns the XIBs of all themes that the specs yield, in the order of the specs and their
  /// themes.
  package static func all(
    of files: [SourceFile], _ options: RunOptions, _ diagnostics: inout Diagnostics
  ) throws(Failure) -> [ThemeXIBs] {
    let modules = ModuleFiles(files, options)
    let reader = SpecReader(files, in: modules)
    var all: [ThemeXIBs] = []
    for file in files {
      let place = try SpecPlace(of: file, modules)
      let plan = try reader.plan(
        by: modules.generator(for: file.path), in: place, reporting: &diagnostics)
      guard let plan else { continue }
      for spec in plan.output.spec.screenlets {
        all += try themes(of: spec, in: plan, place, reader, &diagnostics)
      }
    }
    return all
  }

  /// Returns the XIBs of the themes of one Screenlet of a plan.
  private static func themes(
    of spec: ScreenletSpec, in plan: Plan, _ place: SpecPlace, _ reader: SpecReader,
    _ diagnostics: inout Diagnostics
  ) throws(Failure) -> [ThemeXIBs] {
    let file = place.file
    let tables = spec.languages.dropFirst().compactMap { language in
      plan.output.files.paths.first { spec.hasTexts(in: language.value, at: $0) }
        .map { (language.value, place.prefix + $0) }
    }
    let other = try spec.extended.map { other throws(Failure) in
      try reader.references.found(at: other.path.value, seenFrom: file).interfaces
    }
    var all: [ThemeXIBs] = []
    for theme in spec.themes {
      let names = spec.interfaceNames(of: theme)
      let paths = plan.output.files.paths.filter { names.contains(Path.name(of: $0)) }
        .map { place.prefix + $0 }
      if paths.isEmpty { continue }
      for path in paths where !Workspace.exists(path) {
        diagnostics.error(.missing(path), at: spec.name.range)
      }
      let parents = spec.parents(of: theme)
      var sets: [ThemeSetSpec] = []
      for path in (parents.reversed() + [theme]).compactMap(\.set) {
        let found = try reader.references.found(at: path.value, seenFrom: file)
        if case .set(let set)? = found.reference { sets.append(set) }
      }
      let inherited = parents.flatMap { spec.interfaceNames(of: $0) }
      all.append(
        ThemeXIBs(
          spec: spec.shown(in: theme), theme: theme.name.value, paths: paths,
          inherited: inherited.flatMap { name in
            plan.output.files.paths.filter { Path.name(of: $0) == name }.map { place.prefix + $0 }
          },
          ofOther: inherited.compactMap { name in
            other?[name].map { SourceFile(path: name, text: $0) }
          },
          styles: InterfaceStyles(sets), tables: tables))
    }
    return all
  }

  /// Reads a file of a theme, or returns nil if it does not exist.
  package typealias Read = (
    _ path: String, _ format: InputFormat
  ) throws(Failure) -> SourceFile?

  /// Returns the preview of the theme with the XIBs that are read, or nil if the XIB of its view
  /// does not exist.
  package func preview(
    reporting diagnostics: inout Diagnostics,
    reading read: Read = { path, format throws(Failure) in
      try Workspace.read(path, as: format)
    }
  ) throws(Failure) -> ThemePreview? {
    var texts: [String: [String: String]] = [:]
    let own = try interfaces(at: paths, &texts, &diagnostics, read)
    let all =
      try own + interfaces(at: inherited, &texts, &diagnostics, read)
      + ofOther.compactMap { interface(in: $0, &diagnostics) }
    try addTables(to: &texts, of: own, &diagnostics, read)
    guard let view = own.first(where: { !$0.isPartOfList }) else { return nil }
    let rows = all.filter { $0.isPartOfList && !$0.isHeader }.eachOnce { $0.file.nameWithoutTheme }
    return ThemePreview(
      screenlet: spec.name.value, theme: theme, view, rows: rows,
      header: all.first(where: \.isHeader), checked: own, texts: texts,
      section: spec.sampleSection, progress: message(spec.workTexts, in: view),
      failure: message(spec.failureTexts, in: view), empty: empty)
  }

  /// Sets the texts that a server fills and those that a user types.
  private func addSamples(to interface: inout Interface) {
    let name = Path.name(of: interface.file.path)
    interface.samples = (0..<6).map { row in
      let samples =
        interface.isPartOfList ? spec.sampleTexts(ofRow: row, in: name) : spec.sampleTexts
      return samples.reduce(into: [:]) { texts, sample in
        if let id = interface.id(ofSample: sample.outlet) { texts["\(id).text"] = sample.text }
      }
    }
    interface.entries = spec.entries.reduce(into: [:]) { texts, entry in
      if let id = interface.id(ofEntry: entry.outlet) { texts["\(id).text"] = entry.text }
    }
  }

  private func interface(in file: SourceFile, _ diagnostics: inout Diagnostics) -> Interface? {
    let interface = Interface(
      file, styles: styles, permitted: spec.permittedButtons, reporting: &diagnostics)
    guard var interface else { return nil }
    addSamples(to: &interface)
    return interface
  }

  private func interfaces(
    at paths: [String], _ texts: inout [String: [String: String]],
    _ diagnostics: inout Diagnostics, _ read: Read
  ) throws(Failure) -> [Interface] {
    var interfaces: [Interface] = []
    for path in paths {
      guard let file = try read(path, .interface),
        let interface = interface(in: file, &diagnostics)
      else { continue }
      interfaces.append(interface)
      for (language, path) in try Self.stringTables(besides: path) {
        guard let file = try read(path, .stringTable) else { continue }
        let table = StringTable(file, reporting: &diagnostics)
        texts[language, default: [:]].merge(table.texts) { first, _ in first }
      }
    }
    return interfaces
  }

  /// Adds the texts that the code of the view sets, under the names that Interface Builder would
  /// give them.
  private func addTables(
    to texts: inout [String: [String: String]], of interfaces: [Interface],
    _ diagnostics: inout Diagnostics, _ read: Read
  ) throws(Failure) {
    for (language, path) in tables {
      guard let file = try read(path, .stringTable) else { continue }
      let table =
        spec.hasStringCatalog
        ? StringCatalog(file).texts(in: language)
        : StringTable(file, reporting: &diagnostics).texts
      for shown in spec.controlTexts {
        guard let key = shown.text.key, let attribute = shown.attribute,
          let text = table["\(key.table)-\(key.name)"]
        else { continue }
        for id in interfaces.compactMap({ $0.id(ofOutlet: shown.outlet) }) {
          texts[language, default: [:]]["\(id).\(attribute)"] = text
        }
      }
    }
  }

  /// What a list without rows shows; nil for nothing.
  private var empty: Placeholder? {
    spec.list.flatMap { list in
      list.empty.map { .empty($0.value, symbol: list.shownEmptySymbol) }
    }
  }

  /// Returns what the view shows about an action: the first text that is at a button, or else the
  /// first one.
  private func message(_ texts: [ActionText], in view: Interface) -> ThemePreview.Message? {
    let atButton = texts.lazy.compactMap { text in
      text.button.flatMap(view.id(ofButton:)).map { ThemePreview.Message(text.text, button: $0) }
    }
    return atButton.first
      ?? texts.first.map { ThemePreview.Message($0.text, isOfLoading: $0.isOfLoading) }
  }

  /// Returns the string tables of a XIB, by their languages: `de.lproj/LoginView_default.strings`.
  private static func stringTables(
    besides xib: String
  ) throws(Failure) -> [(language: String, path: String)] {
    let directory = Path.directory(of: xib)
    let base = Path.name(of: directory) == "Base.lproj" ? Path.directory(of: directory) : directory
    let name = Path.name(of: xib).dropLast(".xib".count) + ".strings"
    let names = try Workspace.using { store throws(FileProblem) in try store.names(in: base) }
    return names.sorted().filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.compactMap {
      let path = Path.join(base, $0 + "/" + name)
      return Workspace.exists(path) ? (String($0.dropLast(".lproj".count)), path) : nil
    }
  }
}

extension ScreenletSpec {
  /// Whether the file at the path has its texts in a language: a string table, or the catalogue.
  fileprivate func hasTexts(in language: String, at path: String) -> Bool {
    let table = ScreenletSpec.table(of: name.value)
    return path.hasSuffix(
      hasStringCatalog ? "/\(table).xcstrings" : "/\(language).lproj/\(table).strings")
  }

  /// Returns the themes that a theme extends, the nearest first.
  fileprivate func parents(of theme: ThemeSpec) -> [ThemeSpec] {
    let themes = self.themes + (extended?.themes ?? [])
    var parents: [ThemeSpec] = []
    while let name = (parents.last ?? theme).parent?.value, parents.count < themes.count,
      let parent = themes.first(where: { $0.name.value == name })
    {
      parents.append(parent)
    }
    return parents
  }
}

extension SourceFile {
  /// The name of a XIB up to its theme: `BookmarkCell` for `BookmarkCell_default.xib`.
  fileprivate var nameWithoutTheme: String { String(Path.name(of: path).prefix { $0 != "_" }) }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ path: String) -> Self {
    "'\(path)' is missing, so there is nothing to preview; run 'screens-gen generate'"
  }
}
