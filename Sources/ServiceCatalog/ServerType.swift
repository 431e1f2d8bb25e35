/// What a server says of a Java class: the names and types of its properties.
package struct ServerType: Hashable, Sendable {
  /// The full name of the class: `com.liferay.blogs.model.BlogsEntry`.
  package let name: String
  package let properties: [ServiceMethod.Parameter]

  /// `BlogsEntry`, for `com.liferay.blogs.model.BlogsEntry`.
  package var simpleName: String {
    String(name.split { $0 == "." || $0 == "$" }.last ?? "")
  }
}
