package import SourceText

/// A file that a run changed, for the undo of that run.
package struct UndoneFile: Hashable, Sendable {
  package let path: String
  /// What the file was; nil if there was none.
  private let before: String?
  /// The fingerprint of what the run left; nil if it removed the file.
  private let after: Fingerprint?

  package init(path: String, before: String?, after: Fingerprint?) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// The paths at which the undo has to look.
  package func pathsToRead(forces: Bool) -> [String] {
    [path] + (forces ? FileVersions.copies(of: path) : [])
  }

  /// The changes that make the file what it was, given what is at each of the `pathsToRead` now. A file
  /// that somebody changed since is in the way, unless a copy of it is wanted.
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
    // A file that the run made and somebody deleted is what it was.
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

  /// What makes the file what it was; nil if there is no file, and there was none.
  private func change(from text: String?) -> FileChange? {
    switch (text, before) {
    case (let text?, let before?): .update(from: text, to: before)
    case (let text?, nil): .remove(text)
    case (nil, let before?): .create(before)
    case (nil, nil): nil
    }
  }
}
