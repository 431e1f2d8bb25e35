import Foundation
import TestSupport
import Testing

/// Screenlets that one command each makes of services that the runtime does not have, in one module.
@Suite(.blocking)
struct ServiceModuleTests {
  private static let commands = [
    ["--list-of", "LRBlogsEntryService_v7.getGroupEntries(groupId:status:start:end:)"]
      + ["--action-of", "LRBlogsEntryService_v7.deleteEntry"],
    ["--list-of", "LRJournalArticleService_v7.getArticles"],
    ["--list-of", "LRDLAppService_v7.getFileEntries(repositoryId:folderId:start:end:)"]
      + ["--action-of", "LRDLAppService_v7.deleteFileEntry"],
    ["--list-of", "LRMBThreadService_v7.getThreads"]
      + ["--action-of", "LRMBThreadService_v7.lockThread"],
    ["--list-of", "LRUserService_v7.getCompanyUsers"],
    ["--list-of", "LRRoleService_v7.search"],
    ["--action-of", "LRCalendarService_v7.getCalendarWithCalendarId"],
    ["--list-of", "LRScreenscommentService_v70.getComments"]
      + ["--action-of", "LRScreenscommentService_v70.addComment"],
    ["--list-of", "LRAssetVocabularyService_v7.getGroupVocabularies(groupId:start:end:obc:)"],
    ["--list-of", "LRWikiPageService_v7.getPages(groupId:userId:nodeId:status:start:end:)"],
    ["--action-of", "LRJournalFolderService_v7.addFolder"],
    ["AddMessage", "--action-of"]
      + ["LRMBMessageService_v7.addMessage(categoryId:subject:body:serviceContext:)"],
    ["--action-of", "LRCalendarBookingService_v7.getCalendarBooking(calendarBookingId:)"],
    ["--action-of", "LRUserGroupService_v7.addUserGroup(name:description:)"],
    ["--action-of", "LRUserService_v7.getCompanyUsersCount"],
    ["--action-of", "LRGroupService_v7.deleteGroup"],
  ]

  /// The folder with what all of them make.
  private static let module = Result {
    let sandbox = try Sandbox(["Portal.module.yml": "module: Portal\n"])
    for command in commands {
      let words = ["new-screenlet", "-q", "--summary", "Shows it."] + command
      #expect(try sandbox.run(words) == Outcome())
    }
    return sandbox
  }

  @Test func `they are up to date, well wired, and without a doubt`() throws {
    let sandbox = try Self.module.get()
    #expect(try sandbox.run("check", "-q") == Outcome())
    #expect(try sandbox.run("lint", "-q") == Outcome())
    #expect(try sandbox.run("spec", "lint").errors == "")
  }

  @Test(arguments: Toolchain.Settings.tried)
  func `they compile without a warning`(_ settings: Toolchain.Settings) throws {
    let folder = try Self.module.get().url
    let sources = try TemporaryFolder.files(below: folder).keys.sorted().filter {
      $0.hasSuffix(".swift") && !$0.hasSuffix("Tests.swift")
    }
    let result = try Toolchain.check(
      sources.map(folder.appendingPathComponent), module: "Portal", settings,
      typesOnly: !settings.isForAll)
    #expect(result.status == 0, "\(result.errors)")
  }

  #if os(Linux)
    @Test func `their tests pass`() throws {
      let run = try Toolchain.runTests(below: Self.module.get().url, module: "Portal")
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect((run.output + run.errors).contains("in \(Self.commands.count) suites passed"))
    }
  #endif
}
