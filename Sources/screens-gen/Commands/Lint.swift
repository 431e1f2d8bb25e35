import FileStore
import Interfaces
import Regeneration
import Runs
import SourceText
import SpecModel

extension Command {
  static let lint = Command(
    name: "lint", summary: "Check that XIBs, storyboards, classes and Screenlets fit together.",
    operands: "[DIR]...",
    options: [
      Option(
        name: "module", value: "NAME",
        help: "the module that the sources go into, whatever a spec or a Package.swift says"),
      Option(
        name: "no-accessibility",
        help: "leave out the warnings about accessibility"),
      Option(
        name: "fix",
        help: "correct modules, imports and the types in methods of delegates, and report the rest"),
      Option(
        name: "dry-run", short: "n",
        help: "with '--fix', say what would be corrected, and write nothing"),
    ] + Option.reporting + [.quiet],
    discussion: """
      Every XIB, storyboard and Swift file in DIR and below it is looked at, generated or written by
      hand; without operands, those of the current directory. Of a DIR that has specs only, those that
      they yield are. An error is what fails on a phone:

        - an outlet, action, custom class or module that does not exist, or an outlet of another type
        - a custom class that is private or generic, or an unwind action that no class has
        - a runtime attribute that its object does not have, or a segue that no storyboard has
        - a restorationIdentifier that is not an action of its Screenlet
        - a view class that is not a view model, or a theme without an outlet that the view model needs
        - a child theme that changes more than the looks of its parent
        - a file, a view class and a theme whose names do not agree
        - two files, or two types, of one name in a module

      Problems of accessibility are warnings, at most one of each kind for a XIB or storyboard:

        - a font of a fixed size
        - a button with an image only and without an accessibility label
        - a button or a field smaller than 44 points
        - a constraint of a left or right edge

      With '--fix', these are corrected as far as it is certain what belongs there: the module of a
      class in XIBs and storyboards, the types of a method that a delegate declares with others, and
      an import of LiferayScreensLibrary or LiferayScreensCompatibility in a file that needs it, as
      code for Liferay Screens 5 does. 'undo' reverts it.

      What libraries declare is not checked. What is only doubtful is a warning, and so is
      everything about File's Owner, which is not created by the XIB.
      """
  ) { arguments, console throws(Failure) in
    var diagnostics = Diagnostics(limit: Diagnostics.limitOfReports)
    var files = WiringFiles(swift: [], xibs: [])
    var seen: Set<String> = []
    let modules = arguments.modules
    for directory in arguments.operandsOrHere {
      try Workspace.add(
        filesOf: directory, in: modules, to: &files, besides: &seen, reporting: &diagnostics,
        console.warning)
    }
    if files.swift.isEmpty, files.xibs.isEmpty, files.storyboards.isEmpty {
      let places = arguments.operandsOrHere.map { "'\($0)'" }.joined(separator: ", ")
      let hasSpecs = arguments.operandsOrHere.contains { (try? Workspace.specs(at: $0)) != nil }
      throw Failure(
        code: .noInput,
        message: "no XIB, storyboard or Swift file is in \(places)"
          + (hasSpecs ? " yet; 'screens-gen generate' makes them from the specs there" : ""))
    }
    if let module = arguments["module"] {
      guard SwiftName.isIdentifier(module), !SwiftName.isKeyword(module) else {
        throw .usage("'\(module)' cannot name a module in Swift")
      }
      files.modules.add(module, for: "", by: .user)
    }
    files.checksAccessibility = !arguments.has("no-accessibility")
    let reporter = try arguments.reporter()
    var findings = WiringCheck(files).findings
    var changes: [PlacedChange]?
    if arguments.has("fix") {
      let unreadable = Set(diagnostics.sorted.map(\.range.file.path))
      let corrected = corrected(files, findings).filter { !unreadable.contains($0.key) }
      let written = try write(corrected, over: files, arguments, console)
      if reporter == .text { console.status(ofItems: written.map { ($0.change.word, $0.place) }) }
      changes = written
      if !arguments.has("dry-run") {
        files.replace(corrected)
        findings = WiringCheck(files).findings
      }
    } else if arguments.has("dry-run") {
      throw .usage("'--dry-run' needs '--fix'")
    }
    diagnostics.append(findings)
    console.show(
      Report(diagnostics), as: reporter,
      json: json(diagnostics, of: files)
        + (changes.map { [("corrected", .list($0.map { .text($0.place) }))] } ?? []),
      status: counts(diagnostics, of: files))
    return diagnostics.hasErrors ? .differences : .done
  }

  /// Returns the corrected files. A correction can show what else is to be corrected.
  private static func corrected(
    _ files: WiringFiles, _ findings: Diagnostics
  ) -> [String: SourceFile] {
    var (files, findings) = (files, findings)
    var corrected: [String: SourceFile] = [:]
    for _ in 1...mostRounds where findings.fixableCount > 0 {
      let next = findings.corrected()
      corrected.merge(next) { _, later in later }
      files.replace(next)
      findings = WiringCheck(files).findings
    }
    return corrected
  }

  private static let mostRounds = 3

  /// Writes the corrected files, unless it is a dry run, and returns the changes.
  private static func write(
    _ corrected: [String: SourceFile], over files: WiringFiles, _ arguments: Arguments,
    _ console: Console
  ) throws(Failure) -> [PlacedChange] {
    let changes = (files.swift + files.xibs + files.storyboards).compactMap { file in
      corrected[file.path].map {
        PlacedChange(place: file.path, change: .update(from: file.text, to: $0.text))
      }
    }.sorted { $0.place < $1.place }
    if !changes.isEmpty, !arguments.has("dry-run") {
      try LockedTree.take(Set(changes.map(\.directory)).sorted(), arguments, console)
      try Workspace.apply(changes, on: console)
    }
    return changes
  }

  /// Returns the counts in words, such as
  /// `3 XIBs, 1 storyboard, 12 Swift files: 1 error, 2 warnings`.
  private static func counts(_ diagnostics: Diagnostics, of files: WiringFiles) -> String {
    let found = [Diagnostic.Severity.error, .warning].compactMap { severity in
      let count = diagnostics.count(of: severity)
      return count == 0 ? nil : count.counting(severity.rawValue)
    }
    let storyboards = files.storyboards.count
    let read =
      [files.xibs.count.counting("XIB")]
      + (storyboards == 0 ? [] : [storyboards.counting("storyboard")])
      + [files.swift.count.counting("Swift file")]
    let fixable = diagnostics.fixableCount
    return read.joined(separator: ", ") + ": "
      + (found.isEmpty ? "no problems" : found.joined(separator: ", "))
      + (fixable == 0 ? "" : "; '--fix' corrects \(fixable) of them")
  }

  private static func json(
    _ diagnostics: Diagnostics, of files: WiringFiles
  ) -> [(String, JSONText)] {
    let counts = [Diagnostic.Severity.error, .warning].map {
      ($0.rawValue, JSONText.number(diagnostics.count(of: $0)))
    }
    return [
      ("xibs", .list(files.xibs.map { .text($0.path) })),
      ("storyboards", .list(files.storyboards.map { .text($0.path) })),
      ("counts", .object(counts)),
    ]
  }
}
