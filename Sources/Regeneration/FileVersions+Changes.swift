import SourceText

extension FileVersions {
  /// The changes of a run, and what it keeps for the next one.
  struct Outcome {
    /// The changes of the file, and of the files beside it. Empty if there is nothing to report:
    /// the file was once generated, no longer is, and does not exist.
    let changes: [ChangeSet.Change]
    /// The entry of the file in the next base; nil if there is none.
    let base: Base.File?
  }

  func outcome(under rules: ChangeRules) -> Outcome {
    guard let change = change(under: rules) else { return Outcome(changes: [], base: nil) }
    return Outcome(changes: changes(around: change, rules), base: nextBase(after: change))
  }

  private func changes(
    around change: FileChange, _ rules: ChangeRules
  ) -> [ChangeSet.Change] {
    if origin != path { return moved(change) }
    let own = ChangeSet.Change(
      path: path, change: change, conflicts: conflicts(of: change), warnings: warnings(of: change))
    return [own] + changeOfCopy(change) + changeOfGeneratedCopy(change)
  }

  private func nextBase(after change: FileChange) -> Base.File? {
    switch change {
    case .remove:
      return nil
    case .open, .orphan:
      return base ?? generated.map { Base.File(text: $0) }
    case .conflict(let yours, _):
      return generated.map { generated in
        let conflict = Base.Conflict(
          yours: Fingerprint(of: yours), base: mergeBase(yours, generated))
        return Base.File(text: generated, conflict: conflict)
      }
    case .keep, .merge:
      return generated.map { Base.File(text: $0, conflict: keptLayout(after: change)) }
    case .create, .update, .identical, .force, .skip, .move, .blocked:
      return generated.map { Base.File(text: $0) }
    }
  }

  private func change(under rules: ChangeRules) -> FileChange? {
    switch (yours, generated) {
    case (.other?, _?):
      .blocked(.notAFile)
    case (.other?, nil), (nil, nil):
      nil
    case (nil, let generated?):
      base == nil || rules.restores ? .create(generated) : .skip
    case (.text, nil) where openVersion != nil:
      openVersion.map { .open($0) }
    case (.text(let yours)?, nil):
      generatedBefore.contains { haveSameLines($0, yours) } ? .remove(yours) : .orphan
    case (.text(let yours)?, let generated?):
      change(yours, generated, rules)
    }
  }

  /// Returns the change of a file that exists and is generated.
  private func change(
    _ yours: String, _ generated: String, _ rules: ChangeRules
  ) -> FileChange {
    // No option decides between branches, or about what somebody wrote beside a XIB.
    if let openVersion { return .open(openVersion) }
    if isSameText(yours, generated) { return .identical }
    let base = mergeBase(yours, generated)
    if let base, isSameText(base, yours) { return .update(from: yours, to: generated) }
    if let base, haveSameLines(base, yours) {
      let text = MergedText(base: base, yours: yours, generated: generated).text
      return isSameText(text, yours) ? .identical : .update(from: yours, to: text)
    }
    if haveSameLines(yours, generated) { return .identical }
    if rules.forces { return discarding(yours, for: generated) }
    if let conflicted = ConflictedText(yours) {
      return change(yours, conflicted, generated, rules)
    }
    if generatedCopy == .other || isSettlingCopy(yours) && rules.conflicts == .markers {
      return .open(.generatedCopy(Self.generatedCopyPath(of: origin)))
    }
    if rules.conflicts == .theirs, let text = takenLayout(yours, generated) {
      return discarding(yours, for: text)
    }
    if let base, isSameText(base, generated) { return .keep }
    return merge(base, yours, generated, rules)
  }

