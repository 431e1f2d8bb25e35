import FileStore
import Regeneration
import SourceText

/// A record that a run left nothing to do for a spec. As long as everything that the spec was
/// generated from and everything that it yielded are unchanged, no run has anything to do.
struct UnchangedSpec: Hashable {
  /// A file that the run looked for.
  struct File: Hashable {
    let path: String
    /// The fingerprint of its text; nil if there is no file.
    let text: Fingerprint?
    /// The change that the next run reports; nil for none.
    var change: FileChange?
  }

  /// The fingerprint of everything that the spec was generated from, except the specs that it
  /// refers to.
  let input: Fingerprint
  /// The module of its sources, as the spec names it.
  let module: String?
  /// The specs that it refers to, by the paths in the spec.
  let references: [File]
  /// The files in the order in which the run reports them; the base is reported last.
  let files: [File]

  /// The path of the base.
  var basePath: String { files.last { $0.change != nil }?.path ?? "" }

  /// Whether everything that the spec yielded is unchanged.
  func holds(_ contents: [String: ChangeSet.Content]) -> Bool {
    files.allSatisfy { file in
      if case .text(let text)? = contents[file.path] { return file.text == Fingerprint(of: text) }
      return file.text == nil && contents[file.path] == nil
    }
  }
}

/// Each spec is a line of a journal.
extension UnchangedSpec {
  var line: String {
    Journal.line([
      ("input", .text(input.text)), ("module", .optional(module)),
      ("references", .list(references.map(\.json))), ("files", .list(files.map(\.json))),
    ])
  }

  init(_ value: Journal.Value) throws(Journal.Damage) {
    input = try value.member("input").fingerprint()
    module = try value.optional("module")?.text()
    references = try value.member("references").items().map(File.init)
    files = try value.member("files").items().map(File.init)
  }
}

extension UnchangedSpec.File {
  /// Returns the records of files after a run that makes `changes`, when `yours` is what was at all
  /// paths that it looked at. Returns nil if the next run could have something to do.
  static func all(
    after changes: [ChangeSet.Change], of generated: FileTree,
    yours: [String: ChangeSet.Content], lookedAt paths: Set<String>
  ) -> [UnchangedSpec.File]? {
    let files = changes.compactMap { change in
      generated[change.path].flatMap { Self(change, generated: $0, yours: yours[change.path]) }
    }
    let others = paths.subtracting(changes.map(\.path)).sorted()
    guard files.count == changes.count, others.allSatisfy({ yours[$0] == nil }) else { return nil }
    return files + others.map { Self(path: $0, text: nil) }
  }

  private init?(_ change: ChangeSet.Change, generated: String, yours: ChangeSet.Content?) {
    switch (change.change, yours) {
    case (.create(generated), _), (.update(_, to: generated), _):
      self.init(path: change.path, text: Fingerprint(of: generated), change: .identical)
    case (.identical, .text(let yours)?), (.keep, .text(let yours)?), (.orphan, .text(let yours)?):
      self.init(path: change.path, text: Fingerprint(of: yours), change: change.change)
    case (.skip, nil): self.init(path: change.path, text: nil, change: .skip)
    default: return nil
    }
  }

  private static let changes: [String: FileChange] = [
    "identical": .identical, "keep": .keep, "orphan": .orphan, "skip": .skip,
  ]

  fileprivate var json: JSONText {
    .object([
      ("path", .text(path)), ("text", .optional(text?.text)),
      ("change", .optional(Self.changes.first { $0.value == change }?.key)),
    ])
  }

  fileprivate init(_ value: Journal.Value) throws(Journal.Damage) {
    path = try value.member("path").text()
    text = try value.optional("text")?.fingerprint()
    if let word = try value.optional("change")?.text() {
      guard let change = Self.changes[word] else { throw Journal.Damage() }
      self.change = change
    }
  }
}
