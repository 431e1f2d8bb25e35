import Foundation
import TestSupport
import Testing

/// A repository from somebody else with something hostile in it, and what the tool says of that.
struct HostileClone: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// A line of shell that puts it into the clone, where it runs.
  let script: String
  /// Files of the clone, by path.
  let files: [String: String]
  /// The command that meets it.
  let words: [String]
  /// Commands that leave all in peace, too.
  let others: [[String]]
  let environment: [String: String]
  let code: Int32
  let errors: String

  init(
    _ name: String, adding script: String = "true", files: [String: String] = [:],
    words: [String] = ["generate", "-q"], others: [[String]] = Self.commands,
    environment: [String: String] = [:], code: Int32, errors: String
  ) {
    testDescription = name
    self.script = script
    self.files = files
    self.words = words
    self.others = others
    self.environment = environment
    self.code = code
    self.errors = errors
  }

  /// Some of the other commands, which differ from clone to clone.
  var triedOthers: [[String]] {
    let step = Trials.count(4, many: 2, all: 1)
    let indices = others.indices.filter { ($0 + testDescription.utf8.count) % step == 0 }
    return indices.map { others[$0] }
  }

  /// With those commands only that meet what is hostile: for what one of them refuses like the other.
  var brief: HostileClone {
    HostileClone(
      testDescription, adding: script, files: files, words: words,
      others: [["check", "-q"], ["spec", "lint"], ["undo"]], environment: environment, code: code,
      errors: errors)
  }

  static var all: [HostileClone] {
    records + links + otherFiles + environments + texts.map(\.brief) + words.map(\.brief)
  }

  private static let commands = [
    ["generate", "-q"], ["check", "-q"], ["diff"], ["spec", "lint"], ["lint"],
    ["rename", "Note.screenlet.yml", "text", "memo"], ["theme", "dark", "Note.screenlet.yml"],
    ["undo"],
  ]
}

/// A sandbox with the clone, and beside it what nobody may touch.
struct HostileYard {
  private let sandbox: Sandbox
  private let environment: [String: String]

  init(_ clone: HostileClone) throws {
    sandbox = try Sandbox([
      "clone/Note.screenlet.yml":
        "screenlet: Note\nviewModel: { text: String? }\nsummary: A note.\n",
      "clone/Ping.connector.yml": Sample.ping,
      "clone/Important.swift": "let important = 1\n",
      "clone/.git/HEAD": "ref: refs/heads/main\n",
      "clone/.git/config": "[core]\n\tbare = false\n",
      "outside/secret": "top secret\n",
      "outside/secret.theme.yml": "theme: secret\ncolors: { a: red }\n",
      "outside/Far.connector.yml": "connector: Far\nkind: custom\n",
    ])
    let path = sandbox.realPath
    environment = clone.environment.mapValues { $0.replacing("SANDBOX", with: path) }
    for (path, text) in clone.files { try sandbox.write(text, to: "clone/" + path) }
    let made = try sandbox.shell(
      "mkdir -p outside/sub home clone/.git/hooks; chmod 640 outside/secret; cd clone; "
        + clone.script)
    try #require(made == Outcome())
  }

  /// How long a command may take. It takes a second at most, several while the machine compiles
  /// something else; a hang has no end.
  private static let seconds = 60.0

  /// Runs a command in the clone, with 200 MB of memory at most where the system can keep it to that.
  func run(_ words: [String]) throws -> Outcome {
    var outcome = try sandbox.launch(
      URL(filePath: "/bin/sh"), ["-c", "ulimit -d 200000; exec \"$tool\" \"$@\"", "sh"] + words,
      in: "clone", seconds: Self.seconds,
      environment: ["tool": BuiltProducts.screensGen.path].merging(environment) { $1 })
    outcome.errors = outcome.errors.replacing(sandbox.realPath, with: "SANDBOX")
    return outcome
  }

  // MARK: What is there

  /// What commands write to: output, and the specs that they edit.
  private static let written: Set<String> = [
    "NoteScreenlet", "FarScreenlet", "Connectors", "Note.screenlet.yml", "own",
  ]

  /// What nobody may touch: everything outside of the clone, and in it, with its kinds, modes and
  /// texts.
  func untouchables() throws -> [String: String] {
    var found: [String: String] = [:]
    for name in try names("") where !["clone", "home", "st"].contains(name) {
      try add(name, to: &found)
    }
    // A folder with as many files as can be is not looked through.
    for name in try names("clone") where !Self.written.contains(name) && name != "huge" {
      try add("clone/" + name, to: &found)
    }
    return found
  }

  /// The hidden directories in the output, and the files that can be executed, or as somebody else.
  func oddities() throws -> [String] {
    var found: [String: String] = [:]
    for name in try names("clone")
    where ["NoteScreenlet", "FarScreenlet", "Connectors"].contains(name) {
      try add("clone/" + name, to: &found)
    }
    return found.filter { path, what in
      let mode = what.split(separator: " ").dropFirst().first.flatMap { Int($0, radix: 8) } ?? 0
      return what.hasPrefix("directory") && path.contains("/.")
        || what.hasPrefix("file") && mode & 0o7111 != 0
    }.keys.sorted()
  }

  private func names(_ directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: sandbox.url.appending(path: directory).path)
  }

  private func add(_ path: String, to found: inout [String: String]) throws {
    let place = sandbox.url.appending(path: path).path
    var status = stat()
    try #require(lstat(place, &status) == 0)
    let mode = String(status.st_mode & 0o7777, radix: 8)
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      found[path] = "directory \(mode)"
      for name in try names(path) { try add(path + "/" + name, to: &found) }
    case S_IFLNK:
      found[path] = "link " + (try FileManager.default.destinationOfSymbolicLink(atPath: place))
    case S_IFREG:
      let isShort = status.st_size < 1 << 21
      let text = isShort ? try Data(contentsOf: URL(filePath: place)) : Data()
      found[path] =
        "file \(mode) \(status.st_size) \(status.st_ino) " + String(decoding: text, as: UTF8.self)
    default:
      found[path] = "other \(mode)"
    }
  }
}
