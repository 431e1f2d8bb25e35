#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import ScreensGenerator
import SourceText

/// The disk: the only code that reads or writes it. This file reads.
enum Workspace {
  /// The name that stands for standard input.
  static let standardInput = "-"

  /// The text at `path`; invalid UTF-8 in it is reported.
  static func read(
    _ path: String, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> SourceFile {
    if path == standardInput {
      do {
        let bytes = try Descriptor.standardInput.bytes()
        return SourceFile(path: "<stdin>", bytes: bytes, reporting: &diagnostics)
      } catch {
        throw Failure(
          code: .inputOutput, message: "cannot read standard input: \(error.reason)")
      }
    }
    switch Disk.kind(of: path, followingLinks: true) {
    case nil:
      throw Failure(code: .noInput, message: "no file is at '\(path)'")
    case .directory:
      throw Failure(code: .noInput, message: "'\(path)' is a directory; name a file")
    case .file, .link, .other:
      let bytes = try bytes(at: path)
      return SourceFile(path: path, bytes: bytes, reporting: &diagnostics)
    }
  }

  /// Whether something is at `path`.
  static func exists(_ path: String) -> Bool { Disk.kind(of: path, followingLinks: true) != nil }

  static func isDirectory(_ path: String) -> Bool {
    Disk.kind(of: path, followingLinks: true) == .directory
  }

  private static func bytes(at path: String) throws(Failure) -> [UInt8] {
    do {
      return try Disk.bytes(at: path)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot read '\(path)': \(error.reason)")
    }
  }

  // MARK: Directories of inputs

  /// The spec files that `path` names: itself, or those in the directory and below it, in order.
  /// Hidden files and directories are passed over.
  static func specs(at path: String) throws(Failure) -> [String] {
    guard path != standardInput else { return [path] }
    switch Disk.kind(of: path, followingLinks: true) {
    case nil:
      throw Failure(code: .noInput, message: "nothing is at '\(path)'")
    case .directory:
      let specs = try files(below: path).filter(isSpec)
      if specs.isEmpty {
        throw Failure(
          code: .noInput,
          message: "no spec is in '\(path)'; their names end with '.screenlet.yml', "
            + "'.connector.yml', '.interactor.yml' or '.theme.yml', or with '.yaml' instead")
      }
      return specs.map { join(path, $0) }
    case .file, .link, .other:
      return [path]
    }
  }

  /// Whether the file is a spec, by its name.
  static func isSpec(_ path: String) -> Bool { specSuffixes.contains(where: path.hasSuffix) }

  /// The specs of Screenlets that `path` names: itself, or those in the directory and below it.
  static func screenletSpecs(at path: String) throws(Failure) -> [String] {
    let specs = try specs(at: path)
    guard isDirectory(path) else { return specs }
    let ofScreenlets = specs.filter {
      $0.hasSuffix(".screenlet.yml") || $0.hasSuffix(".screenlet.yaml")
    }
    if ofScreenlets.isEmpty {
      throw Failure(
        code: .noInput,
        message: "no Screenlet is in '\(path)'; the names of their specs end with '.screenlet.yml'")
    }
    return ofScreenlets
  }

  private static let specSuffixes = ["screenlet", "connector", "interactor", "theme"].flatMap {
    [".\($0).yml", ".\($0).yaml"]
  }

  /// The partials in `directory` and below it, by name, with where each is: `a/b` for
  /// `a/b.mustache`.
  static func partials(in directory: String) throws(Failure) -> [(name: String, path: String)] {
    guard Disk.kind(of: directory, followingLinks: true) == .directory else {
      throw Failure(code: .noInput, message: "no directory is at '\(directory)'")
    }
    let suffix = ".mustache"
    return try files(below: directory).filter { $0.hasSuffix(suffix) }
      .map { (String($0.dropLast(suffix.count)), join(directory, $0)) }
  }

  /// The paths below `directory`, in order, of the files that are not hidden, and of those hidden
  /// ones that are wanted by their names.
  static func files(
    below directory: String, hidden isWanted: (String) -> Bool = { _ in false }
  ) throws(Failure) -> [String] {
    var files: [String] = []
    for name in try names(in: directory) where !name.hasPrefix(".") || isWanted(name) {
      let path = join(directory, name)
      switch Disk.kind(of: path) {
      case .directory:
        files += try Self.files(below: path, hidden: isWanted).map { join(name, $0) }
      case .file:
        files.append(name)
      case .link:
        // A link to a directory could lead back up, and round and round.
        if Disk.kind(of: path, followingLinks: true) != .directory { files.append(name) }
      case .other, nil:
        break
      }
    }
    return files
  }

  static func names(in directory: String) throws(Failure) -> [String] {
    do {
      return try Disk.names(in: directory)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot read '\(directory)': \(error.reason)")
    }
  }

  // MARK: Output that is there already

  /// What stands at each of `paths` below `directory`, all of which files could be written to.
  static func contents(
    of paths: [String], in directory: String
  ) throws(Failure) -> [String: ChangeSet.Content] {
    try checkDirectory(directory)
    var contents: [String: ChangeSet.Content] = [:]
    var directories: [String: Bool] = [:]
    var missing: String?
    for path in paths where contents[path] == nil {
      let above = self.directory(of: path)
      if above == missing { continue }
      guard try hasDirectory(above, in: directory, through: &directories) else {
        missing = above
        continue
      }
      contents[path] = try content(at: join(directory, path))
    }
    return contents
  }

  /// What stands at `place`, which must be no link; nil for nothing.
  private static func content(at place: String) throws(Failure) -> ChangeSet.Content? {
    do {
      let text = try Disk.bytes(ofFileAt: place).flatMap { String(validating: $0, as: UTF8.self) }
      return text.map { .text($0) } ?? .other
    } catch  where error.code == ENOENT {
      return nil
    } catch  where error.code == ELOOP {
      throw linkFailure(at: place)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot read '\(place)': \(error.reason)")
    }
  }

  /// Throws if `directory` neither is one nor can become one.
  private static func checkDirectory(_ directory: String) throws(Failure) {
    var place = directory
    var kind = Disk.kind(of: place, followingLinks: true)
    while kind == nil, self.directory(of: place) != place {
      place = self.directory(of: place)
      kind = Disk.kind(of: place, followingLinks: true)
    }
    if kind != .directory {
      throw Failure(code: .cannotCreate, message: "'\(place)' is no directory to generate into")
    }
  }

  /// Whether there is the directory `path` below `directory`. Throws if the way there goes through a
  /// link, which could lead out of that, or through a file. `known` are the directories that need no
  /// second look, and whether they are there.
  private static func hasDirectory(
    _ path: String, in directory: String, through known: inout [String: Bool]
  ) throws(Failure) -> Bool {
    if path == "." { return true }
    if let isThere = known[path] { return isThere }
    let above = self.directory(of: path)
    var isThere = try hasDirectory(above, in: directory, through: &known)
    if isThere { isThere = try hasDirectory(at: join(directory, path)) }
    known[path] = isThere
    return isThere
  }

  private static func hasDirectory(at place: String) throws(Failure) -> Bool {
    switch Disk.kind(of: place) {
    case nil: return false
    case .directory: return true
    case .link: throw linkFailure(at: place)
    case .file, .other:
      throw Failure(
        code: .cannotCreate,
        message: "'\(place)' is no directory, and files go into it; move it away")
    }
  }

  /// Why nothing is written: a link, which could lead anywhere, stands where output goes.
  static func linkFailure(at place: String) -> Failure {
    Failure(
      code: .cannotCreate,
      message: "'\(place)' is a symbolic link; the output stays inside its directory")
  }
}
