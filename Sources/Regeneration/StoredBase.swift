package import SourceText

/// A base as it was read from the disk.
package struct StoredBase {
  package let file: SourceFile
  package let base: Base

  package init(file: SourceFile, base: Base) {
    self.file = file
    self.base = base
  }

  /// Returns the text to store: `next`, or the same text if another version of screens-gen
  /// generates the same. Reports the reasons why a run must not change the output of other tools or
  /// templates.
  package func text(
    replacedBy next: Base, isInPlace: Bool, _ rules: ChangeRules,
    reporting diagnostics: inout Diagnostics
  ) -> String {
    let (old, new) = (base.provenance, next.provenance)
    guard base.hasSameFiles(as: next) else {
      diagnostics.append(old.check(against: new, in: file, rules))
      return next.text
    }
    var sameVersion = new
    sameVersion.version = old.version
    return isInPlace && old == sameVersion ? file.text : next.text
  }
}

extension FileChange {
  /// Creates the change of a file that only the tool writes. Returns nil if the file does not exist
  /// and is not needed.
  package init?(ownFile text: String?, stored: ChangeSet.Content?) {
    switch (text, stored) {
    case (let text?, _): self.init(ownFile: text, stored: stored)
    case (nil, .text(let old)?): self = .remove(old)
    case (nil, .other?): self = .blocked(.notAFile)
    case (nil, nil): return nil
    }
  }

  /// Creates the change of a file that only the tool writes.
  package init(ownFile text: String, stored: ChangeSet.Content?) {
    switch stored {
    case nil: self = .create(text)
    case .text(text)?: self = .identical
    case .text(let old)?: self = .update(from: old, to: text)
    case .other?: self = .blocked(.notAFile)
    }
  }

  /// Creates the change of a file that is written only once.
  package init(newFile text: String, stored: ChangeSet.Content?) {
    self.init(ownFile: text, stored: stored)
    if case .update = self { self = .blocked(.exists) }
  }
}
