import Testing

@testable import ServiceCatalog

struct ServiceMethodTests {
  @Test func `a method without parameters`() {
    let method = ServiceMethod("  get-user-sites-groups() -> list")
    #expect(method?.name == "getUserSitesGroups")
    #expect(method?.parameters == [])
    #expect(method?.result == .list)
  }

  @Test func `a generic class with a comma is one parameter`() {
    let method = ServiceMethod("find(order: object<a.Map<b.C, d.E>>, start: int) -> list")
    #expect(
      method?.parameters == [
        .init(name: "order", type: .object(javaClass: "a.Map<b.C, d.E>")),
        .init(name: "start", type: .int),
      ])
  }

  @Test(arguments: [
    "", "get-entry", "get-entry(entryId: long)", "get-entry(entryId) -> map",
    "get-entry(entryId: huge) -> map", "get-entry(entryId: long) -> maps",
  ])
  func `a line that is not a method`(_ line: String) {
    #expect(ServiceMethod(line[...]) == nil)
  }
}
