import Regeneration
import ScreensGenerator
package import SourceText
import SpecModel

/// What is kept of a planned spec until the end of a run.
package struct PlannedSpec {
  package let file: SourceFile
  /// The output directory.
  package let directory: String
  /// The files that the spec makes; nil if the spec or a template has errors.
  var claim: OutputClaim?
  package var changes: [PlacedChange] = []
  var references: [ReferredSpecs.Found] = []
  package var diagnostics = Diagnostics()
  /// The move of the output from another directory; nil if it is not moved.
  var move: Move?
  /// The failure in the use of the changes, if there was one.
  var failure: Failure?
  /// The record for later runs, if nothing is left to do for the spec.
  var record: UnchangedSpec?
  /// The methods that are generated without a body, by the paths of their files.
  package private(set) var toFillIn: [String: [String]] = [:]
  /// Whether the record of an earlier run says so. The name in the claim is then the start of the
  /// file.
  package private(set) var isUnchanged = false

  package init(file: SourceFile, directory: String) {
    self.file = file
    self.directory = directory
  }

  /// Creates what the record of an earlier run says of the spec.
  init(_ record: UnchangedSpec, by generator: Generator, in place: SpecPlace) {
    self.init(file: place.file, directory: place.directory)
    let all = record.files.compactMap { file in
      file.change.map {
        ChangeSet.Change(path: file.path, change: $0, isBase: file.path == record.basePath)
      }
    }
    claim = OutputClaim(
      of: all.filter { !$0.isBase }.map(\.path), all, name: file.range(0..<0),
      module: record.module, by: generator, in: place)
    changes = all.map { PlacedChange($0, in: directory, from: file) }
    self.record = record
    isUnchanged = true
  }

  /// Adds what is kept of a plan, and its changes.
  mutating func add(_ plan: Plan, by generator: Generator, in place: SpecPlace) {
    let (spec, blueprint) = (plan.output.spec, plan.output.blueprint)
    if let former = plan.former {
      var move = Move(origin: former.path + "/" + blueprint.basePath)
      plan.reportMove(below: place.prefix, to: &move.problem)
      self.move = move
    }
    claim = OutputClaim(
      of: plan.output.files.paths, plan.changes, name: spec.name.range,
      module: spec.module ?? generator.module?.name.value, by: generator, in: place)
    changes = plan.changes.map { PlacedChange($0, in: directory, from: file) }
    for (path, method) in blueprint.toFillIn(with: generator.templates) {
      toFillIn[place.prefix + path] = method
    }
  }

  struct Move {
    /// The base that is moved.
    let origin: String
    /// The problem if another spec moves the same output.
    var problem = Diagnostics()
  }

  /// The path of the base below the directory.
  var basePath: String? { changes.last(where: \.isBase)?.path }
}

extension OutputClaim {
  fileprivate init(
    of paths: [String], _ changes: [ChangeSet.Change], name: SourceRange, module: String?,
    by generator: Generator, in place: SpecPlace
  ) {
    self.init(
      of: paths, changes, spec: place.file, name: name, module: module,
      directory: place.directory, identity: Workspace.identity(of: place.directory), by: generator)
  }
}

extension PlannedSpec {
  /// Reports what a run would change, each change at its first difference, and missing files at the
  /// spec.
  func reportDifferences(to diagnostics: inout Diagnostics) {
    var differences = Diagnostics()
    let head = file.range(ofLine: 0)
    // A file that a conflict puts beside a XIB is not output.
    let copies = changes.filter(\.change.isConflict)
      .map { FileVersions.generatedCopyPath(of: $0.path) }
    let missing = changes.filter { $0.isMissing && !$0.isBase && !copies.contains($0.path) }
    if let first = missing.first {
      differences.error(.missing(first.place, count: missing.count), at: head)
    }
    for change in changes where !change.isBase {
      guard let place = change.firstDifference else { continue }
      switch change.change {
      case .update, .merge, .force: differences.error(.behind, at: place)
      case .conflict where change.conflicts.isEmpty: differences.error(.wouldConflict, at: place)
      case .remove: differences.error(.notYielded, at: place)
      default: break
      }
    }
    if differences.isEmpty, copies.isEmpty, changes.contains(where: \.change.changesDisk) {
      differences.error(.baseBehind, at: head)
    }
    diagnostics.append(differences)
  }
}

extension PlacedChange {
  fileprivate var isMissing: Bool {
    switch change {
    case .create, .move: true
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ path: String, count: Int) -> Self {
    let others = count == 1 ? " is" : " and \(count - 1) more files are"
    return "'\(path)'\(others) missing; \(generate)"
  }

  fileprivate static let behind = Self("this is not what the spec yields now; \(generate)")
  fileprivate static let notYielded = Self("the spec no longer yields this file; \(generate)")
  fileprivate static let baseBehind = Self("the output of this spec is not up to date; \(generate)")
  fileprivate static let wouldConflict: Self =
    "this was edited where the spec yields something else now; generate would leave a conflict here"

  private static let generate = "run 'screens-gen generate'"
}
