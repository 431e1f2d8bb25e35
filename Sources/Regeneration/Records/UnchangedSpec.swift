package import SourceText

/// A record that a run left nothing to do for a spec. As long as everything that the spec was
/// generated from and everything that it yielded are unchanged, no run has anything to do.
package struct UnchangedSpec: Hashable, Sendable {
  /// The status that a run reports for a file for which nothing is left to do.
  package enum Status: String, Hashable, Sendable {
    case identical, keep, skip, orphan
    /// No status, because there is no such file.
    case absent

    package var change: FileChange? {
      switch self {
      case .identical: .identical
      case .keep: .keep
      case .skip: .skip
      case .orphan: .orphan
      case .absent: nil
      }
    }
  }

  /// A file that the run looked for.
  package struct File: Hashable, Sendable {
    package let path: String
    let status: Status
    /// The change that the next run reports; nil for none.
    package var change: FileChange? { status.change }
    /// The fingerprint of its text; nil if there is no file.
    package let text: Fingerprint?
  }

  /// The fingerprint of everything that the spec was generated from, except the specs that it
  /// refers to.
  package let input: Fingerprint
  /// The module of its sources, as the spec names it.
  package let module: String?
  /// The fingerprints of the specs that it refers to, by the paths in the spec.
  package let references: [String: Fingerprint]
  /// The files in the order in which the run reports them; the base is reported last.
  package let files: [File]

  init(
    input: Fingerprint, module: String?, references: [String: Fingerprint], files: [File]
  ) {
    self.input = input
    self.module = module
    self.references = references
    self.files = files
  }

  /// Creates the record. Returns nil if a run like the one that makes `changes`, right after it,
  /// could have something to do.
  ///
  /// - Parameters:
  ///   - files: the generated files, and the base.
  ///   - yours: the content at every path that the run looked at.
  package init?(
    input: Fingerprint, module: String?, references: [String: Fingerprint],
    changes: [(path: String, change: FileChange)], of files: FileTree,
    yours: [String: ChangeSet.Content], lookedAt paths: [String]
  ) {
    var known: [File] = []
    for (path, change) in changes {
      guard let generated = files[path],
        let file = File(path, change, generated: generated, yours: yours[path])
      else { return nil }
      known.append(file)
    }
    let reported = Set(changes.map(\.path))
    for path in paths where !reported.contains(path) {
      guard yours[path] == nil else { return nil }
      known.append(File(path: path, status: .absent, text: nil))
    }
    self.init(input: input, module: module, references: references, files: known)
  }

  /// The path of the base.
  package var basePath: String? { files.last { $0.status != .absent }?.path }

  /// Whether everything that the spec yielded is unchanged.
  package func holds(_ contents: [String: ChangeSet.Content]) -> Bool {
    files.allSatisfy { file in
      switch contents[file.path] {
      case nil: file.text == nil
      case .text(let text)?: file.text == Fingerprint(of: text)
      case .other?: false
      }
    }
  }
}

extension UnchangedSpec.File {
  /// Creates the record of a file. Returns nil if the next run would report anything but that the
  /// file is what was generated, was edited, or was deleted.
  fileprivate init?(
    _ path: String, _ change: FileChange, generated: String, yours: ChangeSet.Content?
  ) {
    let (status, text): (UnchangedSpec.Status, String?)
    switch (change, yours) {
    case (.create(generated), _), (.update(_, to: generated), _):
      (status, text) = (.identical, generated)
    case (.identical, .text(let yours)?): (status, text) = (.identical, yours)
    case (.keep, .text(let yours)?): (status, text) = (.keep, yours)
    case (.orphan, .text(let yours)?): (status, text) = (.orphan, yours)
    case (.skip, nil): (status, text) = (.skip, nil)
    default: return nil
    }
    self.init(path: path, status: status, text: text.map { Fingerprint(of: $0) })
  }
}
