import Foundation
import TestSupport
import Testing

struct ManualPageTests {
  @Test func `the manual page of the repository is the one that the tool prints`() throws {
    let page = try Sandbox().run("help", "--man").out
    try expect(page, matches: BuiltProducts.package.appending(path: "docs/screens-gen.1"))
  }
}
