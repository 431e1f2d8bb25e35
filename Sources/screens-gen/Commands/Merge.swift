import FileStore
import Regeneration
import Runs
import ScreensGenerator
import SourceText
import XMLText

extension Command {
  static let merge = Command(
    name: "merge", summary: "Merge a XIB or a base, as git's merge driver.",
    operands: "ANCESTOR OURS THEIRS PATH",
    discussion: """
      The result is written into OURS. XIBs are merged by element and attribute; if that leaves a
      conflict, OURS stays as it is, so that Interface Builder still opens it, and the exit code is 1.
      The base that screens-gen keeps beside the output always merges.

      'screens-gen generate --gitattributes' tells git which files to merge this way. Configure the
      driver once in each clone:

          git config merge.screens-gen.name "screens-gen"
          git config merge.screens-gen.driver "screens-gen merge %O %A %B %P"
      """
  ) { arguments, console throws(Failure) in
    guard arguments.operands.count == 4 else {
      throw .usage("'merge' needs the ancestor, ours, theirs and the path")
    }
    let path = arguments.operands[3]
    var diagnostics = Diagnostics()
    let versions = try arguments.operands.prefix(3).map { operand throws(Failure) in
      let text = try Workspace.read(operand, as: .base, reporting: &diagnostics).text
      return SourceFile(path: path, text: text)
    }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    guard let text = try mergedText(versions[0], versions[1], versions[2]) else {
      console.error(
        "both branches changed the same part of '\(path)'; it is ours now, and "
          + "'git show \((":3:" + path).quotedForShell)' prints theirs")
      return .differences
    }
    try Workspace.using { store throws(FileProblem) in
      try store.replace(arguments.operands[1], with: text)
    }
    return .done
  }

  /// Returns the text that git has to write to the file, or nil for a XIB with a conflict.
  private static func mergedText(
    _ ancestor: SourceFile, _ ours: SourceFile, _ theirs: SourceFile
  ) throws(Failure) -> String? {
    if ours.path.hasSuffix(".xib") {
      return MergedXIB(base: ancestor, ours: ours, theirs: theirs).text
    }
    guard Workspace.isBase(ours.path) else {
      throw Failure(
        code: .badInput,
        message: "'\(ours.path)' is neither a XIB nor what screens-gen keeps; leave it to git")
    }
    var diagnostics = Diagnostics()
    // Without an ancestor, git passes an empty file.
    guard let base = ancestor.text.isEmpty ? Base() : Base(ancestor, reporting: &diagnostics),
      let ours = Base(ours, reporting: &diagnostics),
      let theirs = Base(theirs, reporting: &diagnostics)
    else { throw Failure(diagnostics) }
    return Base(ancestor: base, ours: ours, theirs: theirs).text
  }
}
