import FileStore
import Regeneration
import ScreensGenerator
import SourceText
import SpecModel

@testable import Runs

/// A tree of files in memory, with specs in it. It answers what the plans of a run ask.
struct MemoryTree {
  var files: [String: String] = [:]
  var rules = ChangeRules()

  init(_ files: [String: String] = [:]) {
    self.files = files
  }

  private static let builtIn = Result { () throws(Failure) in
    var ignored = Diagnostics()
    return try RunOptions().templates(orThoseIn: nil, reporting: &ignored)
  }

  /// Plans all specs, at paths of which one begins with one of the operands, and makes the changes
  /// unless something is wrong.
  mutating func run(_ operands: [String] = []) throws -> GenerateRun {
    var plans: [PlannedSpec] = []
    var taken: Set<String> = []
    for file in specs where operands.isEmpty || operands.contains(where: file.path.hasPrefix) {
      plans.append(try planned(file, &taken))
    }
    let run = GenerateRun(
      plans: plans, extra: [], diagnostics: RunCheck.problems(of: plans) { _ in "/Project" })
    if run.diagnostics.hasErrors || run.isBlocked { return run }
    for change in run.changes {
      switch change.change.effect {
      case .none: break
      case .write(_, let text): files[change.place] = text
      case .remove: files[change.place] = nil
      }
    }
    return run
  }

  private func planned(_ file: SourceFile, _ taken: inout Set<String>) throws -> PlannedSpec {
    let generator = try generator(for: file.path)
    let directory = output(of: file.path)
    var spec = PlannedSpec(file: file, directory: directory)
    let made = try output(of: file, by: generator, reporting: &spec.diagnostics)
    guard let output = made.output else { return spec }
    let place = SpecPlace(
      of: file, in: directory, ofModule: module(of: file.path).map { self.output(of: $0.path) })
    let plan = try plan(output, made.inputs, by: generator, in: place, &taken, &spec.diagnostics)
    spec.add(plan, by: generator, in: place)
    return spec
  }

  private var specs: [SourceFile] {
    files.keys.sorted().filter(Workspace.isSpec).map { SourceFile(path: $0, text: files[$0] ?? "") }
  }

  // MARK: Modules

  /// The module file in the directory of a spec, or else in the nearest one above.
  private func module(of path: String) -> SourceFile? {
    var directory = Path.directory(of: path)
    while true {
      let found = files.keys.sorted().first {
        Path.directory(of: $0) == directory && ModuleSpec.isFile($0)
      }
      if let found { return SourceFile(path: found, text: files[found] ?? "") }
      if directory == "." { return nil }
      directory = Path.directory(of: directory)
    }
  }

  private func moduleSpec(of path: String) -> ModuleSpec? {
    var ignored = Diagnostics()
    guard let file = module(of: path),
      case .module(let spec)? = Generator.spec(file, reporting: &ignored)
    else { return nil }
    return spec
  }

  private func output(of path: String) -> String {
    guard let file = module(of: path), let output = moduleSpec(of: path)?.output?.value else {
      return Path.directory(of: path)
    }
    return Self.path(output, seenFrom: file.path)
  }

  private func generator(for path: String) throws -> Generator {
    var generator = Generator(templates: try Self.builtIn.get(), module: moduleSpec(of: path))
    guard ModuleSpec.isFile(path) else { return generator }
    let members = specs.filter { module(of: $0.path)?.path == path && !ModuleSpec.isFile($0.path) }
    generator.shared = ServiceClass.united(
      members.flatMap { member in
        var ignored = Diagnostics()
        return generator.sharedServices(of: member, own: [], reporting: &ignored)
      })
    return generator
  }

  // MARK: What plans ask for

  /// Returns all problems of a spec.
  func problems(ofSpecAt path: String) throws -> Diagnostics {
    let file = SourceFile(path: path, text: files[path] ?? "")
    return try answering(file) { inputs, diagnostics throws(UnreadInput) in
      try Generator.check(file, of: moduleSpec(of: path), inputs, reporting: &diagnostics)
    }.diagnostics
  }

  private func output(
    of file: SourceFile, by generator: Generator, reporting diagnostics: inout Diagnostics
  ) throws -> (output: Generator.Output?, inputs: Inputs) {
    var output: Generator.Output?
    let read = try answering(file) { inputs, diagnostics throws(UnreadInput) in
      output = try generator.output(of: file, inputs, reporting: &diagnostics)
    }
    diagnostics.append(read.diagnostics)
    return (output, read.inputs)
  }

