import SourceText
import Testing

@testable import FileStore

struct JournalTests {
  private let line = Journal.line([
    ("name", .text("a\nb")), ("nothing", .null), ("list", .list([.text("1"), .text("2")])),
  ])

  /// Returns a line with the fingerprint of its text.
  private func line(_ json: String) -> String { "\(Fingerprint(of: json).text) \(json)\n" }

  @Test func `an object is a line of JSON behind its fingerprint`() {
    #expect(line == line(#"{"name": "a\nb", "nothing": null, "list": ["1", "2"]}"#))
  }

  @Test func `a journal is read as it was written`() throws {
    let values = try Journal.values(in: line + line)
    #expect(values.count == 2)
    #expect(try values[0].member("name").text() == "a\nb")
    #expect(try values[0].optional("nothing")?.text() == nil)
    #expect(try values[0].member("list").items().map { try $0.text() } == ["1", "2"])
    #expect(try Journal.values(in: "").isEmpty)
  }

  @Test func `what a value is not is an error`() throws {
    let value = try Journal.values(in: line)[0]
    #expect(throws: Journal.Damage.self) { try value.member("other") }
    #expect(throws: Journal.Damage.self) { try value.member("nothing") }
    #expect(throws: Journal.Damage.self) { try value.member("list").text() }
    #expect(throws: Journal.Damage.self) { try value.member("name").items() }
    #expect(throws: Journal.Damage.self) { try value.member("name").fingerprint() }
  }

  @Test func `only the last line may be cut off`() throws {
    #expect(try Journal.values(in: line + line.dropLast()).count == 1)
    #expect(throws: Journal.Damage.self) { try Journal.values(in: line.dropFirst() + line) }
  }

  /// A list of which aliases make twice as many values as the line has bytes.
  private static let repeated =
    #"{"a": &a [1, 2, 3, 4, 5, 6, 7, 8, 9], "b": ["#
    + Array(repeating: "*a", count: 40).joined(separator: ", ") + "]}"

  @Test(arguments: [#"{"a": "b""#, #"{"a": "b"} c"#, repeated])
  func `a line with a right fingerprint and no JSON is damage`(_ json: String) {
    #expect(throws: Journal.Damage.self) { try Journal.values(in: line(json)) }
  }
}
