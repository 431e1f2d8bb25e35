import Foundation
import SourceText
import Testing
import XMLText

/// XIBs whose views were tied to each other, and are in a stack view now.
struct StackLayoutTests {
  private let chain = xib(
    """
    <subviews><label id="one"/><label id="two"/></subviews><constraints>
    <constraint firstItem="one" firstAttribute="top" secondItem="root" secondAttribute="top" constant="16" id="c1"/>
    <constraint firstItem="two" firstAttribute="top" secondItem="one" secondAttribute="bottom" constant="8" id="c2"/>
    </constraints>
    """)
  private let stack = xib(
    """
    <subviews><stackView axis="vertical" id="stack"><subviews><label id="one"/><label id="two"/></subviews></stackView></subviews>
    """)

  private static func xib(_ content: String) -> String {
    "<document><objects><view id=\"root\">\(content)</view></objects></document>"
  }

  private func merged(
    _ yours: String, preferring side: MergedXIB.Side? = nil, allowsOwnLayout: Bool = false
  ) -> String? {
    func file(_ text: String) -> SourceFile { SourceFile(path: "a.xib", text: text) }
    return MergedXIB(
      base: file(chain), yours: file(yours), generated: file(stack), preferring: side,
      allowsOwnLayout: allowsOwnLayout
    ).text
  }

  @Test func `what is no constraint goes along`() throws {
    let yours = chain.replacingOccurrences(of: "id=\"two\"", with: "text=\"Mine\" id=\"two\"")
    let text = try #require(merged(yours))
    #expect(text.contains("<label text=\"Mine\" id=\"two\"/>"))
    #expect(text.contains("stackView") && !text.contains("<constraint"))
  }

  @Test func `a constraint of yours is a conflict, and holds nothing in a stack view`() throws {
    let yours = chain.replacingOccurrences(of: "constant=\"8\"", with: "constant=\"20\"")
    #expect(merged(yours) == nil)
    #expect(merged(yours, preferring: .yours) == yours)
    let text = try #require(merged(yours, preferring: .generated))
    #expect(text.contains("stackView") && !text.contains("<constraint"))
    #expect(merged(yours, allowsOwnLayout: true) == yours)
  }

  @Test func `a constraint that you moved to a view in a stack view is moved back`() {
    let bottom = """
      <constraint firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="c3"/>
      </constraints>
      """
    func file(_ text: String, _ ending: String) -> SourceFile {
      let text = text.replacingOccurrences(
        of: "root\"><subviews>", with: "root\"><subviews><tableView id=\"table\"/>")
      return SourceFile(
        path: "a.xib", text: text.replacingOccurrences(of: ending, with: bottom))
    }
    let base = file(chain, "</constraints>")
    let generated = file(
      stack.replacingOccurrences(of: "</view>", with: "<constraints>!</view>"), "!")
    let yours = base.text.replacingOccurrences(
      of: "secondItem=\"table\"", with: "secondItem=\"two\"")
    let merge = MergedXIB(
      base: base, yours: SourceFile(path: "a.xib", text: yours), generated: generated,
      preferring: .generated)
    #expect(merge.text?.contains("secondItem=\"table\"") == true)
    #expect(merge.text?.contains("secondItem=\"two\"") == false)
  }

  @Test func `a view that you moved out of a stack view stays there`() {
    func file(_ one: String, _ two: String, _ outside: String = "") -> SourceFile {
      func stack(_ id: String, _ views: String) -> String {
        "<stackView id=\"\(id)\"><subviews>\(views)</subviews></stackView>"
      }
      return SourceFile(
        path: "a.xib",
        text: Self.xib("<subviews>\(stack("a", one))\(stack("b", two))\(outside)</subviews>"))
    }
    let (one, two, three) = ("<label id=\"1\"/>", "<label id=\"2\"/>", "<label id=\"3\"/>")
    let merge = MergedXIB(
      base: file(one + three, two), yours: file(three, two, one), generated: file(three, one + two))
    #expect(merge.text == file(three, two, one).text)
  }
}
