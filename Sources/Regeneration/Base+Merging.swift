import SourceText
import XMLText

extension Base {
  /// Merges two branches of a base. The merge never conflicts: if both branches changed the same
  /// lines of a file, both versions are kept for the next run, which knows what is generated from
  /// the merged spec.
  package init(ancestor: Base, ours: Base, theirs: Base) {
    let paths = Set(ours.files.keys).union(theirs.files.keys)
    var files: [String: File] = [:]
    for path in paths {
      files[path] = File(
        ancestor: ancestor.files[path], ours: ours.files[path], theirs: theirs.files[path],
        at: path)
    }
    let (mine, others) = (ours.provenance, theirs.provenance)
    let isNewer = isOlder(mine.version ?? "", than: others.version ?? "")
    self.init(
      files: files,
      provenance: Provenance(
        spec: mine.spec == ancestor.provenance.spec ? others.spec : mine.spec,
        version: isNewer ? others.version : mine.version,
        templates: mine.templates == ancestor.provenance.templates
          ? others.templates : mine.templates,
        wayToOutput: mine.wayToOutput == ancestor.provenance.wayToOutput
          ? others.wayToOutput : mine.wayToOutput))
  }
}

extension Base.File {
  /// Merges two versions of a file. Returns nil if one of the branches no longer has the file, and
  /// the other did not change it.
  fileprivate init?(
    ancestor: Base.File?, ours: Base.File?, theirs: Base.File?, at path: String
  ) {
    guard let ours, let theirs else {
      guard let only = ours ?? theirs, only != ancestor else { return nil }
      self = only
      return
    }
    self.init(text: "", conflict: ours.conflict ?? theirs.conflict)
    let base = ancestor?.text ?? ""
    if path.hasSuffix(".xib"), ours.other == nil, theirs.other == nil {
      func file(_ text: String) -> SourceFile { SourceFile(path: path, text: text) }
      let merge = MergedXIB(
        base: file(base), yours: file(ours.text), generated: file(theirs.text))
      if let merged = merge.text {
        text = merged
        return
      }
    }
    let merge = MergedText(base: base, yours: ours.text, generated: theirs.text)
    text = merge.textOfYours
    other = merge.hasConflicts ? merge.textOfGenerated : ours.other ?? theirs.other
  }
}
