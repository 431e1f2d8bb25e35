import SourceText
import Testing

@testable import Regeneration

/// Runs over files that somebody edits:
///
///     base f
///     + what was last generated
///     other f
///     + what another branch generated, where git could not merge the two
///     yours f
///     + what is on the disk
///     unmerged f
///     + what the other branch has, where git left what is on the disk
///     folder g
///     delete h
///     generated f
///     + what is generated now
///     not generated h
///     run --on-conflict keep --force --restore
///
/// What a run does is said as the status lines say it, with the text that it writes. The base
/// follows where it is anything else than what is generated. `--on-conflict markers|keep` is for what
/// is the same in both ways.
struct Runs {
  private var base: Base?
  private var disk: [String: ChangeSet.Content] = [:]
  private var generated = FileTree()
  private var unmerged: [String: UnmergedFile] = [:]
  /// What conflicts were found in, by fingerprint.
  private var seen: [Fingerprint: String] = [:]
  private var outputs: [String] = []

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ input: String) throws {
    var lines = input.split(separator: "\n", omittingEmptySubsequences: false)[...]
    func text() -> String {
      var text = ""
      while let line = lines.first, line.hasPrefix("+") || line == #"\ no line end"# {
        if line.hasPrefix("+") { text += line.dropFirst(2) + "\n" } else { text.removeLast() }
        lines.removeFirst()
      }
      return text
    }
    while let line = lines.popFirst() {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("base", 2):
        base = base ?? Base(files: [:])
        base?.files[words[1]] = Base.File(text: text())
      case ("other", 2) where base?.files[words[1]] != nil: base?.files[words[1]]?.other = text()
      case ("yours", 2): disk[words[1]] = .text(text())
      case ("folder", 2): disk[words[1]] = .other
      case ("unmerged", 2):
        guard case .text(let ours)? = disk[words[1]] else {
          throw Mistake(description: "'\(words[1])' is not on the disk")
        }
        unmerged[words[1]] = UnmergedFile(ours: ours, theirs: text())
      case ("delete", 2): disk[words[1]] = nil
      case ("generated", 2): generated[words[1]] = text()
      case ("not", 3) where words[1] == "generated": generated[words[2]] = nil
      case ("run", _): try run(words.dropFirst())
      default: throw Mistake(description: "cannot read '\(line)'")
      }
    }
  }

  /// What the runs did, with lines between them.
  var output: String { outputs.joined(separator: "--\n") }

  private mutating func run(_ flags: ArraySlice<String>) throws {
    var rules = ChangeRules()
    var ways: [ChangeRules.Conflicts] = []
    for flag in flags {
      switch flag {
      case "--on-conflict": continue
      case "--force": rules.forces = true
      case "--restore": rules.restores = true
      default:
        ways = flag.split(separator: "|").compactMap { .init(rawValue: String($0)) }
        if ways.isEmpty { throw Mistake(description: "cannot read '\(flag)'") }
      }
    }
    let sets = (ways.isEmpty ? [.markers] : ways).map { way in
      rules.conflicts = way
      return ChangeSet(
        base: base, yours: disk, generated: generated, rules: rules, unmerged: unmerged)
    }
    let set = sets[0]
    for other in sets { #expect(other.changes == set.changes && other.base == set.base) }
    #expect(set.hasConflicts == set.changes.contains { $0.change.isConflict })
    #expect(set.isBlocked == set.changes.contains { $0.change.isBlocked })
    #expect(set.changesDisk == set.changes.contains { $0.change.changesDisk })
    for case .text(let text) in disk.values { seen[Fingerprint(of: text)] = text }
    for text in generated.texts.values { seen[Fingerprint(of: text)] = text }
    var output = ""
    for change in set.changes {
      output += apply(change)
      for warning in change.warnings.sorted { output += "warning: \(warning.message.text)\n" }
    }
    outputs.append(output + lines(of: set.base))
    base = set.base
  }

  /// Changes the disk, and says how.
  private mutating func apply(_ change: ChangeSet.Change) -> String {
    let head = "\(change.change.word) \(change.path)"
    switch change.change.effect {
    case .none: break
    case .write(let old, let new):
      #expect(disk[change.path] == old.map { .text($0) })
      disk[change.path] = .text(new)
      return head + "\n" + Self.lines(of: new)
    case .remove(let old):
      #expect(disk[change.path] == .text(old))
      disk[change.path] = nil
    }
    switch change.change {
    case .orphan: return head + ", which is not generated any more\n"
    case .open(.markers(let text, let line)), .open(.markersOfGit(let text, let line)):
      #expect(disk[change.path] == .text(text))
      return head + ", open in line \(line + 1)\n"
    case .open(.generatedCopy(let path, let isUnmerged)):
      return head + ", open beside \(path)\(isUnmerged ? ", unmerged" : "")\n"
    case .open(.branches(let path)): return head + ", open between branches in \(path)\n"
    case .blocked(let obstacle): return head + ": \(obstacle)\n"
    case .conflict: return head + " as it is\n"
    default: return head + "\n"
    }
  }

  private func lines(of base: Base) -> String {
    let paths = base.files.keys.filter { path in
      base.files[path] != generated[path].map { Base.File(text: $0) }
    }
    #expect(Set(generated.paths).isSubset(of: base.files.keys))
    return paths.sorted().map { path in
      guard let file = base.files[path] else { return "" }
      let other = file.other.map { "other\n" + Self.lines(of: $0) } ?? ""
      let conflict = file.conflict.map { conflict in
        "conflict with\n" + (seen[conflict.yours].map(Self.lines) ?? "nobody knows what\n")
          + (conflict.base.map { "over\n" + Self.lines(of: $0) } ?? "over nothing\n")
      }
      return "base \(path)\n" + Self.lines(of: file.text) + other + (conflict ?? "")
    }.joined()
  }

  private static func lines(of text: String) -> String {
    let isWhole = text.isEmpty || text.hasSuffix("\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (isWhole ? lines.dropLast() : lines[...]).map { $0.isEmpty ? "+\n" : "+ \($0)\n" }
      .joined() + (isWhole ? "" : "\\ no line end\n")
  }
}
