import ScreensGenerator
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif
#else
  import Foundation
#endif

/// The disk: the only code that reads or writes it.
struct Workspace {
  /// The name that stands for standard input.
  static let standardInput = "-"

  // MARK: Reading

  /// The text at `path`; invalid UTF-8 in it is reported.
  static func read(
    _ path: String, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> SourceFile {
    if path == standardInput {
      let data = StandardInput.bytes()
      return SourceFile(path: "<stdin>", bytes: data, reporting: &diagnostics)
    }
    switch kind(of: path) {
    case nil:
      throw Failure(code: .noInput, message: "no file is at '\(path)'")
    case .directory:
      throw Failure(code: .noInput, message: "'\(path)' is a directory; name a file")
    case .file, .link, .other:
      break
    }
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      return SourceFile(path: path, bytes: Array(data), reporting: &diagnostics)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot read '\(path)': \(reason(error))")
    }
  }

  /// The spec files that `path` names: itself, or those in the directory and below it, in order.
  /// Hidden directories are passed over.
  static func specs(at path: String) throws(Failure) -> [String] {
    switch kind(of: path) {
    case nil where path != standardInput:
      throw Failure(code: .noInput, message: "nothing is at '\(path)'")
    case .directory:
      var found: [String] = []
      try collectSpecs(in: path, into: &found)
      if found.isEmpty {
        throw Failure(
          code: .noInput,
          message: "no spec is in '\(path)'; their names end with "
            + specSuffixes.map { "'\($0)'" }.joined(separator: " or "))
      }
      return found
    default:
      return [path]
    }
  }

  private static let specSuffixes = [
    ".screenlet.yml", ".screenlet.yaml", ".connector.yml", ".connector.yaml",
  ]

  private static func collectSpecs(
    in directory: String, into found: inout [String]
  ) throws(Failure) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    } catch {
      throw Failure(code: .inputOutput, message: "cannot read '\(directory)': \(reason(error))")
    }
    for name in names where !name.hasPrefix(".") {
      let path = join(directory, name)
      // A link could lead back up, and round and round.
      if kind(of: path) == .directory {
        try collectSpecs(in: path, into: &found)
      } else if specSuffixes.contains(where: name.hasSuffix) {
        found.append(path)
      }
    }
  }

  /// The partials in `directory` and below it, by name, with where each is: `a/b` for `a/b.mustache`.
  static func partials(in directory: String) throws(Failure) -> [(name: String, path: String)] {
    guard kind(of: directory + "/.") == .directory else {
      throw Failure(code: .noInput, message: "no directory is at '\(directory)'")
    }
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: directory).sorted()
        .filter { $0.hasSuffix(".mustache") }
        .map { (String($0.dropLast(".mustache".count)), join(directory, $0)) }
    } catch {
      throw Failure(code: .inputOutput, message: "cannot read '\(directory)': \(reason(error))")
    }
  }

  /// What stands at each of `paths` below `directory`.
  static func contents(
    of paths: [String], in directory: String
  ) throws(Failure) -> [String: ChangeSet.Content] {
    var contents: [String: ChangeSet.Content] = [:]
    for path in paths {
      if let blocked = link(on: path, in: directory) {
        throw Failure(
          code: .cannotCreate,
          message: "'\(blocked)' is a symbolic link; the output stays inside its directory")
      }
      let place = join(directory, path)
      switch kind(of: place) {
      case nil: continue
      case .file:
        do {
          let data = try Data(contentsOf: URL(filePath: place))
          contents[path] = String(validating: data, as: UTF8.self).map { .text($0) } ?? .other
        } catch {
          throw Failure(code: .inputOutput, message: "cannot read '\(place)': \(reason(error))")
        }
      case .directory, .link, .other:
        contents[path] = .other
      }
    }
    return contents
  }

  // MARK: Writing

  /// Does what the changes say, and stores the base. Nothing is done if one of them is a conflict.
  static func apply(_ changes: [PlacedChange]) throws(Failure) {
    for change in changes {
      switch change.change {
      case .create(let text), .update(_, let text):
        try write(text, to: change.place)
      case .remove:
        try remove(change.place)
      case .identical, .keep, .skip, .conflict:
        break
      }
    }
  }

  private static func write(_ text: String, to path: String) throws(Failure) {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw Failure(
        code: .cannotCreate,
        message: "cannot create the directory of '\(path)': \(reason(error))")
    }
    do {
      // To a temporary file beside it, then renamed: the file is either the old or the new one.
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot write '\(path)': \(reason(error))")
    }
  }

  private static func remove(_ path: String) throws(Failure) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw Failure(code: .inputOutput, message: "cannot remove '\(path)': \(reason(error))")
    }
  }

  // MARK: Paths

  enum Kind {
    case file, directory, link, other
  }

  /// What stands at `path`, which is not followed if it is a link; nil for nothing.
  static func kind(of path: String) -> Kind? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: return .file
    case .typeDirectory?: return .directory
    case .typeSymbolicLink?: return .link
    default: return .other
    }
  }

  /// The first part of `path` below `directory` that is a link; nil if none is.
  private static func link(on path: String, in directory: String) -> String? {
    var place = directory
    for part in path.split(separator: "/") {
      place = join(place, String(part))
      if kind(of: place) == .link { return place }
    }
    return nil
  }

  static func join(_ directory: String, _ path: String) -> String {
    if directory.isEmpty || directory == "." { return path }
    return directory.hasSuffix("/") ? directory + path : directory + "/" + path
  }

  /// The directory of `path`, as it would be typed: `.` for a name alone.
  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as? CocoaError)?.underlying as? POSIXError
    return underlying.map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
  }
}

/// A change of a file, with the path where it happens, as it is shown.
struct PlacedChange {
  let place: String
  let change: FileChange
  /// Whether the file is what screens-gen keeps for itself, rather than output.
  var isBase = false
}
