import Regeneration
import ScreensGenerator
import SourceText

/// A disk in memory, as the plan of one spec sees it.
struct MemoryDisk: Surroundings {
  typealias Problem = Never

  var specPath: String? = "Sample.screenlet.yml"
  var isDirectoryOfModule = false
  var prefix = ""
  /// The texts of the output directory.
  var files: [String: String] = [:]
  /// The same of another directory, that the spec was in before.
  var former: (path: String, files: [String: String])?
  var sets: [String: SpecReference] = [:]
  /// Services that the runtime lacks are the module's own, unless this says otherwise.
  var missingSource: (_ path: String) -> String? = { _ in nil }
  /// Those of each service of the module's own; nil if they are not known.
  var ownMethods: [OwnMethod]?

  func spec(at path: String) -> SpecReference? { sets[path] }

  func missing(_ path: String) -> String? { missingSource(path) }

  func methods(ofClass name: String, at path: String) -> [OwnMethod]? { ownMethods }

  func mayAdd(method: String, toClass name: String) -> Bool { false }

  func exists(_ path: String) -> Bool { files[path] != nil }

  func contents(
    of paths: [String], in former: FormerDirectory?
  ) -> [String: ChangeSet.Content] {
    let files = former == nil ? self.files : self.former?.files ?? [:]
    return files.filter { paths.contains($0.key) }.mapValues { .text($0) }
  }

  func renaming(_ renaming: (_ base: SourceFile, _ path: String) -> Renaming?) -> Renaming? {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".screens-gen") {
      if let found = renaming(SourceFile(path: path, text: text), path) { return found }
    }
    return nil
  }

  func formerDirectory(ofBaseAt path: String) -> FormerDirectory? {
    guard let former, former.files[path] != nil else { return nil }
    return FormerDirectory(path: former.path, isInRun: true)
  }

  func formerFiles(at paths: [String]) -> [String: Base.File] { [:] }

  func sources(after changes: [ChangeSet.Change]) -> [SourceFile] {
    var disk = self
    disk.apply(changes.filter { $0.directory == nil })
    return disk.files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
  }

  /// Does what a plan says.
  mutating func apply(_ changes: [ChangeSet.Change]) {
    for change in changes {
      switch (change.change.effect, change.directory) {
      case (.none, _): break
      case (.write(_, let text), nil): files[change.path] = text
      case (.write(_, let text), _?): former?.files[change.path] = text
      case (.remove, nil): files[change.path] = nil
      case (.remove, _?): former?.files[change.path] = nil
      }
    }
  }

  func unmerged(at path: String, in former: FormerDirectory?) -> UnmergedFile? { nil }
}

extension Generator {
  /// What a spec without theme sets yields.
  func generate(_ file: SourceFile, reporting diagnostics: inout Diagnostics) -> Output? {
    output(of: file, in: MemoryDisk(), reporting: &diagnostics)
  }
}
