/// A JSON web service: what the Mobile SDK has a class for.
package struct Service: Hashable, Sendable {
  /// The class: `LRBlogsEntryService_v7`.
  package let name: String
  /// What the paths of its methods begin with: `/blogs.blogsentry`.
  package let path: String
  package let methods: [ServiceMethod]

  /// Reads the lines of a service: its name and path, then a method in each.
  init?(_ lines: Substring) {
    let lines = lines.split(separator: "\n")
    let heading = lines.first?.split(separator: " ") ?? []
    guard heading.count == 2 else { return nil }
    name = String(heading[0])
    path = String(heading[1])
    methods = lines.dropFirst().compactMap(ServiceMethod.init)
  }
}
