import Foundation
import ScreensGenerator
import Regeneration
import SourceText
import TestSupport
import Testing

/// Specs that differ in one thing make files that differ only where that thing shows.
@Suite(.blocking)
struct OneChangeTests {
  private static let indices = Array(0..<Trials.count(30, many: 45, all: 120))
  /// Enough of those that are Screenlets.
  private static let screenlets = indices.map { RandomSpec(seed: 1, index: $0) }
    .filter { $0.fileName.hasSuffix(".screenlet.yml") }.prefix(indices.count / 3)

  @Test func `another text replaces the text`() {
    var random = SeededGenerator(seed: 5)
    var count = 0
    for index in Self.indices {
      let spec = RandomSpec(seed: 1, index: index)
      let texts = spec.tree.paths.filter { path in
        if case .text(_, .prose) = spec.tree[path] { true } else { false }
      }
      guard let place = texts.randomElement(using: &random) else { continue }
      let layout = random
      let (one, two) = pair { text in
        var (tree, layout) = (spec.tree, layout)
        tree[place] = .prose(text)
        return Generation(tree.text(&layout), named: spec.fileName, sets: spec.sets)
      }
      guard let one, let two else { continue }
      count += 1
      let isShown = one.shows("zzone")
      #expect(isShown, "\(spec.tree[place]) \(place) of \(spec.text)")
      #expect(differences(one, two).isEmpty, "\(spec.tree[place]) \(place) of \(spec.text)")
    }
    #expect(count >= Self.indices.count * 3 / 4)
  }

  @Test func `another name replaces the name`() {
    var random = SeededGenerator(seed: 6)
    var count = 0
    for index in Self.indices {
      let number = random.number(1...15)
      let (one, two) = pair { name in
        let spec = RandomSpec(seed: 1, index: index, choosing: .init(number: number, name: name))
        return Generation(spec.text, named: spec.fileName, sets: spec.sets)
      }
      guard let one, let two, one.shows("zzone") else { continue }
      count += 1
      #expect(differences(one, two) == [], "name \(number) of \(index)")
    }
    #expect(count >= Self.indices.count / 2)
  }

  @Test func `another default replaces the default`() {
    var count = 0
    for spec in Self.screenlets {
      let (one, two) = pair { word in
        let preset = word == "zzone" ? "Int64 = 74101" : "Int64 = 74102"
        return generation(spec, adding: .optional("zzadded", .type(preset)), to: "properties")
      }
      guard let one, let two else { continue }
      count += 1
      let differing = one.paths.filter { one[$0] != two[$0] }
      #expect(differing.count == 1)
      for path in differing {
        let renamed = one[path]?.replacingOccurrences(of: "74101", with: "74102")
        #expect(renamed == two[path])
      }
    }
    #expect(count >= Self.screenlets.count * 7 / 8)
  }

  @Test(
    arguments: [
      Addition(
        key: "properties", entry: .optional("zzadded", .type("Int64")), file: "Screenlet.swift"),
      Addition(
        key: "models", entry: .optional("Zzadded", .names([.optional("a", .type("Int"))])),
        file: nil),
      Addition(
        key: "connectors",
        entry: .optional("Zzadded", .keys([.required("kind", .choice("custom"))])), file: nil),
    ])
  func `what is added leaves all else as it was`(_ addition: Addition) {
    var count = 0
    for spec in Self.screenlets {
      guard let without = generation(spec).output?.files,
        let with = generation(spec, adding: addition.entry, to: addition.key).output?.files
      else { continue }
      count += 1
      for path in without.paths {
        let diff = LineDiff(
          from: without[path]?.withoutCommas ?? "", to: with[path]?.withoutCommas ?? "")
        let isOnlyMore = diff.changes.allSatisfy { $0.old.isEmpty }
        #expect(isOnlyMore, "\(path): \(diff.described)")
        let isUntouched = diff.changes.isEmpty || diff.described == addition.importLine(in: path)
        #expect(
          isUntouched || addition.file.map(path.hasSuffix) == true, "\(path): \(diff.described)")
      }
      let new = with.paths.filter { without[$0] == nil }
      #expect(addition.file == nil ? new.count == 1 && new[0].contains("/Zzadded") : new.isEmpty)
    }
    #expect(count >= Self.screenlets.count * 7 / 8, "\(addition.key)")
  }

  struct Addition: Sendable {
    let key: String
    let entry: SpecTree.Entry
    /// The ending of the file that it is added to; nil if it has one of its own.
    let file: String?

    /// What the tests of a Screenlet that contains those of other modules have more: they import
    /// each model by its name, as one of the other modules may have a model of that name too.
    func importLine(in path: String) -> [String]? {
      key == "models" && path.hasSuffix("Tests.swift")
        ? [#"[] -> ["import class Samples.Zzadded\n"]"#] : nil
    }
  }

  /// What a Screenlet's spec makes, with one entry more, which is the last of those of `key`.
  private func generation(
    _ spec: RandomSpec, adding entry: SpecTree.Entry? = nil, to key: String = ""
  ) -> Generation {
    var tree = spec.tree
    if let entry, case .mapping(var entries, _) = tree {
      if let place = entries.firstIndex(where: { $0.key == key }),
        case .mapping(let declared, _) = entries[place].value
      {
        entries[place].value = .names(declared + [entry])
      } else {
        entries.append(.optional(key, .names([entry])))
      }
      tree = .keys(entries)
    }
    var layout = SeededGenerator(seed: 7)
    return Generation(tree.text(&layout), named: spec.fileName, sets: spec.sets)
  }

  /// What is made with one word and with the other, of as many letters.
  private func pair(_ made: (String) -> Generation) -> (FileTree?, FileTree?) {
    (made("zzone").output?.files, made("zztwo").output?.files)
  }

  /// The lines that are in the second tree and not in the first, once that says what the second
  /// one does.
  private func differences(_ one: FileTree, _ two: FileTree) -> [String] {
    var renamed = FileTree()
    for path in one.paths { renamed[path.saysTwo] = (one[path] ?? "").saysTwo }
    guard renamed.paths == two.paths else { return two.paths }
    return two.paths.flatMap { path in
      let diff = LineDiff(from: renamed[path]?.withoutIDs ?? "", to: two[path]?.withoutIDs ?? "")
      return diff.described.map { "\(path): \($0)" }
    }
  }
}

extension LineDiff {
  fileprivate var described: [String] {
    changes.map { "\(old[$0.old].map(\.text)) -> \(new[$0.new].map(\.text))" }
  }
}

extension FileTree {
  fileprivate func shows(_ word: String) -> Bool {
    paths.contains { "\($0)\n\(self[$0] ?? "")".lowercased().contains(word) }
  }
}

extension String {
  fileprivate var saysTwo: String {
    replacingOccurrences(of: "zzone", with: "zztwo").replacingOccurrences(
      of: "Zzone", with: "Zztwo")
  }

  /// The only element of an array has no comma behind it, and gets one with a second element.
  fileprivate var withoutCommas: String { replacingOccurrences(of: ",\n", with: "\n") }

  /// The identifiers of a XIB are made of names, and follow them.
  fileprivate var withoutIDs: String {
    contains("<document")
      ? replacingOccurrences(
        of: #""[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}""#, with: "id",
        options: .regularExpression)
      : self
  }
}
