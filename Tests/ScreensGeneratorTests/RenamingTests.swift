import Foundation
import Regeneration
import SourceText
import SpecModel
import SpecNotation
import TestSupport
import Testing

@testable import ScreensGenerator
@testable import SpecEditing

/// The names of every spec that there is, changed to others.
@Suite(.blocking)
struct RenamingTests {
  /// A spec, by its name.
  struct Sample: CustomTestStringConvertible, Sendable {
    let file: SourceFile

    var testDescription: String { file.path }

    /// The cases, and the examples that the README shows.
    static let all: [Sample] = {
      let examples = BuiltProducts.package.appendingPathComponent("Examples")
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: examples.path)) ?? []
      let specs =
        Case.all.map(\.spec)
        + paths.filter { $0.hasSuffix(".screenlet.yml") }.sorted()
        .map { examples.appendingPathComponent($0) }
      return specs.compactMap { url in
        let text = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
        // What needs a theme set, another Screenlet, or a model of its module, needs another file.
        let folder = url.deletingLastPathComponent()
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let hasModule = beside.contains { $0.hasSuffix(".module.yml") }
        return text.flatMap {
          $0.contains(".theme.yml") || $0.contains("\nextends: ") || hasModule
            ? nil : Sample(file: SourceFile(path: url.lastPathComponent, text: $0))
        }
      }
    }()
  }

  /// A renaming that is possible.
  private struct Renamed {
    let spec: SourceFile
    let renaming: Renaming
  }

  private let generator = Generator(templates: .bundled)

  /// Nil if the spec would not be one with the new name. `output` is what it yields now.
  private func renamed(
    _ file: SourceFile, yielding output: Generator.Output, _ kind: SpecRename.Kind, _ old: String,
    _ new: String
  ) -> Renamed? {
    var diagnostics = Diagnostics()
    guard
      let rename = SpecRename(old, to: new, kind: kind, in: file, reporting: &diagnostics)
    else { return nil }
    let edited = SourceFile(path: rename.path(of: file, from: old, to: new), text: rename.text)
    guard let after = generator.generate(edited, reporting: &diagnostics),
      let renaming = Renaming(from: output, to: after, with: .bundled)
    else { return nil }
    return Renamed(spec: edited, renaming: renaming)
  }

  @Test(arguments: Sample.all)
  func `a name that changes takes the output and the edits along, and back`(
    _ sample: Sample
  ) throws {
    var failures: [String] = []
    var diagnostics = Diagnostics()
    let output = try #require(generator.generate(sample.file, reporting: &diagnostics))
    for kind in SpecRename.Kind.allCases {
      let step = Trials.count(28, many: 14, all: 1)
      for old in try names(of: kind, in: sample.file)
      where old.utf8.reduce(0, { $0 + Int($1) }).isMultiple(of: step) {
        let new = old.withNextLetter
        guard let first = renamed(sample.file, yielding: output, kind, old, new) else {
          failures.append("\(kind.rawValue) \(old)")
          continue
        }
        let label: Comment = "\(kind.rawValue) \(old)"
        let back = try #require(
          renamed(first.spec, yielding: first.renaming.new, kind, new, old), label)
        #expect(back.spec == sample.file, label)

        let disk = edited(first.renaming.old.files)
        let there = run(first.renaming, base: first.renaming.old.files, disk: disk)
        expect(there, first.renaming, label)
        // What a conflict shows is for people to settle.
        if there.values.contains(where: \.hasMarkers) { continue }
        let home = run(back.renaming, base: first.renaming.new.files, disk: there)
        // A comment in an element that goes remains beside it, and does not go back into it.
        let moved = home.keys.filter { path in
          path.hasSuffix(".xib") && home[path] != disk[path]
            && home[path]?.mine == disk[path]?.mine
            && home[path]?.withoutMine == disk[path]?.withoutMine
        }
        expect(
          home.filter { !moved.contains($0.key) }, disk.filter { !moved.contains($0.key) }, label)
      }
    }
    // A login finds its inputs by these names unless it says others, every Screenlet falls back to
    // the default theme, and a button of a row sends an attribute of its model.
    let fixed =
      LoginSpec.Role.allCases.map { "property \($0.rawValue)" }
      + ["theme default", "property id", "property messageId"]
    #expect(Set(failures).isSubset(of: fixed))
  }

  /// Expects the new names on a disk, and every edit. If lines were wrapped anew at an edit, both
  /// may be between markers.
  private func expect(_ disk: [String: String], _ renaming: Renaming, _ label: Comment) {
    let (old, new) = (renaming.old.files, renaming.new.files)
    let edits = edited(old)
    #expect(disk.keys.sorted() == new.paths, label)
    for (path, origin) in renaming.origins {
      guard let text = disk[path], let newText = new[path], let oldText = old[origin] else {
        Issue.record(label)
        continue
      }
      // In a XIB, what has another role can have another place.
      if !path.hasSuffix(".xib"), oldText.linesOfText.count == newText.linesOfText.count {
        expect([path: text], [path: edited(newText, at: path)], label)
      } else if text.hasMarkers {
        #expect(text.mine >= edits[origin]?.mine ?? 0, label)
      } else {
        #expect(text.mine == edits[origin]?.mine, label)
        expect([path: text.withoutMine], [path: newText], label)
      }
    }
  }

  /// Expects what a disk holds, and shows what it holds else.
  private func expect(
    _ disk: [String: String], _ expected: [String: String], _ label: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for path in Set(disk.keys).union(expected.keys).sorted() where disk[path] != expected[path] {
      let diff = UnifiedDiff(from: expected[path], to: disk[path], path: path, context: 1).text
      Issue.record("\(label.rawValue): \(diff)", sourceLocation: sourceLocation)
    }
  }

  /// The names that things of one kind have.
  private func names(of kind: SpecRename.Kind, in file: SourceFile) throws -> [String] {
    var diagnostics = Diagnostics()
    let root = try #require(Node(parsing: file, reporting: &diagnostics))
    return Set(NameOccurrences(of: kind, in: root).names).sorted()
  }

  /// The files with a line more in each, and something more in another line.
  private func edited(_ files: FileTree) -> [String: String] {
    var edited: [String: String] = [:]
    for path in files.paths { edited[path] = self.edited(files[path] ?? "", at: path) }
    return edited
  }

  private func edited(_ text: String, at path: String) -> String {
    var lines = text.linesOfText.map(String.init)
    let isXIB = path.hasSuffix(".xib")
    for index in stride(from: 5, to: lines.count - 1, by: 7) where !lines[index].isEmpty {
      lines[index] += isXIB ? "<!--mine-->" : "  // mine"
    }
    lines.insert(isXIB ? "<!--mine-->" : "// mine", at: lines.count - 1)
    return lines.joined(separator: "\n")
  }

  /// What a disk holds after the run that makes a renaming.
  private func run(
    _ renaming: Renaming, base: FileTree, disk: [String: String]
  ) -> [String: String] {
    let set = ChangeSet(
      base: Base(files: base), yours: disk.mapValues { .text($0) }, generated: renaming.new.files,
      origins: renaming.origins, before: renaming.old.files)
    var disk = disk
    for change in set.changes {
      switch change.change.effect {
      case .none: break
      case .write(_, let text): disk[change.path] = text
      case .remove: disk[change.path] = nil
      }
    }
    return disk
  }
}

