import SourceText
import TestSupport
import Testing

@testable import Regeneration

/// Years of a Screenlet's life in memory: specs that change, people who edit, delete and resolve,
/// renamings, runs and undos, in any order.
@Suite(.blocking)
struct HistoryTests {
  @Test(arguments: 0..<4)
  func `nothing that somebody wrote is ever lost`(_ part: Int) throws {
    for seed in part * 500..<part * 500 + Trials.count(40, many: 100, all: 500) {
      var history = History(seed: UInt64(seed))
      for _ in 0..<8 {
        history.step()
        if let loss = history.loss {
          Issue.record("history \(seed): \(loss)")
          return
        }
      }
    }
  }
}

/// A disk with what was generated and edited, and the first thing that went wrong with it.
private struct History {
  private var random: SeededGenerator
  private var disk: [String: String] = [:]
  private var generated = FileTree()
  /// The word in the lines of each file that a renaming changes.
  private var words: [String: String] = [:]
  private var renamingCount = 0
  private var record: [UndoneFile]?
  private var editCount = 0
  private(set) var loss: String?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    changeSpec()
    run()
  }

  mutating func step() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: edit()
    case 3: delete()
    case 4: addFile()
    case 5, 6: changeSpec()
    case 7: undo()
    case 8, 9: rename()
    default: break
    }
    if Bool.random(using: &random) { run() }
  }

  // MARK: What the spec yields

  /// What the spec may yield, by the names that it has now.
  private var paths = ["A.swift", "B.swift", "Models/C.swift", "V.xib", "Themes/W.xib"]

  private mutating func changeSpec() {
    for path in paths {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: generated[path] = nil
      case 1...3: generated[path] = text(of: path)
      default: break
      }
    }
  }

  /// A text of lines of which some are like those of an earlier one.
  private mutating func text(of path: String) -> String {
    let word = words[path, default: "name0"]
    let lines = (0..<Int.random(in: 2...12, using: &random)).map { index in
      let kind = Int.random(in: 0...3, using: &random)
      return path.hasSuffix(".xib")
        ? "  <view id=\"\(index)\" kind=\"\(kind)\" title=\"\(word)\"/>"
        : kind == 0 ? "line \(index) of \(word)" : "line \(index) \(kind)"
    }
    let body = lines.map { $0 + "\n" }.joined()
    return path.hasSuffix(".xib") ? "<document><objects>\n\(body)</objects></document>\n" : body
  }

  // MARK: What people do

  /// A line that nobody else writes.
  private mutating func ownLine(in path: String) -> String {
    editCount += 1
    return path.contains(".xib") ? "  <mine id=\"mine \(editCount)\"/>" : "mine \(editCount)"
  }

  /// The files that people have seen.
  private var ownFiles: [String] { disk.keys.filter { $0 != Self.basePath }.sorted() }

  private mutating func edit() {
    guard let path = ownFiles.randomElement(using: &random) else { return }
    var lines = disk[path]?.lines ?? []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0...lines.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where index < lines.count: lines.remove(at: index)
      case 1 where index < lines.count: lines[index] = ownLine(in: path)
      case 2 where index < lines.count: lines[index] += "\r"
      default: lines.insert(ownLine(in: path), at: index)
      }
    }
    let isTerminated = Int.random(in: 0..<8, using: &random) > 0
    disk[path] = lines.joined(separator: "\n") + (isTerminated ? "\n" : "")
  }

  private mutating func delete() {
    guard let path = ownFiles.randomElement(using: &random) else { return }
    disk[path] = nil
  }

  private mutating func addFile() {
    guard let path = paths.randomElement(using: &random), disk[path] == nil else { return }
    disk[path] = ownLine(in: path) + "\n"
  }

  /// Takes the markers away that are in the way of a run, or what lies beside a XIB.
  private mutating func resolveConflicts() {
    for (path, text) in disk where path.hasSuffix(".swift") {
      disk[path] = text.lines.filter { line in
        !["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
      }.map { $0 + "\n" }.joined()
    }
    for path in disk.keys where path.hasSuffix(".generated") {
      guard disk[path]?.contains("mine") == true else {
        disk[path] = nil
        continue
      }
      // Somebody wrote into it.
      disk[path + ".kept"] = disk[path]
      disk[path] = nil
    }
  }

  // MARK: What the tool does

  private var contents: [String: ChangeSet.Content] { disk.mapValues { .text($0) } }

  private static let basePath = ".base"

  /// What a run does, and the change of the base that goes with it.
  private func plan(
    _ rules: ChangeRules = ChangeRules(), origins: [String: String] = [:],
    before: FileTree = FileTree()
  ) -> (set: ChangeSet, changes: [ChangeSet.Change]) {
    var diagnostics = Diagnostics()
    let base = disk[Self.basePath].flatMap {
      Base(SourceFile(path: Self.basePath, text: $0), reporting: &diagnostics)
    }
    let set = ChangeSet(
      base: base, yours: contents, generated: generated, rules: rules, origins: origins,
      before: before)
    let change: FileChange =
      switch disk[Self.basePath] {
      case nil: .create(set.base.text)
      case set.base.text?: .identical
      case let old?: .update(from: old, to: set.base.text)
      }
    return (set, set.changes + [ChangeSet.Change(path: Self.basePath, change: change)])
  }

  /// A file of the spec gets another name, and so does what is in it.
  private mutating func rename() {
    guard let old = generated.paths.randomElement(using: &random) else { return }
    renamingCount += 1
    let before = self
    let new = old.split(separator: ".").joined(separator: "\(renamingCount).")
    let word = "name\(renamingCount)"
    generated[new] = generated[old]?.replacing(words[old, default: "name0"], with: word)
    generated[old] = nil
    words[new] = word
    paths.removeAll { $0 == old }
    paths.append(new)
    let origins = Dictionary(uniqueKeysWithValues: generated.paths.map { ($0, $0) })
      .merging([new: old]) { $1 }
    let plan = plan(origins: origins, before: before.generated)
    if plan.set.isBlocked {
      // Nothing is written then, the spec neither.
      let random = random
      self = before
      self.random = random
      return
    }
    apply(plan.changes, "a renaming")
    if disk[old] != nil, disk[new] == nil { fail("\(old) did not go to \(new)") }
    expectRest(after: plan.set)
  }

  private mutating func run() {
    var rules = ChangeRules()
    rules.conflicts = ChangeRules.Conflicts.allCases.randomElement(using: &random) ?? .markers
    rules.forces = Int.random(in: 0..<8, using: &random) == 0
    rules.restores = Int.random(in: 0..<8, using: &random) == 0
    if Int.random(in: 0..<20, using: &random) == 0 { disk[Self.basePath] = nil }

    let before = disk
    var plan = plan(rules)
    if plan.set.isOpen {
      resolveConflicts()
      expectLines(of: before, after: "conflicts were resolved")
      plan = self.plan(rules)
    }
    if plan.set.isBlocked || plan.set.isOpen {
      return fail("a resolved conflict is still in the way: \(plan.changes)")
    }
    let files = disk
    apply(plan.changes, "a run")
    expectRest(after: plan.set, rules)

    // An undo reverts exactly that.
    if disk != files, let record {
      let changes = record.flatMap { [contents] in $0.changes(yours: contents) }
      var back = self
      back.apply(changes, "an undo", isRecorded: false)
      if back.disk != files { fail("an undo makes \(back.disk) of \(files)") }
      if Int.random(in: 0..<8, using: &random) == 0 {
        disk = back.disk
        self.record = nil
      }
    }
  }

  /// An undo at any time, with whatever was edited since.
  private mutating func undo() {
    guard let record else { return }
    let forces = Bool.random(using: &random)
    let changes = record.flatMap { [contents] in $0.changes(yours: contents, forces: forces) }
    if changes.contains(where: { $0.change.isBlocked }) { return }
    // Lines of the state that comes back count too, and those that only the run wrote do not.
    apply(changes, "an undo", isRecorded: false)
    self.record = nil
  }

  /// A run repeated at once has nothing to do, or says what a conflict left.
  private mutating func expectRest(after set: ChangeSet, _ rules: ChangeRules = ChangeRules()) {
    let again = plan(rules)
    let changes = again.changes.filter(\.change.changesDisk)
    if !changes.isEmpty { fail("a run repeated at once would do \(changes)") }
    if again.set.hasConflicts != set.hasConflicts { fail("conflicts are forgotten") }
  }

  private mutating func apply(
    _ changes: [ChangeSet.Change], _ what: String, isRecorded: Bool = true
  ) {
    let before = disk
    var entries: [UndoneFile] = []
    for change in changes {
      switch change.change.effect {
      case .none:
        continue
      case .write(let old, let new):
        if disk[change.path] != old { fail("\(change.path) is not what \(what) thinks") }
        disk[change.path] = new
        entries.append(
          UndoneFile(path: change.path, before: old, after: Fingerprint(of: new)))
      case .remove(let old):
        if disk[change.path] != old { fail("\(change.path) is not what \(what) thinks") }
        disk[change.path] = nil
        entries.append(
          UndoneFile(path: change.path, before: old, after: nil))
      }
    }
    if isRecorded, !entries.isEmpty {
      record = entries.sorted { $0.path < $1.path }
    }
    expectLines(of: before, after: what)
  }

  /// Every line that somebody wrote and that was there is there still.
  private mutating func expectLines(of before: [String: String], after what: String) {
    let lines = Set(disk.values.flatMap(\.lines).map(\.withoutReturn))
    for (path, text) in before {
      for line in text.lines.map(\.withoutReturn) where line.contains("mine") {
        if !lines.contains(line) { fail("\(what) lost '\(line)' of \(path)") }
      }
    }
  }

  private mutating func fail(_ message: String) {
    if loss == nil { loss = message }
  }
}

extension ChangeSet {
  fileprivate var isOpen: Bool {
    changes.contains(where: \.change.isOpen)
  }
}

extension String {
  fileprivate var lines: [String] {
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  fileprivate var withoutReturn: String {
    var text = self[...]
    while text.unicodeScalars.last == "\r" { text.unicodeScalars.removeLast() }
    return String(text)
  }
}
