import Regeneration
package import SourceText
import SpecModel
import XMLText

/// A spec before and after one of its names changed, with the output of both, and which file became
/// which.
package struct Renaming: Hashable, Sendable {
  package let old: Generator.Output
  package let new: Generator.Output

  /// The former path of each path that the spec yields now.
  package let origins: [String: String]
  /// The directory of the files until now, if it was another one.
  let former: FormerDirectory?

  init(
    old: Generator.Output, new: Generator.Output, origins: [String: String],
    former: FormerDirectory? = nil
  ) {
    self.old = old
    self.new = new
    self.origins = origins
    self.former = former
  }

  /// Creates the renaming. Returns nil if more changed than a name: if the spec does not yield the
  /// same files, or an interactor has other inputs.
  package init?(from old: Generator.Output, to new: Generator.Output, with templates: TemplateSet) {
    let oldPaths = old.blueprint.paths(with: templates)
    let newPaths = new.blueprint.paths(with: templates)
    guard oldPaths.map(\.count) == newPaths.map(\.count),
      old.spec.inputCounts == new.spec.inputCounts
    else { return nil }
    let origins = Dictionary(
      zip(newPaths.joined(), oldPaths.joined()).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
    self.init(old: old, new: new, origins: origins)
  }
}

extension Renaming {
  /// Returns the former path of each path that a file has from now on: the files that the spec
  /// yields, and edited files in the same folders that it once yielded.
  func origins(in base: Base?) -> [String: String] {
    guard let base else { return origins }
    var all = origins
    let known = Set(origins.values)
    for path in base.files.keys where !known.contains(path) {
      let folders = zip(old.blueprint.folders, new.blueprint.folders)
      guard let (before, now) = folders.first(where: { path.hasPrefix($0.0 + "/") }) else {
        continue
      }
      let moved = now + path.dropFirst(before.count)
      if moved != path, new.files[moved] == nil { all[moved] = path }
    }
    return all
  }

  /// Warns of each line written by hand that still contains a name that the generator changed.
  /// `files` are the sources after the renaming, with paths below `directory`.
  package func remarks(on files: [SourceFile], below directory: String) -> Diagnostics {
    var diagnostics = Diagnostics()
    var changed: [String: [String: String]] = [:]
    for (path, origin) in origins {
      guard let old = old.files[origin], let new = new.files[path] else { continue }
      changed[path] = NameChanges(from: withNewIdentifiers(old, new, at: path), to: new).names
    }
    let all = changed.sorted { $0.key < $1.key }.reduce(into: [:]) { names, file in
      names.merge(file.value) { first, _ in first }
    }
    let types = types
    let search = NameSearch(for: types.union(all.keys))
    for file in files {
      let found = search.all(in: file.text)
      if found.isEmpty { continue }
      let path = file.path.hasPrefix(directory) ? String(file.path.dropFirst(directory.count)) : ""
      // Files that the spec does not yield count only if they use its types.
      guard let renamed = changed[path] ?? (found.contains { types.contains($0.name) } ? all : nil)
      else { continue }
      let lines = Set([Line](of: new.files[path] ?? "").map(\.text))
      for name in found where !lines.contains(name.line) {
        guard let new = renamed[name.name] else { continue }
        let spec = changed[path] == nil ? file.generatingSpec : nil
        diagnostics.warning(
          spec.map { .others(name.name, new, spec: $0) } ?? .yours(name.name, new),
          at: file.range(name.range))
      }
    }
    return diagnostics
  }
}

extension Renaming {
  /// Returns the text of a XIB with the identifiers of the new one's objects, which are not names
  /// that anybody would write.
  private func withNewIdentifiers(_ old: String, _ new: String, at path: String) -> String {
    guard path.hasSuffix(".xib") else { return old }
    let file = SourceFile(path: path, text: old)
    let changes = IdentifierChanges(from: file, to: SourceFile(path: path, text: new))
    return changes?.withoutConnections.applied(to: file) ?? old
  }

  /// The names of the files before and after, which are also the names of the types in them.
  private var types: Set<String> {
    Set(
      (Array(origins.keys) + Array(origins.values)).compactMap { path in
        path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      })
  }
}

extension Spec {
  /// The number of inputs of each interactor.
  fileprivate var inputCounts: [Int] {
    switch self {
    case .screenlet(let spec): spec.actions.map(\.inputs.count)
    case .connector(let spec): [spec.connector.properties.count]
    case .interactor(let spec): [spec.interactor.inputs.count]
    case .theme, .module: []
    }
  }
}

extension SourceFile {
  /// The spec from which the file was generated, according to its first line; nil for a file that
  /// was written by hand.
  fileprivate var generatingSpec: String? {
    let (start, end) = ("// Generated by screens-gen from ", ". Your edits are kept.")
    let line = text.prefix { !$0.isNewline }
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return String(line.dropFirst(start.count).dropLast(end.count))
  }
}

extension Diagnostic.Message {
  fileprivate static func others(_ old: String, _ new: String, spec: String) -> Self {
    "'\(old)' was renamed to '\(new)', but this line comes from '\(spec)'; rename it there if it is the same thing"
  }

  fileprivate static func yours(_ old: String, _ new: String) -> Self {
    "'\(old)' was renamed to '\(new)', but this line is yours; change it if it refers to the same thing"
  }
}
