/// A JSON web service, for which the Mobile SDK has a class.
package struct Service: Hashable, Sendable {
  /// The name of the class, such as `LRBlogsEntryService_v7`.
  package let name: String
  /// The beginning of the paths of the methods, such as `/blogs.blogsentry`.
  package let path: String
  package let methods: [ServiceMethod]

  /// Creates a service, whose methods are sorted by their descriptions.
  package init(name: String, path: String, methods: [ServiceMethod]) {
    self.name = name
    self.path = path
    self.methods = methods.map { ($0.description, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Reads the lines of a service: its name and path, and then a method on each line. If there is a
  /// `call`, only the methods that it can refer to are read, because a service has dozens of them.
  init?(_ lines: Substring, calledAs call: String? = nil) {
    let lines = lines.utf8.split(separator: UInt8(ascii: "\n"))
    let heading = lines.first.map(Substring.init)?.split(separator: " ") ?? []
    guard heading.count == 2 else { return nil }
    name = String(heading[0])
    path = String(heading[1])
    let letters = call?.lowercased()
    methods = lines.dropFirst().compactMap { line in
      let isMeant = letters.map { Self.isMeant(line, by: $0) } ?? true
      return isMeant ? ServiceMethod(Substring(line)) : nil
    }
  }

  /// Returns whether a call with these letters, such as `getentrywithentryid`, can refer to the
  /// method `get-entry` of a line. Labels do not matter: `getentrywithuserid` can refer to it, too.
  private static func isMeant(_ line: Substring.UTF8View, by letters: String) -> Bool {
    let path = line.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: "(") }
    return letters.utf8.starts(with: path.lazy.filter { $0 != UInt8(ascii: "-") })
  }

  /// The name without prefix and version, such as `BlogsEntry` for `LRBlogsEntryService_v7`.
  package var baseName: String { String(Self.baseName(of: name[...])) }

  static func baseName(of name: Substring) -> Substring {
    let end = name.lastIndex(of: "_") ?? name.endIndex
    return name[..<end].dropFirst(2).dropLast("Service".count)
  }

  /// Returns the service with the methods of `other` that it lacks. A service at another path is
  /// not the same one, and adds nothing.
  func adding(_ other: Service) -> Service {
    if other.path != path { return self }
    let own = Set(methods.map(\.signature))
    return Service(
      name: name, path: path,
      methods: methods + other.methods.filter { !own.contains($0.signature) })
  }
}

extension ServiceMethod {
  /// The name and the labels, by which a call finds its method.
  fileprivate var signature: [String] { [name] + parameters.map(\.name) }
}