  /// Calls `body` until it has all that it needs.
  private func answering(
    _ file: SourceFile, _ body: (Inputs, inout Diagnostics) throws(UnreadInput) -> Void
  ) throws -> (inputs: Inputs, diagnostics: Diagnostics) {
    var inputs = Inputs()
    while true {
      var found = Diagnostics()
      do {
        try body(inputs, &found)
        return (inputs, found)
      } catch {
        guard case .reference(let path) = error else { preconditionFailure("\(error)") }
        inputs.references[path] = .some(reference(at: path, in: file))
      }
    }
  }

  private func reference(at path: String, in file: SourceFile) -> SpecReference? {
    let place = Self.path(path, seenFrom: file.path)
    guard let text = files[place] else { return nil }
    var ignored = Diagnostics()
    return SpecReference(
      SourceFile(path: place, text: text), in: moduleSpec(of: place), reporting: &ignored)
  }

  private func plan(
    _ output: Generator.Output, _ inputs: Inputs, by generator: Generator, in place: SpecPlace,
    _ taken: inout Set<String>, _ diagnostics: inout Diagnostics
  ) throws -> Plan {
    let shared = module(of: place.file.path).map { self.output(of: $0.path) }
    var existing = Existing(
      specPath: Self.path(of: place.file.path, below: place.directory), prefix: place.prefix,
      isDirectoryOfModule: shared == place.directory)
    while true {
      var found = Diagnostics()
      do {
        let plan = try generator.plan(
          output, from: place.file, inputs, over: existing, rules, reporting: &found)
        if let origin = plan.origin, !taken.insert(origin.file.path).inserted {
          existing.bases?.removeAll { $0.path == origin.path }
          continue
        }
        diagnostics.append(found)
        return plan
      } catch {
        switch error {
        case .contents(let paths): read(paths, into: &existing, place.directory)
        case .bases: existing.bases = bases(in: place.directory)
        case .formerDirectory(let path):
          existing.former = .some(formerDirectory(of: path, place.file, but: place.directory))
        }
      }
    }
  }

  private func read(_ paths: [String], into existing: inout Existing, _ directory: String) {
    var contents: [String: ChangeSet.Content] = [:]
    let former = existing.former ?? nil
    for path in paths {
      var place = Path.join(directory, path)
      if let former, let origin = former.path(ofKey: path) {
        place = Path.join(former.path, origin)
      }
      contents[path] = files[place].map { .text($0) }
    }
    existing.add(paths, contents)
  }

  private static func path(of path: String, below directory: String) -> String {
    let prefix = Path.join(directory, "")
    return path.hasPrefix(prefix)
      ? String(path.dropFirst(prefix.count))
      : directory.split(separator: "/").map { _ in "../" }.joined() + path
  }

  /// Returns a path as it is seen from a file, without `..`.
  private static func path(_ path: String, seenFrom file: String) -> String {
    var parts: [Substring] = []
    for part in Path.path(path, seenFrom: file).split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private func bases(in directory: String) -> [FoundBase] {
    let prefix = Path.join(directory, "")
    return files.keys.sorted().filter { $0.hasPrefix(prefix) && Workspace.isBase($0) }.compactMap {
      place in
      let file = SourceFile(path: place, text: files[place] ?? "")
      var ignored = Diagnostics()
      guard let spec = Base(file, reporting: &ignored)?.provenance.spec else { return nil }
      return FoundBase(
        path: String(place.dropFirst(prefix.count)), file: file, spec: spec,
        isOrphaned: files[Self.path(spec, seenFrom: prefix + "x")] == nil)
    }
  }

  private func formerDirectory(
    of basePath: String, _ file: SourceFile, but directory: String
  ) -> FormerDirectory? {
    for found in bases(in: ".") where ("/" + found.path).hasSuffix("/" + basePath) {
      let other =
        found.path == basePath ? "." : String(found.path.dropLast(basePath.utf8.count + 1))
      let spec = Self.path(found.spec, seenFrom: Path.join(other, "x"))
      guard Path.name(of: spec) == Path.name(of: file.path), other != directory,
        spec == file.path || files[spec] == nil
      else { continue }
      return FormerDirectory(path: other, isInRun: true)
    }
    return nil
  }
}
