import CommandNotation
import FileStore
import Regeneration
import Runs
import ScreensGenerator

extension Workspace {
  /// What becomes of `.gitattributes` in the directories of the operands, and in those that module
  /// files generate the `specs` into: the lines for output are added if that `isWanted`, and brought
  /// up to date where they are.
  static func gitAttributes(
    for specs: [String], _ arguments: Arguments, isWanted: Bool
  ) throws(Failure) -> [PlacedChange] {
    var changes: [PlacedChange] = []
    var directories = directories(of: arguments)
    let modules = arguments.modules
    for path in specs {
      let output = identity(of: try modules.output(of: path))
      let isCovered = directories.contains { Path.isAt(output, orBelow: identity(of: $0)) }
      if !isCovered { directories.append(try modules.output(of: path)) }
    }
    for directory in directories where isWanted || isDirectory(directory) {
      let found = try contents(of: [GitAttributes.path], in: directory)[GitAttributes.path]
      guard let change = FileChange(gitAttributes: found, isWanted: isWanted) else { continue }
      changes.append(
        PlacedChange(directory: directory, path: GitAttributes.path, change: change))
    }
    return changes
  }

  private static func directories(of arguments: Arguments) -> [String] {
    if let output = arguments["output"] { return [output] }
    let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    return store.distinct(operands.map { isDirectory($0) ? $0 : Path.directory(of: $0) })
  }
}
