import TextMerge

extension FileVersions {
  /// What becomes of the file, and of what lies beside it. Nothing if there is nothing to say: the
  /// file was generated once, is not any more, and is gone.
  func changes(under rules: ChangeRules) -> [ChangeSet.Change] {
    guard let change = change(under: rules) else { return [] }
    if origin != path { return moved(change) }
    return [ChangeSet.Change(path: path, change: change, conflicts: conflicts(of: change))]
      + changesBeside(change, rules)
  }

  private func change(under rules: ChangeRules) -> FileChange? {
    switch (base, yours, generated) {
    case (_, .other?, _?):
      .blocked(.notAFile)
    case (_, .other?, nil), (_, nil, nil):
      nil
    case (nil, nil, let generated?):
      .create(generated)
    case (_?, nil, let generated?):
      rules.restores ? .create(generated) : .skip
    case (let base, .text(let yours)?, nil):
      if let base, haveSameLines(base, yours) { .remove(yours) } else { .keep }
    case (let base, .text(let yours)?, let generated?):
      change(base, yours, generated, rules)
    }
  }

  /// The file is there, and is generated.
  private func change(
    _ base: String?, _ yours: String, _ generated: String, _ rules: ChangeRules
  ) -> FileChange {
    if let beside = openConflictBeside, !rules.forces {
      return .blocked(.openConflictBeside(beside))
    }
    if isSameText(yours, generated) { return .identical }
    if let base, isSameText(base, yours) { return .update(from: yours, to: generated) }
    if let base, haveSameLines(base, yours) {
      let text = MergedText(base: base, yours: yours, generated: generated).text
      return isSameText(text, yours) ? .identical : .update(from: yours, to: text)
    }
    if haveSameLines(yours, generated) { return .identical }
    if rules.forces { return discarding(yours, for: generated) }
    if let line = openConflict(in: yours) {
      return .blocked(.openConflict(text: yours, line: line))
    }
    if let base, isSameText(base, generated) { return .keep }
    return merge(base, yours, generated, rules)
  }

  private func merge(
    _ base: String?, _ yours: String, _ generated: String, _ rules: ChangeRules
  ) -> FileChange {
    if isXIB { return mergeXIB(base, yours, generated, rules) }
    let lines = MergedText(base: base, yours: yours, generated: generated)
    let merge = isRenamed ? lines.settledByWords : lines
    guard merge.hasConflicts else { return merged(yours, merge.text) }
    return switch rules.conflicts {
    case .markers: .conflict(from: yours, to: merge.text)
    case .keep: merged(yours, merge.textOfYours)
    case .theirs: discarding(yours, for: merge.textOfGenerated)
    }
  }

  func merged(_ yours: String, _ text: String) -> FileChange {
    isSameText(text, yours) ? .keep : .merge(from: yours, to: text)
  }

  /// The file goes to its new path, as far as there is one.
  private func moved(_ change: FileChange) -> [ChangeSet.Change] {
    if change.isBlocked { return [ChangeSet.Change(path: origin, change: change)] }
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
      ChangeSet.Change(path: path, change: move, conflicts: conflicts(of: change)),
    ]
    if change.isConflict, isXIB, let generated {
      changes.append(
        ChangeSet.Change(path: Self.generatedBeside(path), change: .create(generated)))
    }
    return changes
  }

  /// What is generated takes the place of yours, if a copy of yours can be kept.
  func discarding(_ yours: String, for text: String) -> FileChange {
    copyPath == nil ? .blocked(.tooManyCopies) : .force(from: yours, to: text)
  }

  private var openConflictBeside: String? {
    isXIB && beside != nil ? Self.generatedBeside(origin) : nil
  }

  private func changesBeside(_ change: FileChange, _ rules: ChangeRules) -> [ChangeSet.Change] {
    var changes: [ChangeSet.Change] = []
    if case .force(let yours, _) = change, let copyPath, self.yours != copy {
      changes.append(ChangeSet.Change(path: copyPath, change: .create(yours)))
    }
    guard isXIB, let generated else { return changes }
    let besidePath = Self.generatedBeside(path)
    if case .conflict = change {
      changes.append(ChangeSet.Change(path: besidePath, change: .create(generated)))
    } else if rules.forces, case .text(let text)? = beside, text == base || text == generated {
      changes.append(ChangeSet.Change(path: besidePath, change: .remove(text)))
    }
    return changes
  }
}

/// The line that the first marker of a conflict stands in, from 0: seven of its signs and a blank,
/// as git looks for them too. The line of equals signs alone is no sign of a conflict.
private func openConflict(in text: String) -> Int? {
  let markers = ["<<<<<<< ", "||||||| ", ">>>>>>> "]
  return text.linesOfText.firstIndex { line in markers.contains(where: line.hasPrefix) }
}
