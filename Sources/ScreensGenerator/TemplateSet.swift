package import SourceText
import TemplateEngine

/// The parsed templates that a run renders with: those of `Templates/`, some of them replaced by a
/// developer's own.
package struct TemplateSet: Sendable {
  /// A template for one file, and the template of the file's path.
  struct Pair: Sendable {
    let path: Template
    let content: Template
    /// How `{{name}}` escapes a text, by the extension of the file.
    let escaping: Escaping
  }

  /// The paths of all templates, below `Templates/`, in order.
  package let paths: [String]
  /// A fingerprint that differs between sets of different templates.
  package let fingerprint: Fingerprint
  /// The fingerprint of a developer's own templates; nil if the set has only built-in ones.
  package let ownFingerprint: Fingerprint?
  /// Whether a developer's own templates import modules, which may have services that the runtime
  /// lacks.
  let hasOwnImports: Bool
  let partials: [String: Template]
  /// A developer's own templates that differ from the built-in ones. Their lines are never broken.
  let changed: Set<SourceFile>
  private let pairs: [Artefact: [Pair]]

  /// Parses the templates in `files`, whose paths are relative to `Templates/`. Reports an error
  /// and returns nil if one of them is not a template.
  ///
  /// - Parameter own: a developer's own templates, by their paths below the directory that the
  ///   developer names. They replace those with the same paths below `Templates/`; a path of
  ///   another name in the folder of an artefact makes one more file of it.
  package init?(
    _ files: [SourceFile], own: [String: SourceFile] = [:],
    reporting diagnostics: inout Diagnostics
  ) {
    var found = Diagnostics()
    let builtInTexts = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
    let builtIn = files.filter { own[$0.path] == nil }.map { (path: $0.path, file: $0) }
    let files = (builtIn + own.map { (path: $0.key, file: $0.value) }).sorted { $0.path < $1.path }
    var partials: [String: Template] = [:]
    var pairs: [Artefact: [Pair]] = [:]
    for (path, file) in files {
      guard let name = Self.name(of: path), let slash = name.firstIndex(of: "/") else {
        if own[path] != nil { found.error(.noTemplate(path), at: file.range(0..<0)) }
        continue
      }
      guard let content = Template(parsing: file, reporting: &found) else { continue }
      if own[path] != nil { content.warnOfLayoutTag(reporting: &found) }
      let folder = String(name[..<slash])
      let rest = String(name[name.index(after: slash)...])
      if folder == Self.partialsFolder {
        partials[rest] = content
      } else if let artefact = Artefact(rawValue: folder) {
        let path = SourceFile(path: file.path, text: rest)
        guard let path = Template(parsing: path, reporting: &found) else { continue }
        pairs[artefact, default: []].append(
          Pair(path: path, content: content, escaping: Self.escaping(in: rest)))
      } else if own[path] != nil {
        found.error(.noArtefact(folder), at: file.range(0..<0))
      }
    }
    diagnostics.append(found)
    if found.hasErrors { return nil }
    self.paths = files.map(\.path)
    fingerprint = Fingerprint(of: files.flatMap { [$0.path, $0.file.text] })
    let changed = own.filter { $0.value.text != builtInTexts[$0.key] }.sorted { $0.key < $1.key }
    self.changed = Set(changed.map(\.value))
    ownFingerprint =
      changed.isEmpty ? nil : Fingerprint(of: changed.flatMap { [$0.key, $0.value.text] })
    hasOwnImports = changed.contains { path, file in
      !path.hasPrefix(Artefact.tests.rawValue + "/")
        && file.text.split(whereSeparator: \.isNewline).contains { line in
          let words = line.split(whereSeparator: \.isWhitespace).drop { $0.first == "@" }
          // A tag stands for the imports of the spec, as in the built-in templates.
          return words.first == "import" && words.dropFirst().first?.hasPrefix("{{") == false
        }
    }
    self.partials = partials
    self.pairs = pairs
  }

  func pairs(for artefact: Artefact) -> [Pair] { pairs[artefact] ?? [] }

  private static let partialsFolder = "Partials"
  private static let suffix = ".mustache"

  /// Returns the path without its extension, or nil if it has another one.
  private static func name(of path: String) -> String? {
    path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : nil
  }

  private static func escaping(in path: String) -> Escaping {
    if path.hasSuffix(".swift") { return .swift }
    if path.hasSuffix(".strings") { return .strings }
    if path.hasSuffix(".xcstrings") || path.hasSuffix(".json") { return .json }
    let isXML = [".xib", ".storyboard", ".plist", ".xml"].contains(where: path.hasSuffix)
    return isXML ? .xml : .none
  }
}

extension Template {
  /// Warns of the first of the tags of earlier versions, if there are any.
  fileprivate func warnOfLayoutTag(reporting diagnostics: inout Diagnostics) {
    for name in names {
      guard let text = LayoutTags.texts[name.text] else { continue }
      let message: Diagnostic.Message = text.isEmpty ? .needlessTag(name) : .layoutTag(name, text)
      return diagnostics.warning(message, at: name.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noTemplate(_ path: String) -> Self {
    "'\(path)' is not a template; its path has to be like one that 'screens-gen template list' prints"
  }

  fileprivate static func layoutTag(_ tag: Name, _ text: String) -> Self {
    """
    '{{\(tag.text)}}' and other tags for line breaks have no effect any more; write \
    '\(text)' instead, as lines of your own templates stay as long as they are
    """
  }

  fileprivate static func needlessTag(_ tag: Name) -> Self {
    """
    '{{\(tag.text)}}' and other tags for line breaks have no effect any more; remove it, as lines \
    of your own templates stay as long as they are
    """
  }

  fileprivate static func noArtefact(_ folder: String) -> Self {
    let known = Artefact.allCases.map(\.rawValue) + ["Partials"]
    let end = suggestion(
      for: folder, in: known, else: "; 'screens-gen template list' shows those that there are")
    return "nothing is generated from a folder '\(folder)'\(end)"
  }
}
