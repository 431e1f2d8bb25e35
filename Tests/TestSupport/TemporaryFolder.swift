public import Foundation

/// A temporary folder for a test, removed with the last reference to it.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    url = ScratchDirectory.url
      .appendingPathComponent("screens-gen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Every file below `folder` by its path, including hidden ones.
  public static func files(below folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let url = folder.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        files[path] = try Data(contentsOf: url)
      }
    }
    return files
  }
}

extension Data {
  /// A base of screens-gen without what depends on the output directory: the path of the spec, and
  /// whether an option chose it. Any other file is unchanged.
  public var withoutSpecPath: Data {
    guard starts(with: Data("screens-gen base ".utf8)) else { return self }
    let lines = String(decoding: self, as: UTF8.self).components(separatedBy: "\n")
    let kept = lines.filter { !$0.hasPrefix("spec ") && !$0.hasPrefix("output ") }
    return Data(kept.joined(separator: "\n").utf8)
  }
}
