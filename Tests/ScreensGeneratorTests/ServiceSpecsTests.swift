import Foundation
import Regeneration
import ScreensGenerator
import TestSupport
import Testing

/// Specs over services that the runtime does not have: assets, blogs, articles, documents, message boards,
/// users, roles, calendars, comments, vocabularies, user groups and wikis; and over what no
/// catalogue has.
@Suite(.blocking)
struct ServiceSpecsTests {
  /// What all of them make, in one module.
  private static let module = Result {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ServiceSpecs")
    let specs = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var trees: [String: FileTree] = [:]
    for spec in specs where spec.pathExtension == "yml" {
      let text = String(decoding: try Data(contentsOf: spec), as: UTF8.self)
      let generation = Generation(
        text, named: spec.lastPathComponent, own: OwnServices(sources: []))
      #expect(generation.printed == "")
      trees[spec.lastPathComponent] = try #require(generation.output).files
    }
    return trees
  }

  private static func write(to folder: URL) throws -> [String] {
    for files in try module.get().values { try files.write(to: folder) }
    return try TemporaryFolder.files(below: folder).keys.sorted()
  }

  @Test func `each spec has the classes of its services`() throws {
    let services = try Self.module.get().mapValues { files in
      files.paths.filter { $0.contains("Services/") }
    }
    #expect(
      services == [
        "AddAccount.connector.yml": ["Connectors/Services/LRBankAccountService.swift"],
        "AddMessage.screenlet.yml": ["AddMessageScreenlet/Services/LRMBMessageService_v7.swift"],
        "AddVocabulary.screenlet.yml": [
          "AddVocabularyScreenlet/Services/LRAssetVocabularyService_v7.swift"
        ],
        "ArticleList.screenlet.yml": [
          "ArticleListScreenlet/Services/LRJournalArticleService_v7.swift"
        ],
        "AssetList.screenlet.yml": [
          "AssetListScreenlet/Services/LRAssetEntryService_v7.swift",
          "AssetListScreenlet/Services/LRScreensassetentryService_v70.swift",
        ],
        "BlogList.screenlet.yml": ["BlogListScreenlet/Services/LRBlogsEntryService_v7.swift"],
        "CalendarCard.screenlet.yml": [
          "CalendarCardScreenlet/Services/LRCalendarService_v7.swift"
        ],
        "Comments.screenlet.yml": [
          "CommentsScreenlet/Services/LRScreenscommentService_v70.swift"
        ],
        "DeleteGroup.interactor.yml": ["Connectors/Services/LRUserGroupService_v7.swift"],
        "DocumentList.screenlet.yml": ["DocumentListScreenlet/Services/LRDLAppService_v7.swift"],
        "KeepPhoto.connector.yml": ["Connectors/Services/LRDLAppService_v72.swift"],
        "PostList.screenlet.yml": [
          "PostListScreenlet/Services/LRBlogsBlogsentryService.swift"
        ],
        "RoleSearch.screenlet.yml": ["RoleSearchScreenlet/Services/LRRoleService_v7.swift"],
        "SendPhoto.connector.yml": ["Connectors/Services/LRDLAppService_v73.swift"],
        "ThreadList.screenlet.yml": ["ThreadListScreenlet/Services/LRMBThreadService_v7.swift"],
        "UserList.screenlet.yml": ["UserListScreenlet/Services/LRUserService_v7.swift"],
        "WikiPages.screenlet.yml": ["WikiPagesScreenlet/Services/LRWikiPageService_v7.swift"],
      ])
  }

  @Test(arguments: Toolchain.Settings.tried)
  func `they compile without a warning`(_ settings: Toolchain.Settings) throws {
    let folder = try TemporaryFolder()
    let sources = try Self.write(to: folder.url).filter {
      $0.hasSuffix(".swift") && !$0.hasSuffix("ScreenletTests.swift")
    }
    let result = try Toolchain.check(
      sources.map(folder.url.appendingPathComponent), module: "Portal", settings,
      typesOnly: !settings.isForAll)
    #expect(result.status == 0, "\(result.errors)")
  }

  #if os(Linux)
    @Test func `their tests, and those of what they send, pass`() throws {
      let folder = try TemporaryFolder()
      _ = try Self.write(to: folder.url)
      try Data(Self.sent.utf8).write(to: folder.url.appendingPathComponent("SentTests.swift"))
      let run = try Toolchain.runTests(below: folder.url, module: "Portal")
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect((run.output + run.errors).contains("Test run with 92 tests in 14 suites passed"))
    }
  #endif

  /// What the generated classes send for each kind of parameter, and make of each kind of answer.
  private static let sent = """
    import Foundation
    import LiferayScreens
    import LiferayScreensTesting
    import Portal
    import Testing

    @Suite(.stubbedServers)
    struct SentTests {
      private let session = StubSession.loggedIn()

      private func parameters() throws -> NSDictionary {
        try #require(session.calls.last).parameters as NSDictionary
      }

      @Test func bytes() throws {
        session.answers(["title": "Photo"])
        let service = LRDLAppService_v72(session: session)
        let answer = try service.addFileEntryWithRepositoryId(
          1, folderId: 2, sourceFileName: "a.png", mimeType: nil, title: "a", description: nil,
          changeLog: nil, bytes: Data([1, 2, 255]), serviceContext: nil)
        #expect(answer as? [String: String] == ["title": "Photo"])
        #expect(session.calls.last?.path == "/dlapp/add-file-entry")
        let expected: [String: Any] = [
          "repositoryId": 1, "folderId": 2, "sourceFileName": "a.png", "mimeType": NSNull(),
          "title": "a", "description": NSNull(), "changeLog": NSNull(), "bytes": "[1,2,255]",
        ]
        #expect(try parameters() == expected as NSDictionary)
      }

      @Test func file() throws {
        session.answers(["title": "Photo"])
        let service = LRDLAppService_v73(session: session)
        let file = LRUploadData(data: Data([1]), fileName: "a.png", mimeType: "image/png")
        let answer = try service.addFileEntryWithRepositoryId(
          1, folderId: 2, sourceFileName: "a.png", mimeType: nil, title: "a", description: nil,
          changeLog: nil, file: file, serviceContext: nil)
        #expect(answer as? [String: String] == ["title": "Photo"])
        #expect(session.calls.map(\\.path) == ["/dlapp/add-file-entry"])
        let sent = StubCall(
          "/dlapp/add-file-entry",
          [
            "repositoryId": 1, "folderId": 2, "sourceFileName": "a.png", "mimeType": nil,
            "title": "a", "description": nil, "changeLog": nil, "file": "a.png",
          ])
        #expect(session.calls == [sent])
      }

      @Test func fileOfVoidMethod() throws {
        let service = LRMBMessageService_v7(session: session)
        let file = LRUploadData(data: Data([1]), fileName: "a.png", mimeType: "image/png")
        try service.addMessageAttachmentWithMessageId(
          1, fileName: "a", file: file, mimeType: "image/png")
        #expect(session.calls.map(\\.path) == ["/mbmessage/add-message-attachment"])
      }

      @Test func whatAPathDescribes() throws {
        let service = LRBankAccountService(session: session)
        let file = LRUploadData(data: Data([1]), fileName: "a.png", mimeType: "image/png")
        try service.addAccountWithGroupId(
          1, name: nil, titles: ["en_US": "a"], rate: 0.5, isOpen: true, tags: ["b"], limits: nil,
          raw: Data([1]), photo: file, order: LRJSONObjectWrapper(jsonObject: [:]), owner: nil,
          serviceContext: nil)
        #expect(session.calls.map(\\.path) == ["/bank.account/add-account"])
      }

      @Test func mapAndObject() throws {
        let service = LRAssetVocabularyService_v7(session: session)
        let context = LRJSONObjectWrapper(jsonObject: ["addGuestPermissions": true])
        try service.addVocabularyWithGroupId(
          1, title: "a", titleMap: ["en_US": "a"], descriptionMap: nil, settings: nil,
          serviceContext: context)
        let expected: [String: Any] = [
          "groupId": 1, "title": "a", "titleMap": ["en_US": "a"], "descriptionMap": NSNull(),
          "settings": NSNull(),
          "+serviceContext": "com.liferay.portal.kernel.service.ServiceContext",
          "serviceContext.addGuestPermissions": true,
        ]
        #expect(try parameters() == expected as NSDictionary)
      }

      @Test func listAndComparator() throws {
        session.answers([["name": "Owner"]])
        let service = LRRoleService_v7(session: session)
        let answer = try service.searchWithCompanyId(
          1, keywords: "o", types: [1, 2], params: nil, start: 0, end: 20, obc: nil)
        #expect((answer as? [[String: Any]])?.count == 1)
        let comparator = LRJSONObjectWrapper(jsonObject: [:])
        try service.searchWithCompanyId(
          1, keywords: "o", types: [1, 2], params: nil, start: 0, end: 20, obc: comparator)
        let expected: [String: Any] = [
          "companyId": 1, "keywords": "o", "types": [1, 2], "params": NSNull(), "start": 0,
          "end": 20, "+obc": "com.liferay.portal.kernel.util.OrderByComparator",
        ]
        #expect(try parameters() == expected as NSDictionary)
      }

      @Test(arguments: [("true", true), ("\\"TRUE\\"", true), ("0", false), ("[]", nil)])
      func boolean(_ answer: String, _ value: Bool?) throws {
        let json = try JSONSerialization.jsonObject(
          with: Data(answer.utf8), options: .fragmentsAllowed)
        session.answers(json)
        let service = LRRoleService_v7(session: session)
        let answer = try service.hasUserRoleWithUserId(1, companyId: 2, name: "a", inherited: true)
        #expect(answer as? Bool == value)
      }
    }

    """
}
