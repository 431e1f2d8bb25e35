import Testing

@testable import ServiceCatalog

struct ServiceCatalogTests {
  private let catalog = ServiceCatalog()

  @Test func `a service with its methods`() throws {
    let service = try #require(catalog.service(named: "LRScreenscommentService_v70"))
    #expect(service.path == "/screens.screenscomment")
    #expect(
      service.methods.map(\.description) == [
        "add-comment(className: string, classPK: long, body: string) -> map",
        "get-comment(commentId: long) -> map",
        "get-comments(className: string, classPK: long, start: int, end: int) -> list",
        "get-comments-count(className: string, classPK: long) -> number",
        "update-comment(commentId: long, body: string) -> map",
      ])
    #expect(
      service.methods.map(\.name) == [
        "addCommentWithClassName", "getCommentWithCommentId", "getCommentsWithClassName",
        "getCommentsCountWithClassName", "updateCommentWithCommentId",
      ])
  }

  @Test func `every service of every portal is found by its name, with all of its methods`() {
    let names = catalog.serviceNames
    #expect(names.count == 681)
    var methods = 0
    for file in EmbeddedPortals.files where file.path.hasSuffix(".services") {
      for line in file.text.split(separator: "\n") where line.hasPrefix("  ") {
        methods += 1
        #expect(ServiceMethod(line)?.description == String(line.dropFirst(2)))
      }
    }
    #expect(methods == 8_627)
    let services = names.compactMap { catalog.service(named: $0) }
    #expect(services.map(\.name) == names)
    #expect(services.map(\.methods.count).reduce(0, +) == methods)
  }

  @Test func `a name in another case leads to the service`() {
    let service = catalog.service(named: "LRScreensRatingsEntryService_v70")
    #expect(service?.name == "LRScreensratingsentryService_v70")
  }

  @Test(arguments: ["", "L", "LR", "LRAaaService_v7", "LRZzzService_v73", "#", "  get-entry"])
  func `a name that no service has`(_ name: String) {
    #expect(catalog.service(named: name) == nil)
  }
}
