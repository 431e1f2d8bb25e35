import SwiftLayout
import Testing

struct CodeTests {
  @Test func `every shape has its marks`() {
    expect(.call("f", ["a", "b"]), "f(\(.list)a,\(.next) b\(.end))")
    expect(.call("f", []), "f()")
    expect(.call("f", [.collection(["a"])]), "f([\(.elements)a\(.end)])")
    expect(.call("f", ["a: \(.collection(["b"]))"]), "f(a: [\(.elements)b\(.end)])")
    expect(
      .call("f", [.collection(["a"]), "b"]), "f(\(.list)[\(.elements)a\(.end)],\(.next) b\(.end))")
    expect(.collection(["a", "b"]), "[\(.elements)a,\(.next) b\(.end)]")
    expect(.collection([]), "[]")
    expect(.operand(["a", "b"]), "[\(.operand)a,\(.next) b\(.end)]")
    expect(.operand([]), "[]")
    expect(.list(["a", "b"]), "a,\(.next) b")
    expect(.list([]), "")
    expect(.closure("f", "a"), "f {\(.closure) a \(.end)}")
    expect(.entry("a", "b"), "\"a\":\(.point) b")
    expect(.entry("a", .collection(["b"])), "\"a\": [\(.elements)b\(.end)]")
    expect(.labeled("a", "b"), "a:\(.label) b")
    expect(.labeled("a", .collection(["b"])), "a: [\(.elements)b\(.end)]")
    expect(.assignment("a", "b"), "a =\(.point) b")
    expect(.coalescing("a", "b"), "a\(.orElse) ?? b")
    expect(.sum(["a", "b", "c"]), "a\(.plus) + b\(.plus) + c")
    expect(.sum([]), "")
  }

  @Test func `the text of code has no marks`() {
    let code: Code = "let a =\(.point) \(.call("f", ["b", "c"]))"
    #expect(code.text == "let a = f(b, c)")
  }

  @Test func `a page has as many characters as its width`() {
    let name = String(repeating: "a", count: 97)
    let call = Code.call("f", [Code(name)])
    #expect(call.laidOut() == "f(\(name))")
    #expect(("x\(call)" as Code).laidOut() == "xf(\n  \(name)\n)")
  }

  @Test func `a line of more than 8,000 bytes is data, and stays as it is`() {
    let call = Code.call("call", Array(repeating: "argument: 1", count: 700))
    #expect(call.laidOut() == call.text)
    #expect(Code.call("call", Array(repeating: "a: 1", count: 700)).laidOut().hasPrefix("call(\n"))
  }

  private func expect(
    _ shape: Code, _ marked: Code, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(shape == marked, sourceLocation: sourceLocation)
  }
}
