import Foundation
import SpecModel
import TestSupport
import Testing

/// The example that claims to have one of each has one of each.
struct KitchenTests {

  private let kitchen: ScreenletSpec

  init() throws {
    let file = BuiltProducts.package
      .appendingPathComponent("Examples/Kitchen/Kitchen.screenlet.yml")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    kitchen = try screenlet(text)
  }

  @Test func `it has an inspectable of every type`() {
    let types = kitchen.properties.compactMap(\.type.builtin)
    #expect(PropertySpec.inspectableTypes.filter { !types.contains($0) } == [])
    #expect(kitchen.properties.contains { $0.type.isOptional && $0.type.builtin == .string })
  }

  @Test func `it has a view model member in every widget`() {
    let widgets = kitchen.viewModel.map(\.widget)
    #expect(Widget.allCases.filter { !widgets.contains($0) } == [])
  }

  @Test func `it has a theme of every kind`() {
    #expect(kitchen.themes.map(\.name.value) == ["default", "dark", "large", "modern"])
    #expect(Set(kitchen.themes.map { "\($0.kind)".prefix { $0 != "(" } }).count == 4)
  }
}
