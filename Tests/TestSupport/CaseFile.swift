/// A file of cases, each with a sentence, an input and the output that the input has:
///
///     === a list needs a model and a connector
///     screenlet: BookmarkList
///     list:
///     ===
///     spec.yml:2:1: error: 'list' has no 'of'; add the key
///     2 | list:
///       | ^~~~
///
/// The input is the lines between the two marks, the output the lines below the second mark. A blank
/// line separates cases, and belongs to neither of them.
struct CaseFile {
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// A case, and the lines of the file that it consists of.
  struct Entry {
    let sentence: String
    /// The index of the mark with the sentence.
    let start: Int
    let input: Range<Int>
    let output: Range<Int>
  }

  let lines: [String]
  private(set) var entries: [Entry] = []

  init(_ text: String, path: String) throws(Mistake) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func mistake(_ index: Int, _ message: String) -> Mistake {
      Mistake(description: "\(path):\(index + 1): \(message)")
    }
    guard lines.last == "" else {
      throw mistake(lines.count - 1, "the last line has no line end; add it")
    }
    let starts = lines.indices.filter { lines[$0].hasPrefix("=== ") }
    guard starts.first == 0 else {
      throw mistake(0, "expected '=== ' and the sentence of the first case")
    }
    var sentences: Set<String> = []
    for (start, next) in zip(starts, starts.dropFirst() + [lines.count]) {
      let marks = (start..<next).filter { lines[$0] == "===" }
      guard marks.count == 1 else {
        throw mistake(
          start, "expected one line '===' between input and output, found \(marks.count)")
      }
      let isLast = next == lines.count
      guard isLast || (lines[next - 1] == "" && next - 1 > marks[0]) else {
        throw mistake(next, "expected a blank line before the case")
      }
      let sentence = String(lines[start].dropFirst(4))
      guard sentences.insert(sentence).inserted else {
        throw mistake(start, "two cases have this sentence; change one of them")
      }
      entries.append(
        Entry(
          sentence: sentence, start: start, input: start + 1..<marks[0],
          output: marks[0] + 1..<next - 1))
    }
  }

  /// The text of the file with `output` as the output of a case.
  func text(with output: String, of sentence: String) -> String {
    var lines = lines
    if let entry = entries.first(where: { $0.sentence == sentence }) {
      let new = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      lines.replaceSubrange(entry.output, with: new.map(String.init))
    }
    return lines.joined(separator: "\n")
  }
}
