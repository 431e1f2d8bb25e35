import CommandNotation
import FileStore
import Regeneration
import Runs
import ScreensGenerator
import SourceText
import XIBMerge

extension Command {
  static let merge = Command(
    name: "merge", summary: "Merge a XIB, or what screens-gen keeps, as a merge driver of git.",
    operands: "ANCESTOR OURS THEIRS PATH",
    options: Option.common,
    discussion: """
      The result is written into OURS. XIBs are merged by element and attribute; if that leaves a
      conflict, OURS stays as it is, so that Interface Builder still opens it, and the exit code is 1.
      What screens-gen keeps beside the output always merges.

      'screens-gen generate --gitattributes' tells git which files to merge so. Each clone has to be
      told how, once:

          git config merge.screens-gen.name "screens-gen"
          git config merge.screens-gen.driver "screens-gen merge %O %A %B %P"
      """
  ) { arguments, console throws(Failure) in
    guard arguments.operands.count == 4 else {
      throw .usage("'merge' needs the ancestor, ours, theirs and the path")
    }
    let path = arguments.operands[3]
    let texts = try MergedFiles(arguments.operands, shownAs: path)
    if path.hasSuffix(".xib") { return try texts.mergeXIB(console) }
    if Workspace.isBase(path) { return try texts.mergeBase(console) }
    throw Failure(
      code: .badInput,
      message: "'\(path)' is neither a XIB nor what screens-gen keeps; leave it to git")
  }
}

/// The three versions of a file that git hands to a merge driver.
private struct MergedFiles {
  let ancestor: SourceFile
  let ours: SourceFile
  let theirs: SourceFile
  /// Where the result goes.
  let result: String

  init(_ operands: [String], shownAs path: String) throws(Failure) {
    var diagnostics = Diagnostics()
    var files: [SourceFile] = []
    for operand in operands.prefix(3) {
      let file = try Workspace.read(operand, reporting: &diagnostics)
      files.append(SourceFile(path: path, text: file.text))
    }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    (ancestor, ours, theirs) = (files[0], files[1], files[2])
    result = operands[1]
  }

  func mergeXIB(_ console: Console) throws(Failure) -> ExitCode {
    let merge = MergedXIB(base: ancestor, yours: ours, generated: theirs)
    guard let text = merge.text else {
      console.error(
        "both branches changed the same of '\(ours.path)'; it is ours now, and "
          + "'git show :3:\(ours.path)' prints theirs")
      return .differences
    }
    try write(text)
    return .done
  }

  func mergeBase(_ console: Console) throws(Failure) -> ExitCode {
    var diagnostics = Diagnostics()
    // Without an ancestor git hands over an empty file.
    let ancestor =
      self.ancestor.text.isEmpty ? Base() : Base(self.ancestor, reporting: &diagnostics)
    guard let ancestor, let ours = Base(ours, reporting: &diagnostics),
      let theirs = Base(theirs, reporting: &diagnostics)
    else { throw Failure(diagnostics) }
    try write(Base(ancestor: ancestor, ours: ours, theirs: theirs).text)
    return .done
  }

  private func write(_ text: String) throws(Failure) {
    try Workspace.using { store throws(FileProblem) in try store.replace(result, with: text) }
  }
}
