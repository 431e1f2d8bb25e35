import Foundation
import TestSupport
import Testing

@testable import SpecModel

struct LanguageTests {
  @Test func `every mapping has a name of its own, and every key of it`() {
    for mapping in Language.specs.mappings {
      #expect(Set(mapping.names).count == mapping.names.count, "\(mapping.name)")
    }
    let titles = Language.specs.mappings.map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test func `the keys of kinds are keys of the tables`() {
    for mapping in Language.specs.mappings {
      guard let kinds = mapping.kinds else { continue }
      let names = mapping[kinds.key]?.value.choices ?? []
      for key in mapping.keys { #expect(Set(key.kinds).isSubset(of: names), "\(key.name)") }
    }
  }

  @Test func `the page of the reference is what the tables say`() throws {
    try expect(
      Language.specs.markdown,
      matches: BuiltProducts.package.appendingPathComponent("docs/language.md"))
  }
}
