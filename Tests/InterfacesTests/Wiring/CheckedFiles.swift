import Foundation
import Interfaces
import SourceText
import TestSupport

/// The files that a case is about, and what is known of them:
///
///     sample storyboard
///     module Notes in App by manifest
///     project App
///     swift 3 in App
///     generated NoteView_large.xib with NoteView_default
///     bundle Notes NoteView_default.xib en.lproj
///     accessibility
///     fixes
///     edit Main.storyboard
///     …
///
/// A sample is a file of `Cases/Samples`. Cases that name none start from `note`, a Screenlet whose
/// parts fit, small enough to be read at a glance; `sample none` has no files.
struct CheckedFiles {
  private var texts: [String: String] = [:]
  /// Whether the edits that correct what is found are printed.
  private var showsFixes = false
  private var known = WiringFiles(swift: [], xibs: [])

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ input: String) throws { try read(input, sample: "note") }

  private mutating func read(_ input: String, sample: String?) throws {
    var lines = input.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var sample = sample
    if let words = lines.first?.split(separator: " "), words.first == "sample", words.count == 2 {
      sample = words[1] == "none" ? nil : String(words[1])
      lines.removeFirst()
    }
    if let sample {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Cases/Samples/\(sample).steps")
      let text = try String(contentsOf: file, encoding: .utf8)
      try read(String(text.dropLast()), sample: nil)
    }
    while let line = lines.first, try learn(String(line)) { lines.removeFirst() }
    for step in try FileStep.all(in: lines.joined(separator: "\n")) { try texts.apply(step) }
  }

  /// Takes a line that says what is known; returns false for any other.
  private mutating func learn(_ line: String) throws -> Bool {
    let words = line.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("module", 6) where words[2] == "in" && words[4] == "by":
      let names: [String: ModuleMap.Evidence] = [
        "base": .base, "spec": .spec, "manifest": .manifest, "user": .user,
      ]
      guard let evidence = names[words[5]] else {
        throw Mistake(description: "'\(words[5])' is no evidence of a module")
      }
      known.modules.add(words[1], for: words[3] == "." ? "" : words[3], by: evidence)
    case ("project", 2): known.projects.insert(words[1])
    case ("swift", 4) where words[2] == "in": known.swiftVersions[words[3]] = Int(words[1])
    case ("generated", 4) where words[2] == "with": known.generatedClasses[words[1]] = words[3]
    case ("bundle", 3...):
      known.bundles.append(
        TargetBundle(
          target: words[1], directory: "", excluded: [], resources: Array(words.dropFirst(2))))
    case ("fixes", 1): showsFixes = true
    case ("accessibility", 1): known.checksAccessibility = true
    default: return false
    }
    return true
  }

  /// Everything found, as printed, the files taken in the order of their names.
  var findings: String {
    func sources(_ endings: String...) -> [SourceFile] {
      texts.keys.filter { path in endings.contains { path.hasSuffix($0) } }.sorted().map {
        SourceFile(path: $0, text: texts[$0] ?? "")
      }
    }
    var all = known
    all.swift = sources(".swift")
    all.xibs = sources(".xib")
    all.storyboards = sources(".storyboard")
    all.objectiveC = sources(".h", ".m")
    all.tables = sources(".strings").map { file in
      let keys = file.text.split(separator: "\n").map { $0.split(separator: "\"")[0] }
      return LanguageTable(file: file, keys: Set(keys.map(String.init)))
    }
    var printer = DiagnosticPrinter()
    let findings = WiringCheck(all).findings
    let fixes = findings.sorted.flatMap(\.fixes).map { fix in
      let (line, column) = printer.position(of: fix.range)
      let place = "\(fix.range.file.path):\(line):\(column)"
      return "\(place): '\(fix.range.text)' -> \(fix.text.debugDescription)\n"
    }
    return printer.text(for: findings) + (showsFixes ? fixes.joined() : "")
  }
}