extension String {
  fileprivate var linesOfText: [Substring] {
    split(separator: "\n", omittingEmptySubsequences: false)
  }

  fileprivate var hasMarkers: Bool { contains("<<<<<<< yours\n") }

  /// How often an edit is in the text.
  fileprivate var mine: Int {
    linesOfText.count { $0.hasSuffix("// mine") || $0.hasSuffix("<!--mine-->") }
  }

  /// The text without any edit.
  fileprivate var withoutMine: String {
    let lines = linesOfText.filter { $0 != "// mine" }
      .map { $0.hasSuffix("  // mine") ? String($0.dropLast(9)) : String($0) }
    return lines.compactMap { line in
      let rest = line.replacingOccurrences(of: "<!--mine-->", with: "")
      return rest != line && rest.allSatisfy(\.isWhitespace) ? nil : rest
    }.joined(separator: "\n").replacing(/">\s*<\/buttonConfiguration>/, with: "\"/>")
  }

  /// The name with another first letter, of the same length and the same case: `golderId`.
  fileprivate var withNextLetter: String {
    guard let first = unicodeScalars.first else { return self }
    guard first.isASCII else { return (first.properties.isUppercase ? "X" : "x") + dropFirst() }
    let last: Unicode.Scalar = first.properties.isUppercase ? "Z" : "z"
    let next = first.value >= last.value ? last.value - 1 : first.value + 1
    return String(Unicode.Scalar(UInt8(next))) + dropFirst()
  }
}
