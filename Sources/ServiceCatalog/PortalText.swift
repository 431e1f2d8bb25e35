/// The services of a portal as lines of text, sorted by name:
///
/// ```
/// LRBlogsEntryService_v7 /blogs.blogsentry
///   delete-entry(entryId: long) -> void
///   get-entry(entryId: long) -> map
/// ```
///
/// A service is found by binary search, and only its own lines are read, because a portal has up to
/// 4,000 methods, and a spec calls only a few of them.
struct PortalText {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Returns the service of that name. If there is a `call`, it has only the methods that the call
  /// can refer to.
  func service(named name: String, calledAs call: String? = nil) -> Service? {
    var range = text.startIndex..<text.endIndex
    while !range.isEmpty {
      let half = text.utf8.distance(from: range.lowerBound, to: range.upperBound) / 2
      let middle = text.utf8.index(range.lowerBound, offsetBy: half)
      let start = startOfService(around: middle, in: range)
      let found = text[start...].prefix { $0 != " " && $0 != "\n" }
      if found > name[...] {
        range = range.lowerBound..<start
        continue
      }
      let end = endOfService(around: middle, in: range)
      if found == name { return Service(text[start..<end], calledAs: call) }
      range = end..<range.upperBound
    }
    return nil
  }

  var serviceNames: [String] { headings.map { String($0.name) } }

  /// The names of all services, with their paths.
  var headings: [(name: Substring, path: Substring)] {
    text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first != UInt8(ascii: " "), line.first != UInt8(ascii: "#") else { return nil }
      let words = Substring(line).split(separator: " ")
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }

  /// Returns the start of the first line at or before `index` that is not indented.
  private func startOfService(
    around index: String.Index, in range: Range<String.Index>
  ) -> String.Index {
    var start = index
    while start > range.lowerBound {
      let previous = text.utf8.index(before: start)
      if text.utf8[previous] == UInt8(ascii: "\n"), text.utf8[start] != UInt8(ascii: " ") { break }
      start = previous
    }
    return start
  }

  /// Returns the start of the first line after `index` that is not indented.
  private func endOfService(
    around index: String.Index, in range: Range<String.Index>
  ) -> String.Index {
    var end = text.utf8.index(after: index)
    while end < range.upperBound {
      let previous = text.utf8.index(before: end)
      if text.utf8[previous] == UInt8(ascii: "\n"), text.utf8[end] != UInt8(ascii: " ") { break }
      text.utf8.formIndex(after: &end)
    }
    return end
  }
}
