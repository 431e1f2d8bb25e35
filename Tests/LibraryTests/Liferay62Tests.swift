import Foundation
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import TestSupport
import Testing

/// The Screenlets that Liferay Screens had for Liferay 6.2 call its services.
@MainActor @Suite(.stubbedServers) struct Liferay62Tests {

  private let session = StubSession.loggedIn()

  init() {
    LiferayServerContext.serverVersion = .v62
  }

  /// The paths of all services that sources of the library and the Mobile SDK name.
  private static func paths() throws -> Set<String> {
    let services = BuiltProducts.package.appending(path: "Sources/LiferayMobileSDK/Services")
    let files = try [Library.folder, services].flatMap(TemporaryFolder.files(below:))
    let texts = files.filter { $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("Tests/") }
    return Set(
      texts.flatMap { _, text in
        String(decoding: text, as: UTF8.self).matches(of: /"(\/[a-z0-9.]+\/[a-z-]+)"/).map {
          String($0.1)
        }
      })
  }

  /// The paths of all services of Liferay 6.2 and its portlet of Screens.
  private static func services() throws -> Set<String> {
    let file = BuiltProducts.package.appending(path: "Sources/ServiceCatalog/Portals/v62.services")
    var paths: Set<String> = []
    var service = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("LR") {
        service = line.split(separator: " ").last.map(String.init) ?? ""
      } else if line.hasPrefix("  ") {
        paths.insert("\(service)/\(line.drop { $0 == " " }.prefix { $0 != "(" })")
      }
    }
    return paths
  }

  @Test func `all services are there in 6.2, but for those that came with 7`() throws {
    let services = try Self.services()
    let session = session
    session.portal = .liferay62
    let missing = try Self.paths().filter { path in
      _ = try? session.invoke([path: [String: Any]()])
      return session.calls.last.map { !services.contains($0.path) } ?? true
    }
    #expect(
      missing.sorted() == [
        "/comment.commentmanagerjsonws/delete-comment",
        "/screens.screensassetentry/get-asset-entry",
        "/screens.screenscomment/add-comment",
        "/screens.screenscomment/get-comment",
        "/screens.screenscomment/get-comments",
        "/screens.screenscomment/get-comments-count",
        "/screens.screenscomment/update-comment",
        "/screens.screensratingsentry/delete-ratings-entry",
        "/screens.screensratingsentry/get-ratings-entries",
        "/screens.screensratingsentry/update-ratings-entry",
      ])
  }

  @Test func `a form of 6.2 is read, and sent as it is written there`() async throws {
    let xsd = """
      <root default-locale="en_US"><dynamic-element dataType="string" name="Name" type="text">
      <meta-data locale="en_US"><entry name="label">Your name</entry></meta-data>
      </dynamic-element></root>
      """
    session.answers(["xsd": xsd, "userId": 9], to: "get-structure")
    session.answers(["recordId": 7], to: "add-record")
    let form = DDLFormScreenlet(frame: .zero)
    (form.structureId, form.recordSetId) = (5, 6)
    try await form.performLoadForm()
    form.viewModel?.record?["Name"]?.currentValue = "Ann"
    form.viewModel?.refresh()
    try await form.performSubmitForm()
    #expect(session.calls.map(\.path) == ["/ddmstructure/get-structure", "/ddlrecord/add-record"])
    #expect(
      session.calls.last?.parameters["+serviceContext"] as? String
        == "com.liferay.portal.service.ServiceContext")
    #expect(session.calls.last?.parameters["fieldsMap"] as? [String: String] == ["Name": "Ann"])
  }
}