  /// Returns the change of a file with conflicts in it.
  private func change(
    _ yours: String, _ conflicted: ConflictedText, _ generated: String, _ rules: ChangeRules
  ) -> FileChange {
    if !conflicted.isOfGenerator,
      let text = mergedBranches(conflicted, generated) ?? mergedTables(conflicted, generated)
    {
      return isSameText(text, yours) ? .keep : .merge(from: yours, to: text)
    }
    let line = conflicted.starts[0]
    if !conflicted.isOfGenerator { return .open(.markersOfGit(text: yours, line: line)) }
    if rules.conflicts == .markers { return .open(.markers(text: yours, line: line)) }
    if rules.conflicts == .theirs {
      let merge = MergedText(base: base?.text, yours: conflicted.theirs, generated: generated)
      return discarding(yours, for: merge.textOfGenerated)
    }
    let text = MergedText(base: base?.text, yours: conflicted.ours, generated: generated)
      .textOfYours
    return hasOwnLines(conflicted)
      ? discarding(yours, for: text) : .merge(from: yours, to: text)
  }

  /// Whether lines were written by hand between the markers of a conflict, on the generator's side.
  private func hasOwnLines(_ conflicted: ConflictedText) -> Bool {
    let texts = generatedBefore + [base?.conflict?.base].compactMap { $0 }
    let known = Set(texts.flatMap { [Line](of: $0) }.map(\.content))
    return zip(conflicted.lines, conflicted.sides).contains { line, side in
      (side == .theirs || side == .ancestor) && !known.contains(line.content)
    }
  }

  private func merge(
    _ base: String?, _ yours: String, _ generated: String, _ rules: ChangeRules
  ) -> FileChange {
    if isXIB { return mergeXIB(base, yours, generated, rules) }
    // Translations are kept under the new keys.
    let base = base.map { withNewKeys($0) }
    let merge = mergedLines(base, withNewKeys(yours), generated)
    guard merge.hasConflicts else { return merged(yours, merge.text) }
    if isStringTable, rules.conflicts != .theirs {
      return merged(yours, settledTable(merge, base, generated))
    }
    return switch rules.conflicts {
    case .markers: .conflict(from: yours, to: merge.text)
    case .keep: merged(yours, merge.textOfYours)
    case .theirs: discarding(yours, for: merge.textOfGenerated)
    }
  }

  private func withNewKeys(_ text: String) -> String {
    newKeys.isEmpty ? text : [Line](of: text).with(newKeys: newKeys).text
  }

  private func settledTable(
    _ merge: MergedText, _ base: String?, _ generated: String
  ) -> String {
    SettledStringTable(base: base ?? "", yours: merge.textOfYours, generated: generated).text
  }

  /// Returns a string table in which git left conflicts, with the translations of both branches and
  /// what is generated now. Returns nil for any other file, or if both branches translated a text
  /// differently.
  private func mergedTables(_ conflicted: ConflictedText, _ generated: String) -> String? {
    guard isStringTable,
      let table = MergedStringTable(
        conflicted, ourBase: base?.other == nil ? nil : base?.text,
        generated: generatedBefore + [base?.conflict?.base, generated].compactMap(\.self))
    else { return nil }
    let base = mergeBase(table.text, generated)
    let merge = mergedLines(base, table.text, generated)
    return merge.hasConflicts ? settledTable(merge, base, generated) : merge.text
  }

  private func mergedLines(
    _ base: String?, _ yours: String, _ generated: String
  ) -> MergedText {
    var (base, generated) = (base, generated)
    if isStringTable, let old = base {
      // A translation stays when its original text changes. If its key is gone, as after a change
      // of a name, the lines are in conflict, and the edited ones stay.
      let (table, texts) = (StringTableLines(yours), StringTableLines(generated))
      let edited = table.edited(from: StringTableLines(old)).filter { texts[$0] != nil }
      base = table.replaced(in: old, for: edited)
      generated = table.replaced(in: generated, for: edited)
    }
    let lines = MergedText(base: base, yours: yours, generated: generated)
    return isRenamed ? lines.settledByWords : lines
  }

  func merged(_ yours: String, _ text: String) -> FileChange {
    isSameText(text, yours) ? .keep : .merge(from: yours, to: text)
  }

