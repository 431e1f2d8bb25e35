import Foundation
import SourceText
import TestSupport
import Testing

@testable import Interfaces

/// Whole XIBs of nested stack views in a scroll view, laid out at three widths.
struct LooksTests {
  private func read(_ name: String) throws -> Interface {
    var diagnostics = Diagnostics()
    let text = try String(contentsOf: Looks.url("\(name).xib"), encoding: .utf8)
    let interface = Interface(
      SourceFile(path: "\(name).xib", text: text), reporting: &diagnostics)
    #expect(diagnostics.isEmpty)
    return try #require(interface)
  }

  @Test(arguments: Looks.names, [320, 390, 744])
  func `views are where the runtime has them`(_ name: String, _ width: Int) throws {
    let interface = try read(name)
    let layout = InterfaceLayout(interface, Traits(), width: Double(width))
    #expect(layout.contradictions.isEmpty)
    #expect(layout.ambiguities.isEmpty)
    let shown = zip(interface.views, layout.frames).filter { !interface.isHidden($0.0) }
    let lines = shown.map { view, frame in
      Looks.line(view.id ?? "", frame.x, frame.y, frame.width, frame.height)
    }
    try expect(lines.joined(), matches: Looks.url("\(name).\(width).frames"))
  }

  @Test(arguments: Looks.names)
  func `nothing is wrong with them, and their pictures show all`(_ name: String) throws {
    let interface = try read(name)
    let preview = ThemePreview(
      screenlet: "Looks", theme: "default", interface, checked: [interface])
    #expect(preview.findings.sorted.map(\.message.text) == [])
    let looks = preview.looks
    try expect(looks[0].svg, matches: Looks.url("\(name).svg"))
    try expect(looks[1].svg, matches: Looks.url("\(name) dark.svg"))
  }
}
