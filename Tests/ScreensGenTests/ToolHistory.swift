import Foundation
import TestSupport

/// A repository in which specs change, people edit, delete, merge and resolve, and the tool runs with
/// any options, in any order; and the first thing that went wrong.
///
/// Every edit contains a word of its own, such as `mine7`, by which it is found again.
struct ToolHistory {
  private var random: SeededGenerator
  private let sandbox: Sandbox
  private var specs = Specs()
  private var editCount = 0
  private var branchCount = 0
  private(set) var log: [String] = []
  private(set) var loss: String?

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    sandbox = try Sandbox()
    try specs.write(to: sandbox)
    try shell("screens-gen generate -q --gitattributes")
    try shell(
      "git init -q -b main; git config user.name Somebody; git config user.email a@example.com; "
        + "git config merge.screens-gen.driver 'screens-gen merge %O %A %B %P'")
    try commit()
  }

  mutating func step() throws {
    switch Int.random(in: 0..<16, using: &random) {
    case 0...4: try edit()
    case 5: try delete()
    case 6...10: try changeSpecs()
    case 11, 12: try mergeBranch()
    case 13: try undo()
    default: break
    }
    if Int.random(in: 0..<3, using: &random) > 0 { try generate() }
  }

  // MARK: What people do

  private mutating func edit() throws {
    let files = try self.files()
    let paths = files.keys.filter { ["swift", "xib", "strings"].contains($0.fileExtension) }
      .sorted()
    guard let path = paths.randomElement(using: &random), let text = files[path] else { return }
    editCount += 1
    let word = "mine\(editCount)"
    var lines = text.components(separatedBy: "\n")
    switch path.fileExtension {
    case "xib":
      // A constraint goes with the view that the spec drops, whoever edited it, and the device is
      // what Interface Builder shows the view on.
      let places = lines.indices.filter { index in
        lines[index].contains(" id=\"") && !lines[index].contains("userLabel=")
          && !lines[index].contains("<constraint ") && !lines[index].contains("<device ")
      }
      guard let place = places.randomElement(using: &random) else { return }
      lines[place] = lines[place].replacing(
        " id=\"", with: " userLabel=\"\(word)\" id=\"", maxReplacements: 1)
    case "strings":
      let places = lines.indices.filter {
        lines[$0].hasSuffix("\";") && !lines[$0].contains("mine")
      }
      if let place = places.randomElement(using: &random), Bool.random(using: &random) {
        lines[place] = (lines[place].components(separatedBy: " = ").first ?? "") + " = \"\(word)\";"
      } else {
        lines += ["\"\(word)\" = \"x\";", ""]
      }
    default:
      lines.insert("// \(word)", at: Int.random(in: 0..<lines.count, using: &random))
    }
    log.append("edit \(path): \(word)")
    try sandbox.write(lines.joined(separator: "\n"), to: path)
  }

  private mutating func delete() throws {
    guard let path = try files().keys.sorted().randomElement(using: &random) else { return }
    log.append("delete \(path)")
    try sandbox.remove(path)
  }

  private mutating func changeSpecs() throws {
    let change = specs.change(&random)
    log.append(change)
    try specs.write(to: sandbox)
  }

  /// Two branches go their ways, and one is merged into the other.
  private mutating func mergeBranch() throws {
    try settle()
    try commit()
    let ours = specs
    branchCount += 1
    let branch = "branch\(branchCount)"
    try shell("git checkout -q -b \(branch)")
    try goOn()
    let theirWords = try words()
    specs = ours
    try shell("git checkout -q main")
    try goOn()
    let expected = try words().union(theirWords)
    try shell("git merge -q --no-edit \(branch) > merge.log 2>&1; rm merge.log")
    // Whoever merges takes their own specs, and what a spec says decides what is generated.
    try specs.write(to: sandbox)
    try expect(expected, after: "a merge", isKnown: true)
    try generate()
    try expect(expected, after: "the run after a merge", isKnown: false)
    try settle()
    try expect(expected, after: "the merge is settled", isKnown: false)
    try commit()
  }

  private mutating func goOn() throws {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      try edit()
      if Bool.random(using: &random) { try changeSpecs() }
    }
    try settle()
    try commit()
  }

  /// Does what messages say, until a run has nothing more to report.
  private mutating func settle() throws {
    for options in [[], [], ["--on-conflict", "keep"], []] {
      if try generate(options: options) == 0 { return }
      try resolve()
    }
    fail("a run still reports conflicts: \(try sandbox.run("generate").errors)")
  }

  /// Takes markers away, and puts aside what lies beside a file or in the way.
  private mutating func resolve() throws {
    log.append("resolve")
    for (path, text) in try files() {
      let lines = text.components(separatedBy: "\n")
      let kept = lines.filter { line in
        !["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
      }
      if kept.count < lines.count { try sandbox.write(kept.joined(separator: "\n"), to: path) }
      if path.hasSuffix(".generated") { try putAside(path) }
    }
    let report = try sandbox.run("generate", "-q").errors
    for line in report.split(separator: "\n") where line.contains("move it away") {
      if let path = line.split(separator: "'").dropFirst().first { try putAside(String(path)) }
    }
    try shell("git add -A")
  }

  private mutating func putAside(_ path: String) throws {
    editCount += 1
    try shell("mkdir -p aside; mv '\(path)' aside/\(editCount)")
  }

  private func commit() throws {
    try shell("git add -A; git commit -qm commit")
  }

  // MARK: What the tool does

  private static let options = [
    [], [], [], ["--on-conflict", "keep"], ["--on-conflict", "theirs"], ["--force"], ["--restore"],
  ]

  @discardableResult
  private mutating func generate(options: [String]? = nil) throws -> Int32 {
    let options = options ?? Self.options.randomElement(using: &random) ?? []
    let before = try words()
    let run = try sandbox.run(["generate", "-q"] + options)
    let command = (["generate"] + options).joined(separator: " ")
    log.append("\(command): \(run.code)")
    if ![0, 1].contains(run.code) { fail("'\(command)' ends with \(run.code): \(run.errors)") }
    try expect(before, after: command, isKnown: false)
    let check = try sandbox.run("check", "-q")
    if check.code != run.code {
      fail(
        "'\(command)' ends with \(run.code), check with \(check.code): \(run.errors)\(check.errors)"
      )
    }
    if run.code == 0 {
      let files = try self.files()
      let again = try sandbox.run(["generate", "-q"])
      if try again.code != 0 || files != self.files() { fail("a run repeated at once does more") }
    }
    return run.code
  }

  private mutating func undo() throws {
    let before = try words()
    let run = try sandbox.run("undo", "-q")
    log.append("undo: \(run.code)")
    if ![0, 1, 66].contains(run.code) { fail("undo ends with \(run.code): \(run.errors)") }
    try expect(before, after: "undo", isKnown: false)
  }

  // MARK: What is there

  /// The texts of all files but git's and the bases.
  private func files() throws -> [String: String] {
    try sandbox.tree {
      !$0.hasPrefix(".git") && !$0.hasSuffix(".screens-gen") && !$0.hasSuffix(".yml")
    }.filter { $0.value != "/" }
  }

  private func words() throws -> Set<String> {
    try files().values.reduce(into: []) { words, text in
      // A regular expression would take most of the time of a history.
      for part in text.components(separatedBy: "mine").dropFirst() {
        let digits = part.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty { words.insert("mine" + digits) }
      }
    }
  }

  /// Reports words that are in no file any more. If `isKnown`, git may still have them: the files
  /// that it could not merge.
  private mutating func expect(
    _ words: Set<String>, after what: String, isKnown: Bool
  ) throws {
    var lost = try words.subtracting(self.words())
    if isKnown, !lost.isEmpty {
      let index = try shell("git ls-files -u | awk '{print $2}' | xargs -r -n1 git cat-file blob")
      lost = lost.filter { !index.contains($0) }
      // git decides about these, before the tool sees anything.
      if !lost.isEmpty { log.append("git lost \(lost.sorted())") }
      return
    }
    if !lost.isEmpty { fail("\(what) lost \(lost.sorted())") }
  }

  @discardableResult
  private func shell(_ line: String) throws -> String { try sandbox.shell(line).out }

  private mutating func fail(_ message: String) {
    if loss == nil { loss = message + "\n" + log.joined(separator: "\n") }
  }
}

extension String {
  fileprivate var fileExtension: String { (self as NSString).pathExtension }
}
