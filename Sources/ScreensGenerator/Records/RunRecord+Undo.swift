extension RunRecord {
  /// The changes that take the run back, in the order of the paths, given what stands at each of the
  /// `places` now. A file that somebody changed since is in the way, unless a copy of it is wanted.
  package func undo(
    yours: [String: ChangeSet.Content], forces: Bool = false
  ) -> [ChangeSet.Change] {
    entries.sorted { $0.path < $1.path }.flatMap { entry -> [ChangeSet.Change] in
      switch yours[entry.path] {
      case .other?:
        [ChangeSet.Change(path: entry.path, change: .blocked(.notAFile))]
      case .text(let text)?:
        entry.undo(now: text, copies: yours, forces: forces)
      case nil:
        entry.undo(now: nil, copies: yours, forces: forces)
      }
    }
  }

  /// Where the undo has to look.
  package func places(forces: Bool = false) -> [String] {
    entries.flatMap { [$0.path] + (forces ? FileVersions.copies(of: $0.path) : []) }
  }
}

extension RunRecord.Entry {
  fileprivate func undo(
    now text: String?, copies: [String: ChangeSet.Content], forces: Bool
  ) -> [ChangeSet.Change] {
    let state = state(now: text)
    if state == .before { return [] }
    // A file that the run made and somebody deleted is what it was.
    guard let change = change(from: text) else { return [] }
    guard state == .changedSince else { return [ChangeSet.Change(path: path, change: change)] }
    guard let text, forces else {
      return [ChangeSet.Change(path: path, change: forces ? change : .blocked(.changedSince))]
    }
    let names = FileVersions.copies(of: path)
    guard let copy = names.first(where: { copies[$0] == nil || copies[$0] == .text(text) }) else {
      return [ChangeSet.Change(path: path, change: .blocked(.tooManyCopies))]
    }
    let isKept = copies[copy] != nil
    return [ChangeSet.Change(path: path, change: change)]
      + (isKept ? [] : [ChangeSet.Change(path: copy, change: .create(text))])
  }

  /// What makes the file what it was; nil if there is no file, and there was none.
  private func change(from text: String?) -> FileChange? {
    switch (text, before?.text) {
    case (let text?, let before?): .update(from: text, to: before)
    case (let text?, nil): .remove(text)
    case (nil, let before?): .create(before)
    case (nil, nil): nil
    }
  }
}
