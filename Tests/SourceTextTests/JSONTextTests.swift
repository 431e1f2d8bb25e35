import SourceText
import Testing

struct JSONTextTests {
  @Test func `members keep their order, and lists and objects are indented by two`() {
    let document = JSONText.document([
      ("b", .list([.number(1), .bool(true), .null])), ("a", .object([("c", .text("d"))])),
      ("empty", .list([])), ("none", .object([])),
    ])
    #expect(
      document.text == """
        {
          "schema": 1,
          "b": [
            1,
            true,
            null
          ],
          "a": {
            "c": "d"
          },
          "empty": [],
          "none": {}
        }

        """)
  }

  @Test func `a document can be on one line`() {
    let document = JSONText.object([
      ("b", .list([.number(1), .null, .text("\n")])), ("empty", .list([])), ("none", .object([])),
    ])
    #expect(document.line == #"{"b": [1, null, "\n"], "empty": [], "none": {}}"#)
  }

  @Test func `quotes, backslashes and control characters are escaped`() {
    #expect(
      JSONText.text("\"\\\n\t\r\u{1}é").text == #"""
        "\"\\\n\t\r\u0001é"

        """#)
  }

  @Test func `a diagnostic without a file has no position`() {
    #expect(
      JSONText.diagnostic("no").text == """
        {
          "severity": "error",
          "file": null,
          "line": null,
          "column": null,
          "message": "no"
        }

        """)
  }
}
