import FileStore
import Interfaces
import Regeneration
import ScreensGenerator
import SourceText

/// The steps that a user has to take after a run, as far as the run knows. In most cases there are
/// none.
struct NextSteps {
  private(set) var lines: [String] = []

  /// Finds the steps after `changes`. `generate` is the command that completes a run after its
  /// conflicts are resolved, and `toFillIn` are the methods that need code, by the paths of their
  /// files.
  init(after changes: [PlacedChange], toFillIn: [String: [String]], generate: String?) {
    let conflicts = changes.filter(\.change.isConflict).map { "'\($0.place)'" }
    if let settled = conflicts.firstAndCount {
      let command = generate.map { ", then run '\($0)'" } ?? ""
      lines = ["settle the conflict in \(settled)\(command)"]
      return
    }
    let created = changes.filter { if case .create = $0.change { true } else { false } }
    if let step = Self.project(of: created.filter { Names.isResource($0.path) }) {
      lines.append(step)
    }
    let methods = created.flatMap { change in
      toFillIn[change.place, default: []].map { "'\($0)' in '\(change.place)'" }
    }
    if let methods = methods.firstAndCount { lines.append("fill in \(methods)") }
  }

  /// Returns the step by which the package or the project includes new resources, or nil if it
  /// includes them.
  private static func project(of resources: [PlacedChange]) -> String? {
    guard let first = resources.first, let project = Workspace.project(of: first.directory) else {
      return nil
    }
    let manifest = Path.join(project, "Package.swift")
    guard Workspace.store.isFindable(manifest),
      let file = try? Workspace.read(manifest, as: .manifest)
    else {
      return nil
    }
    let targets = PackageManifest(file).targets
    // Resources that are not literals can be any.
    let known = targets.compactMap(\.resources)
    if known.count < targets.count { return nil }
    let bundled = known.joined().map { Path.join(project, $0) }
    let unlisted = resources.filter { resource in
      let place = Workspace.identity(of: resource.place)
      return !bundled.contains { Path.isAt(place, orBelow: $0) }
    }
    let shown = Workspace.shown(manifest)
    let directory = Path.directory(of: shown)
    let command = "screens-gen package --write" + (directory == "." ? "" : " " + directory)
    return unlisted.map { "'\(Path.name(of: $0.path))'" }.firstAndCount.map {
      "add \($0) to the resources in '\(shown)', as '\(command)' does"
    }
  }
}

extension [String] {
  /// The first text and the number of others: `a and 2 more`. Nil if there is none.
  fileprivate var firstAndCount: String? {
    first.map { count == 1 ? $0 : "\($0) and \(count - 1) more" }
  }
}
