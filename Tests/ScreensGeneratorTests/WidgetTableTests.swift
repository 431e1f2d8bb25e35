import Testing

@testable import HeadlessUIKit
@testable import SpecModel
@testable import Interfaces

/// The tables of widgets, which the generator, `lint` and the headless UIKit keep for themselves.
@MainActor
struct WidgetTableTests {
  @Test func `what can be made from a XIB is of the class that lint takes it for`() {
    #expect(XIBClasses.kinds.count > 20)
    for (element, kind) in XIBClasses.kinds {
      #expect(
        InterfaceKinds.frameworkClass(of: element) == String(describing: kind.type), "\(element)")
    }
  }

  @Test(arguments: Widget.allCases)
  func `a widget of a spec is known to all of them`(widget: Widget) {
    let name = widget.row.className
    #expect(FrameworkClasses.isKnown(name))
    // A view of the runtime is a custom class of its element.
    let isCustom = FrameworkClasses.module(of: name) == "LiferayScreens"
    #expect(isCustom || XIBClasses.kinds.values.contains { String(describing: $0.type) == name })
  }
}
