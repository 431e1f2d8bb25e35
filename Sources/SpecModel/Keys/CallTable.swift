import SourceText
package import SpecNotation

/// The tables of what calls a service of the Mobile SDK.
package protocol CallTable: Table {}

extension CallTable {
  package static var service: Key<Self, Fields<CallKeys>> {
    key(
      "service", .keys(CallKeys.self, or: .service),
      "The class of the Mobile SDK that is called, or a method by its path.", .required,
      example: "LRBookmarksEntryService_v7", companionOfText: method.name)
  }

  package static var method: Key<Self, Located<String>> {
    key(
      "method", .sharedText(.method), "The method that is called.",
      .otherwise("that of the `path` of the service"), example: "addEntryWithGroupId")
  }

  package static var arguments: Key<Self, [Node.Entry]> {
    key(
      "arguments", .entries(.arguments), "What is passed, by label, in the order of the method.",
      example: "{ groupId: context.groupId, name: title }")
  }
}