  /// Returns the changes that move the file to its new path, if that is possible.
  private func moved(_ change: FileChange) -> [ChangeSet.Change] {
    if change.isBlocked { return [ChangeSet.Change(path: origin, change: change)] }
    if case .remove = change { return [ChangeSet.Change(path: origin, change: change)] }
    if inTheWay != nil, change != .skip {
      return [ChangeSet.Change(path: path, change: .blocked(.exists))]
    }
    guard case .text(let yours)? = self.yours else {
      return [ChangeSet.Change(path: path, change: change)]
    }
    var text = yours
    if case .write(_, let new) = change.effect { text = new }
    let move = FileChange.move(from: origin, text: text, isConflict: change.isConflict)
    var changes = [
      ChangeSet.Change(path: origin, change: .remove(yours)),
      ChangeSet.Change(
        path: path, change: move, conflicts: conflicts(of: change),
        warnings: warnings(of: change)),
    ]
    if case .text(let copy)? = generatedCopy {
      changes.append(
        ChangeSet.Change(path: Self.generatedCopyPath(of: origin), change: .remove(copy)))
    }
    changes += changeOfCopy(change)
    if let text = textOfGeneratedCopy(change) {
      changes.append(
        ChangeSet.Change(path: Self.generatedCopyPath(of: path), change: .create(text)))
    }
    return changes
  }

  /// Returns the text of the file beside a XIB that moves: the edited text, or the text that a
  /// conflict puts there.
  private func textOfGeneratedCopy(_ change: FileChange) -> String? {
    guard isXIB else { return nil }
    if case .text(let text)? = generatedCopy, !generatedBefore.contains(text) { return text }
    return change.isConflict ? theirs ?? generated : nil
  }

  /// Returns the change that replaces the user's version by what is generated, if a copy of it can
  /// be kept.
  func discarding(_ yours: String, for text: String) -> FileChange {
    copyPath == nil ? .blocked(.tooManyCopies) : .force(from: yours, to: text)
  }

  /// Whether the user is still settling the conflict of a XIB.
  private func isSettlingCopy(_ yours: String) -> Bool {
    guard isXIB, let generatedCopy else { return false }
    return !isUnsettled(yours) || !generatedBefore.contains { generatedCopy == .text($0) }
  }

  /// The conflict of a XIB that has an edited version beside it, or needs one after a merge of two
  /// branches. Nil if there is no conflict.
  private var openVersion: FileChange.Conflict? {
    guard isXIB else { return nil }
    let path = Self.generatedCopyPath(of: origin)
    switch generatedCopy {
    case .text(let text)?:
      return isEdited(text) ? .generatedCopy(path, isUnmerged: theirs != nil) : nil
    case .other?: return theirs == nil ? nil : .generatedCopy(path, isUnmerged: true)
    case nil: return theirs == nil ? nil : .branches(path)
    }
  }

  /// Returns the change that keeps a copy of the user's version, unless there is one.
  private func changeOfCopy(_ change: FileChange) -> [ChangeSet.Change] {
    guard case .force(let yours, _) = change, let copyPath, self.yours != copy else { return [] }
    return [ChangeSet.Change(path: copyPath, change: .create(yours))]
  }

  /// Returns the changes of the file that a conflict put beside a XIB.
  private func changeOfGeneratedCopy(_ change: FileChange) -> [ChangeSet.Change] {
    let path = Self.generatedCopyPath(of: path)
    if case .open(.branches) = change {
      return theirs.map { [ChangeSet.Change(path: path, change: .create($0))] } ?? []
    }
    guard isXIB, let generated, !change.isBlocked else { return [] }
    switch (change, generatedCopy) {
    case (.open, _), (_, .other?):
      return []
    case (.conflict, nil):
      return [ChangeSet.Change(path: path, change: .create(generated))]
    case (.conflict, .text(let text)?):
      let isSame = isSameText(text, generated)
      return [
        ChangeSet.Change(
          path: path, change: isSame ? .identical : .update(from: text, to: generated))
      ]
    case (_, .text(let text)?) where generatedBefore.contains(text) || text == generated:
      return [ChangeSet.Change(path: path, change: .remove(text))]
    default:
      return []
    }
  }
}
