import FileStore
import Regeneration
import SourceText

/// What a user has to do after a run, as far as the run knows: nothing, in most cases.
struct NextSteps {
  private(set) var lines: [String] = []

  /// What is to be done about `changes`. `generate` is the command that finishes what conflicts
  /// kept open, and `toFillIn` the methods that wait for code, by the paths of their files.
  init(after changes: [PlacedChange], toFillIn: [String: String], generate: String?) {
    let conflicts = changes.filter(\.change.isConflict).map { "'\($0.place)'" }
    if let settled = conflicts.firstAndCount {
      let command = generate.map { ", then run '\($0)'" } ?? ""
      lines = ["settle the conflict in \(settled)\(command)"]
      return
    }
    let created = changes.filter { if case .create = $0.change { true } else { false } }
    if let step = Self.project(of: created.filter { $0.path.hasSuffix(".xib") }) {
      lines.append(step)
    }
    let methods = created.compactMap { change in
      toFillIn[change.place].map { "'\($0)' in '\(change.place)'" }
    }
    if let methods = methods.firstAndCount { lines.append("fill in \(methods)") }
  }

  /// How the package or the project around new XIBs comes to know them; nil if it does.
  private static func project(of xibs: [PlacedChange]) -> String? {
    guard let first = xibs.first, let project = Workspace.project(of: first.directory) else {
      return nil
    }
    let manifest = Path.join(project, "Package.swift")
    guard Workspace.store.isFindable(manifest), let text = try? Workspace.read(manifest).text else {
      return nil
    }
    let resources = text.matches(of: /\.(?:process|copy)\(\s*"([^"]+)"/).map(\.1)
    let unlisted = xibs.filter { xib in
      !resources.contains { ("/" + xib.place + "/").contains("/" + $0 + "/") }
    }
    let shown = Workspace.store.shown(manifest, from: [])
    let directory = Path.directory(of: shown)
    let command = "screens-gen package --write" + (directory == "." ? "" : " " + directory)
    return unlisted.map { "'\(Path.name(of: $0.path))'" }.firstAndCount.map {
      "add \($0) to the resources in '\(shown)', as '\(command)' does"
    }
  }
}

extension [String] {
  /// `a and 2 more`; nil for none.
  fileprivate var firstAndCount: String? {
    first.map { count == 1 ? $0 : "\($0) and \(count - 1) more" }
  }
}
