package import SourceText

/// A file that a run changed, for the undo of that run.
package struct UndoneFile: Hashable, Sendable {
  package let path: String
  /// The text of the file before the run; nil if there was no file.
  private let before: String?
  /// The fingerprint of the text that the run left; nil if it removed the file.
  private let after: Fingerprint?

  package init(path: String, before: String?, after: Fingerprint?) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// Returns the paths whose content the undo needs.
  package func pathsToRead(forces: Bool) -> [String] {
    [path] + (forces ? FileVersions.copies(of: path) : [])
  }

  /// Returns the changes that restore the file, given the content at each of the `pathsToRead` now.
  /// A file that was changed since is an obstacle, unless a copy of it is wanted.
  package func changes(
    yours: [String: ChangeSet.Content], forces: Bool = false
  ) -> [ChangeSet.Change] {
    let text: String?
    switch yours[path] {
    case .other?: return [ChangeSet.Change(path: path, change: .blocked(.notAFile))]
    case .text(let yours)?: text = yours
    case nil: text = nil
    }
    let state = FileState(before: before, after: after, now: text)
    if state == .before { return [] }
    // A file that the run created and somebody deleted is as it was before.
    guard let change = change(from: text) else { return [] }
    if state == .after { return [ChangeSet.Change(path: path, change: change)] }
    guard forces else { return [ChangeSet.Change(path: path, change: .blocked(.changedSince))] }
    guard let text else { return [ChangeSet.Change(path: path, change: change)] }
    guard let copy = FileVersions.copyPath(of: path, .text(text), beside: yours) else {
      return [ChangeSet.Change(path: path, change: .blocked(.tooManyCopies))]
    }
    let isKept = yours[copy] != nil
    return [ChangeSet.Change(path: path, change: change)]
      + (isKept ? [] : [ChangeSet.Change(path: copy, change: .create(text))])
  }

  /// Returns the change that restores the file, or nil if there is no file now and there was none
  /// before.
  private func change(from text: String?) -> FileChange? {
    switch (text, before) {
    case (let text?, let before?): .update(from: text, to: before)
    case (let text?, nil): .remove(text)
    case (nil, let before?): .create(before)
    case (nil, nil): nil
    }
  }
}
