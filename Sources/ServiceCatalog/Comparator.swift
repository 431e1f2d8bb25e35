/// A Java class of Liferay that says the order of the rows that a method answers. The direction is
/// that of the class: it has no setter, so that an `ascending` of the object changes nothing.
package struct Comparator: Hashable, Sendable {
  /// The full name of the class.
  package let className: String
  /// What it orders by, as SQL says it: `createDate DESC`.
  package let order: String
}

extension Comparator {
  /// Returns the comparators of a parameter's class, such as `OrderByComparator<BlogsEntry>`, that
  /// Liferay has in the version of the service: those of 7.0 and 7.3 are known, and of 7.1 and 7.2
  /// those that both of these have.
  package static func all(for javaClass: String, of service: Service) -> [Comparator] {
    let parts = javaClass.split { $0 == "<" || $0 == ">" }
    guard parts.count == 2, parts[0].hasSuffix(".OrderByComparator"),
      let model = parts[1].split(separator: ".").last,
      let version = service.name.split(separator: "_").last
    else { return [] }
    let lines = lines.drop { $0 != model }.dropFirst()
    return lines.prefix { $0.hasPrefix(" ") }.compactMap { line in
      let parts = line.split { "()".contains($0) }
      guard parts.count == 3, parts[2].split(separator: " ").contains(version) else { return nil }
      return Comparator(
        className: parts[0].filter { $0 != " " }, order: String(parts[1]))
    }
  }

  /// The class names of all comparators.
  package static var classNames: [String] {
    let names = lines.filter { $0.hasPrefix(" ") }.map { line in
      line.prefix { $0 != "(" }.filter { $0 != " " }
    }
    return Set(names).sorted()
  }

  private static var lines: [Substring] {
    let text = EmbeddedPortals.files.first { $0.path.hasSuffix(".comparators") }?.text ?? ""
    return text.split(separator: "\n")
  }
}
