import Foundation

/// The tool `embed-files TYPE FOLDER OUTPUT [STAMP [ENDING…]]`, which writes a Swift file with the
/// files below a folder, or with those whose names have one of the endings:
///
/// ```swift
/// package enum EmbeddedTemplates {
///   package static let files: [(path: String, text: String)] = [
///     (path: "Screenlet/{{name}}.swift.mustache", text: "import LiferayScreens\n"),
///   ]
/// }
/// ```
///
/// The stamp is a file that is written on every run; the plugin explains its purpose.
@main
struct EmbedFilesTool {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else {
      fail("usage: embed-files TYPE FOLDER OUTPUT [STAMP [ENDING…]]", code: 64)
    }
    let endings = Array(arguments.dropFirst(4))
    let folder = arguments[1]
    do {
      let source = Data(
        try swiftSource(of: arguments[0], forFilesBelow: folder, endings).utf8)
      // An unchanged file keeps its date, so its dependents are not built again.
      if FileManager.default.contents(atPath: arguments[2]) != source {
        try source.write(to: URL(fileURLWithPath: arguments[2]), options: .atomic)
      }
      if arguments.count > 3 {
        try Data("\(Date())".utf8).write(to: URL(fileURLWithPath: arguments[3]))
      }
    } catch is NoFiles {
      fail("\(folder): error: no files are here; check the folder out whole", code: 66)
    } catch let error as NotUTF8 {
      fail("\(error.path): error: not UTF-8; save the file as UTF-8", code: 65)
    } catch {
      fail("\(folder): error: \(error.localizedDescription)", code: 74)
    }
  }

  private static func swiftSource(
    of type: String, forFilesBelow folder: String, _ endings: [String]
  ) throws -> String {
    var source = """
      // Written by embed-files.

      package enum \(type) {
        package static let files: [(path: String, text: String)] = [

      """
    let paths = try paths(below: folder).filter { path in
      endings.isEmpty || endings.contains { path.hasSuffix($0) }
    }
    if paths.isEmpty { throw NoFiles() }
    for path in paths {
      let text = try text(ofFileAt: folder + "/" + path)
      // The debug description of any string is a valid Swift literal.
      source += "    (path: \(path.debugDescription), text: \(text.debugDescription)),\n"
    }
    return source + "  ]\n}\n"
  }

  /// Returns the files below `folder`, without hidden ones and those in hidden folders, sorted by
  /// their UTF-8.
  private static func paths(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
          && !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func text(ofFileAt path: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let text = String(decoding: data, as: UTF8.self)
    guard Data(text.utf8) == data else { throw NotUTF8(path: path) }
    return text
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}

private struct NotUTF8: Error {
  let path: String
}

/// An error that is thrown if there are no files, because a binary without its templates would
/// silently generate nothing.
private struct NoFiles: Error {}
