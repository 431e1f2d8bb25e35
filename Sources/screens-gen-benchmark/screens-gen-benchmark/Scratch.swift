internal import Foundation

/// A temporary directory for one measurement, removed at its end.
struct Scratch: ~Copyable {

  let url: URL

  init(in directory: String) throws {
    url = URL(fileURLWithPath: directory)
      .appendingPathComponent("screens-gen-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the path of an entry, which need not exist.
  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(name))
  }
}
