/// The services of a portal as lines of text:
///
/// ```
/// LRBlogsEntryService_v7 /blogs.blogsentry
///   delete-entry(entryId: long) -> void
///   get-entry(entryId: long) -> map
/// ```
///
/// Only the lines of a service that is asked for are read, because a portal has up to 4,000
/// methods, and a spec calls only a few of them.
struct PortalText {
  /// The name and the lines of each service, in the order of the text.
  private let services: [(name: Substring, lines: Substring)]
  private let indexes: [Substring: Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let starts = bytes.indices.filter { index in
      (index == 0 || bytes[index - 1] == UInt8(ascii: "\n"))
        && ![UInt8(ascii: " "), UInt8(ascii: "#")].contains(bytes[index])
    }
    services = zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
      let start = text.utf8.index(text.startIndex, offsetBy: start)
      let lines = text[start..<text.utf8.index(text.startIndex, offsetBy: end)]
      return (lines.prefix { $0 != " " }, lines)
    }
    indexes = Dictionary(uniqueKeysWithValues: zip(services.map(\.name), services.indices))
  }

  /// Returns the service of that name. If there is a `call`, it has only the methods that the call
  /// can refer to.
  func service(named name: String, calledAs call: String? = nil) -> Service? {
    indexes[name[...]].flatMap { Service(services[$0].lines, calledAs: call) }
  }

  var serviceNames: [String] { services.map { String($0.name) } }

  /// The names of all services, with their paths.
  var headings: [(name: Substring, path: Substring)] {
    services.map { name, lines in
      (name, lines.dropFirst(name.count).prefix { $0 != "\n" }.dropFirst())
    }
  }
}
