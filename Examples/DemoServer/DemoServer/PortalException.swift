import LoopbackHTTP

/// An exception of the portal: it ends the invocation, and is the whole response.
struct PortalException: Error, Hashable {

  enum Kind {
    case noSuchService
    case accessDenied
    case notAllowed
    case badParameter
    case badType
    case noSuchGroup
    case noSuchUser
    case noSuchFolder
    case noSuchEntry
    case badURL
    case noSuchBlog
    case noTitle
    case noContent
    case noSuchComment
    case noBody
    case badAddress
    case badPassword
    case duplicateUser
    case noSuchAsset
    case noSuchArticle
    case noSuchTemplate
    case noSuchRepository
    case noSuchFile
    case duplicateFile
    case noFile
    case noSuchStructure
    case noSuchRecordSet
    case noSuchRecord
    case noFieldValue
  }

  let kind: Kind
  let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

extension PortalException {

  /// The response, in the format of a portal version.
  func response(from version: PortalVersion) -> LoopbackResponse {
    let type = kind.className(in: version)
    let line = "\(type): \(message)"
    switch version {
    case .v62:
      return .json((["exception": .string(line)] as JSON).text)
    case .v62Later:
      let json: JSON = ["exception": .string(type), "message": .string(message)]
      return .json(json.text)
    case .v7:
      let cause: JSON = ["message": .string(message), "type": .string(type)]
      let json: JSON = [
        "exception": .string(message), "throwable": .string(line), "error": cause,
        "rootCause": cause,
      ]
      return .json(json.text, status: kind.status)
    }
  }
}

extension PortalException.Kind {

  /// The HTTP status in 7.x.
  fileprivate var status: Int {
    switch self {
    case .noSuchService: 404
    case .accessDenied, .notAllowed: 403
    default: 500
    }
  }

  fileprivate func className(in version: PortalVersion) -> String {
    let is7 = version == .v7
    return switch self {
    case .noSuchService:
      is7
        ? "com.liferay.portal.kernel.jsonwebservice.NoSuchJSONWebServiceException"
        : "java.lang.RuntimeException"
    case .accessDenied: "java.lang.SecurityException"
    case .notAllowed: PortalException.Kind.principalClass(is7)
    case .badParameter: "java.lang.IllegalArgumentException"
    case .badType: "java.lang.ClassCastException"
    case .noSuchGroup: PortalException.Kind.portalClass("NoSuchGroupException", is7)
    case .noSuchUser: PortalException.Kind.portalClass("NoSuchUserException", is7)
    case .noSuchFolder: PortalException.Kind.bookmarksClass("NoSuchFolderException", is7)
    case .noSuchEntry: PortalException.Kind.bookmarksClass("NoSuchEntryException", is7)
    case .badURL: PortalException.Kind.bookmarksClass("EntryURLException", is7)
    case .noSuchBlog: PortalException.Kind.blogsClass("NoSuchEntryException", is7)
    case .noTitle: PortalException.Kind.blogsClass("EntryTitleException", is7)
    case .noContent: PortalException.Kind.blogsClass("EntryContentException", is7)
    case .noSuchComment: PortalException.Kind.messagesClass("NoSuchMessageException", is7)
    case .noBody: PortalException.Kind.messagesClass("MessageBodyException", is7)
    case .badAddress: PortalException.Kind.portalClass("UserEmailAddressException", is7)
    case .badPassword: PortalException.Kind.portalClass("UserPasswordException", is7)
    case .duplicateUser: PortalException.Kind.portalClass("DuplicateUserException", is7)
    case .noSuchAsset:
      (is7 ? "com.liferay.asset.kernel.exception." : "com.liferay.portlet.asset.")
        + "NoSuchEntryException"
    case .noSuchArticle:
      (is7 ? "com.liferay.journal.exception." : "com.liferay.portlet.journal.")
        + "NoSuchArticleException"
    case .noSuchTemplate:
      (is7 ? "com.liferay.dynamic.data.mapping.kernel." : "com.liferay.portlet.dynamicdatamapping.")
        + "NoSuchTemplateException"
    case .noSuchStructure:
      (is7
        ? "com.liferay.dynamic.data.mapping.exception."
        : "com.liferay.portlet.dynamicdatamapping.") + "NoSuchStructureException"
    case .noSuchRecordSet: PortalException.Kind.listsClass("NoSuchRecordSetException", is7)
    case .noSuchRecord: PortalException.Kind.listsClass("NoSuchRecordException", is7)
    case .noFieldValue:
      is7
        ? "com.liferay.dynamic.data.mapping.validator.DDMFormValuesValidationException$RequiredValue"
        : "com.liferay.portlet.dynamicdatamapping.StorageFieldRequiredException"
    case .noSuchRepository: PortalException.Kind.filesClass("NoSuchRepositoryException", is7)
    case .noSuchFile: PortalException.Kind.filesClass("NoSuchFileEntryException", is7)
    case .duplicateFile: PortalException.Kind.filesClass("DuplicateFileEntryException", is7)
    case .noFile: PortalException.Kind.filesClass("FileException", is7)
    }
  }

  private static func principalClass(_ is7: Bool) -> String {
    "com.liferay.portal.\(is7 ? "kernel.security.auth" : "security.auth").PrincipalException"
  }

  private static func portalClass(_ name: String, _ is7: Bool) -> String {
    (is7 ? "com.liferay.portal.kernel.exception." : "com.liferay.portal.") + name
  }

  private static func blogsClass(_ name: String, _ is7: Bool) -> String {
    (is7 ? "com.liferay.blogs.exception." : "com.liferay.portlet.blogs.") + name
  }

  private static func messagesClass(_ name: String, _ is7: Bool) -> String {
    (is7 ? "com.liferay.message.boards.exception." : "com.liferay.portlet.messageboards.") + name
  }

  private static func filesClass(_ name: String, _ is7: Bool) -> String {
    (is7
      ? "com.liferay.document.library.kernel.exception." : "com.liferay.portlet.documentlibrary.")
      + name
  }

  private static func listsClass(_ name: String, _ is7: Bool) -> String {
    (is7 ? "com.liferay.dynamic.data.lists.exception." : "com.liferay.portlet.dynamicdatalists.")
      + name
  }

  private static func bookmarksClass(_ name: String, _ is7: Bool) -> String {
    (is7 ? "com.liferay.bookmarks.exception." : "com.liferay.portlet.bookmarks.") + name
  }
}
