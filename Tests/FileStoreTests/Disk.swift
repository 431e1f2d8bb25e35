import Foundation
import TestSupport
import Testing

@testable import FileStore

/// A directory for one test, with two trees and a state directory, on a disk whose calls can fail.
final class Disk {
  let url: URL
  let system = FaultySystem()
  let store: FileStore

  init() throws {
    let folder = ScratchDirectory.url.appending(path: "store-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = SystemCalls().realPath(of: folder.path) ?? folder.path
    url = URL(filePath: path)
    store = FileStore(
      system: system,
      state: StateDirectory(
        environment: { $0 == "XDG_STATE_HOME" ? path + "/state" : nil }, user: geteuid()))
    for tree in ["a", "b"] {
      try FileManager.default.createDirectory(
        at: url.appending(path: tree), withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ path: String) -> String { url.path + "/" + path }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The files and directories of both trees: their texts, and `/`.
  func tree() throws -> [String: String] {
    var tree: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path)
    where !path.hasPrefix("state") {
      let file = url.appending(path: path)
      var isDirectory: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
      tree[path] = isDirectory.boolValue ? "/" : try String(contentsOf: file, encoding: .utf8)
    }
    return tree
  }

  /// What is on record.
  func records() throws -> [String] {
    let runs = url.appending(path: "state/screens-gen/runs").path
    return try FileManager.default.contentsOfDirectory(atPath: runs).sorted()
  }

  /// The trees of which something is remembered.
  func memories() -> [String] {
    let trees = url.appending(path: "state/screens-gen/trees").path
    return (FileManager.default.subpaths(atPath: trees) ?? [])
      .filter { $0.hasSuffix("/settled~") }
      .map { ("/" + $0).replacing(url.path + "/", with: "").replacing("/settled~", with: "") }
      .sorted()
  }

  func edit(_ path: String, _ effect: FileEdit.Effect) -> FileEdit {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    return FileEdit(tree: self.path(parts[0]), path: parts[1], effect: effect, shown: path)
  }

  /// Makes the changes as a command does.
  func run(
    _ edits: [FileEdit], undoing: (FileStore.Run, RunRecord)? = nil
  ) throws(FileProblem) {
    let transaction = Transaction(in: store, undoing: undoing)
    defer { transaction.end() }
    do {
      try transaction.add(edits)
      try transaction.commit()
    } catch {
      try transaction.rollBack()
      throw error
    }
  }

  /// Takes back what was interrupted, as the next command does.
  func recover() throws {
    for run in store.interruptedRuns(touching: [path("a"), path("b")]) {
      try store.rollBack(run)
    }
  }

  /// What takes the last run back.
  func undo() throws {
    let last = try #require(try store.lastRun(below: [path("a"), path("b")]))
    var edits: [FileEdit] = []
    for tree in last.1.trees {
      for entry in tree.entries {
        let file = tree.path + "/" + entry.path
        let now = try? String(contentsOfFile: file, encoding: .utf8)
        let effect: FileEdit.Effect?
        switch (now, entry.before?.text) {
        case (let now, let before?): effect = now == before ? nil : .write(over: now, before)
        case (let now?, nil): effect = .remove(now)
        case (nil, nil): effect = nil
        }
        if let effect {
          edits.append(FileEdit(tree: tree.path, path: entry.path, effect: effect))
        }
      }
    }
    try run(edits, undoing: last)
  }
}
