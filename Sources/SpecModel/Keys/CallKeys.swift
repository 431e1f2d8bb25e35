import SourceText

/// The keys of a service by its path, and of a call of a list.
package enum CallKeys: CallTable {
  static let path = key(
    "path", .text(.servicePath), "The path of the method on the server.", .required,
    example: "/blogs.blogsentry/get-entry")
  static let parameters = key(
    "parameters", .names(.member("the label of an argument"), .text(.serverType)),
    "The types of arguments on the server, where a value does not show the right one: `nil` shows none.",
    .otherwise(
      "`boolean`, `int`, `long`, `double`, `string`, `list`, `map` or `bytes`, as the value is, and the "
        + "`class` of an object"),
    example: "{ serviceContext: com.liferay.portal.kernel.service.ServiceContext }")
  static let result = key(
    "result", .type(.type), "What the method returns.", .otherwise("what the spec makes of it"),
    example: "'[Bookmark]'")
  package static let method = key(
    "method", .sharedText(.method), "The method of the service that is called.",
    example: "getEntriesWithGroupId")
  static let service = key(
    "service", .text(.service), "The class of the method, if it is of another service.",
    .otherwise("the `service` of the connector"), example: "LRAssetEntryService_v7",
    companion: method.name)

  package static let table = Mapping(
    "servicePath", "A service by its path",
    "A method of the server that is in no catalogue, with what its `arguments` do not show.",
    keys: rows(of: path, parameters, result))

  private static let pagePath = key(
    path.name, .text(.servicePath), "The path of a method, instead of a service and a method.",
    example: "/blogs.blogsentry/get-group-entries")

  static let pageTable = Mapping(
    "pageCall", "A call of a list", "A call of the service of a list.",
    choices: [.init(oneOf: [method.name, path.name], isExclusive: true)],
    keys: rows(of: method, pagePath, service, parameters, arguments))
}
