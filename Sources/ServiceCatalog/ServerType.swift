/// A Java class of a server, with the names and types of its properties.
package struct ServerType: Hashable, Sendable {
  /// The full name of the class, such as `com.liferay.blogs.model.BlogsEntry`.
  package let name: String
  package let properties: [ServiceMethod.Parameter]

  /// The name without the package, such as `BlogsEntry` for `com.liferay.blogs.model.BlogsEntry`.
  package var simpleName: String {
    String(name.split { $0 == "." || $0 == "$" }.last ?? "")
  }
}
