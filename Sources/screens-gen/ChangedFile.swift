import ScreensGenerator

/// A file that a transaction changes.
struct ChangedFile {
  let place: Transaction.Place
  let effect: FileChange.Effect
  private let change: PlacedChange

  /// The permissions that it gets if it is new and they are not the usual ones.
  var mode: UInt32? { change.mode }

  init(_ change: PlacedChange) {
    self.change = change
    effect = change.change.effect
    // A spec may be a link to where it is kept; output never is.
    let isLink = effect.replaces && Disk.kind(of: change.place) == .link
    let real = isLink ? Disk.realPath(of: change.place) : nil
    place = Transaction.Place(
      home: real.map(Workspace.directory) ?? change.directory,
      path: real.map(Workspace.name) ?? change.path)
  }

  /// What the record says of the file. Throws if its owner does not let it be written.
  func entry() throws(Failure) -> RunRecord.Entry {
    func before(_ text: String) throws(Failure) -> RunRecord.Before {
      let mode = Disk.mode(of: place.text) ?? 0o644
      // Of the permissions, as the system lets an administrator write everything.
      if mode & 0o200 == 0 {
        throw Failure(
          code: .cannotCreate,
          message: "'\(change.place)' is read-only; make it writable, then run again")
      }
      return RunRecord.Before(text: text, mode: mode)
    }
    switch effect {
    case .none:
      return RunRecord.Entry(path: place.path, before: nil, after: nil)
    case .write(let old, let new):
      return RunRecord.Entry(
        path: place.path, before: try old.map(before),
        after: change.fingerprint ?? Fingerprint(of: new))
    case .remove(let old):
      return RunRecord.Entry(path: place.path, before: try before(old), after: nil)
    }
  }
}

extension FileChange.Effect {
  /// Whether there is a file already.
  fileprivate var replaces: Bool {
    if case .write(from: nil, _) = self { false } else { true }
  }
}
