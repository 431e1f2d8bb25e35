import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What keeps a XIB from being loaded: the cases of `Cases`.
@MainActor
struct XIBErrorTests {
  private let custom = "customClass='BookmarkView' customModule='HeadlessUIKitTests'"

  @Test(arguments: try TextCase.all(in: "Files", beside: #filePath))
  func `a file that is no XIB has the error of its case`(_ item: TextCase) throws {
    let message = message(loading: Data(item.input.utf8))
    try item.expect((message ?? "no error") + "\n")
  }

  /// The objects begin on line 5 of the XIB.
  @Test(arguments: try TextCase.all(in: "Objects", beside: #filePath))
  func `objects that cannot be loaded have the error of their case`(_ item: TextCase) throws {
    try item.expect((message(loading: item.input) ?? "no error") + "\n")
  }

  @Test func `a compiled nib is rejected`() {
    #expect(
      message(loading: Data("NIBArchive\u{1}".utf8))
        == "Test.xib: this is a compiled nib; only the XIB it was made from can be read here")
  }

  @Test func `an owner that lacks an outlet is named`() {
    let objects = """
      <placeholder id="-1"><connections><outlet property="x" destination="v" id="o"/></connections>
      </placeholder><view id="v"/>
      """
    #expect(
      message(loading: objects, owner: Helper())
        == "Test.xib:5: outlet 'o': Helper has no outlet 'x'; it has none")
  }

  @Test func `bytes that are not UTF-8 are an error and do not crash`() {
    for bytes in [[0xFF, 0xFE, 0x00, 0xD8, 0x3C], Array("<document minim".utf8) + [0xEB, 0x6D]] {
      #expect(message(loading: Data(bytes)) == "Test.xib: the file is not UTF-8")
    }
  }

  @Test(arguments: ["", ".", "A.B", "..", "1", "é", "Array", "Int", "a b", "UINibTests", "%s", "𝕏"])
  func `an invalid class name is an error and does not crash`(name: String) {
    for module in ["HeadlessUIKitTests", "Swift", "", ".", "a.b", "😀"] {
      let text = message(loading: "<view customClass='\(name)' customModule='\(module)'/>")
      #expect(
        text?.contains("there is no class") == true || text?.contains("is not a UIView") == true)
    }
  }

  @Test func `ten thousand elements load`() throws {
    let fields = (0..<10_000).map { "<textField tag='\($0)' id='f\($0)'/>" }.joined()
    let view = try load("<view id='v'><subviews>\(fields)</subviews></view>")
    #expect(view?.subviews.count == 10_000)
    #expect(view?.viewWithTag(9_999) != nil)
  }

  @Test func `nesting has a limit`() {
    let open = String(repeating: "<view><subviews>", count: 5_000)
    let close = String(repeating: "</subviews></view>", count: 5_000)
    #expect(
      message(loading: open + close) == "Test.xib:5: elements are nested more than 200 deep")
  }

  @Test func `objects that refer to each other in a cycle are loaded and released`() throws {
    weak var gone: UIView?
    do {
      gone = try load(
        """
        <view id="a" \(custom)><subviews><view id="b" \(custom)><connections>
          <outlet property="helper" destination="a" id="o1"/>
        </connections></view></subviews><connections>
          <outlet property="helper" destination="b" id="o2"/>
        </connections></view>
        """)
      #expect(gone == nil)
    }
    #expect(gone == nil)
  }
}
