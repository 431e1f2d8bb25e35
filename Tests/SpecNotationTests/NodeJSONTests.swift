import SpecNotation
import Testing

struct NodeJSONTests {
  @Test func `a document becomes indented JSON with its keys in order`() {
    let text = """
      z: [1, {}]
      a:
        empty: []
        none:
      """
    #expect(
      Reading(text).json == """
        {
          "z": [
            1,
            {}
          ],
          "a": {
            "empty": [],
            "none": null
          }
        }
        """)
  }

  @Test func `a scalar is a document`() {
    #expect(Reading("").json == "null")
    #expect(Reading("True").json == "true")
    #expect(Reading("text").json == "\"text\"")
  }

  @Test func `integers of any size become decimal`() {
    #expect(Reading("+12").json == "12")
    #expect(Reading("-012").json == "-12")
    #expect(Reading("-0").json == "0")
    #expect(Reading("000").json == "0")
    #expect(Reading("0o17").json == "15")
    #expect(Reading("0x1F").json == "31")
    #expect(Reading("0x0").json == "0")
    #expect(Reading("!!int '0x00ff'").json == "255")
    #expect(Reading("12345678901234567890123").json == "12345678901234567890123")
    #expect(Reading("0xFFFFFFFFFFFFFFFFFFFFFFFF").json == "79228162514264337593543950335")
    #expect(Reading("0x3B9ACA00").json == "1000000000")
    #expect(Reading("0o1000000000000000000000000").json == "4722366482869645213696")
  }

  @Test func `floats are short and read the same`() {
    #expect(Reading("1.0").json == "1.0")
    #expect(Reading("+.50").json == "0.5")
    #expect(Reading("1.").json == "1.0")
    #expect(Reading("0.1").json == "0.1")
    #expect(Reading("-0.0").json == "-0.0")
    #expect(Reading("1e3").json == "1000.0")
    #expect(Reading("1e100").json == "1e+100")
    #expect(Reading("5e-324").json == "5e-324")
    #expect(Reading("123456789.123456789").json == "123456789.12345679")
  }

  @Test func `what JSON has no number for becomes a string`() {
    #expect(Reading(".inf").json == "\".inf\"")
    #expect(Reading("-.INF").json == "\"-.inf\"")
    #expect(Reading(".NaN").json == "\".nan\"")
    #expect(Reading("1e999").json == "\".inf\"")
  }

  @Test func `control characters, quotes and backslashes are escaped, nothing else`() {
    #expect(
      Reading(#""\0\x01\b\t\n\f\r\x1f \"\\/ é\x7f\u2028😀""#).json
        == #""\u0000\u0001\u0008\t\n\u000C\r\u001F \"\\/ é"# + "\u{7F}\u{2028}😀\"")
  }

  @Test func `keys are texts`() {
    let text = """
      ~: null
      1: integer
      "2": string
      1.50: float
      0x1F: hexadecimal
      true: bool
      "a\\"b": quoted
      """
    #expect(
      Reading(text).json == """
        {
          "null": null,
          "1": "integer",
          "2": "string",
          "1.50": "float",
          "0x1F": "hexadecimal",
          "true": "bool",
          "a\\"b": "quoted"
        }
        """)
  }

  @Test func `keys that only look alike stay apart`() {
    #expect(
      Reading("{\"\u{E9}\": 1, \"e\u{301}\": 2}").json == """
        {
          "\u{E9}": 1,
          "e\u{301}": 2
        }
        """)
    #expect(Reading("[&\u{E9} 1, &e\u{301} 2, *\u{E9} ]").node?.list?.last?.scalar?.text == "1")
  }
}
