import TestSupport
import Testing

@testable import Interfaces

/// Where views are: the cases of `Cases/Layout`, with `x y width height` of each view.
struct InterfaceLayoutTests {
  @Test(arguments: try TextCase.all(in: "Layout", beside: #filePath))
  func `views have the frames of their case`(_ item: TextCase) throws {
    let layoutCase = LayoutCase(item)
    var traits = Traits()
    var width = 320.0
    for option in layoutCase.options {
      switch option {
      case "right to left": traits.isRightToLeft = true
      case "small text": traits.textSize = .small
      case "large text": traits.textSize = .large
      default: width = try #require(option.split(separator: " ").first.flatMap { Double($0) })
      }
    }
    let interface = try interface(layoutCase.xib)
    let layout = InterfaceLayout(interface, traits, width: width)
    #expect(layout.contradictions.isEmpty)
    var text = ""
    for (view, frame) in zip(interface.views, layout.frames) {
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(SVG.number)
      text += "\(view.id ?? "") \(numbers.joined(separator: " "))\n"
    }
    for found in layout.ambiguities {
      text += "the \(found.measure) of \(interface.views[found.view].id ?? "") is ambiguous\n"
    }
    try item.expect(text)
  }
}
