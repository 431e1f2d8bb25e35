import SpecNotation
import Testing

struct CoreSchemaTests {
  @Test func `a value keeps its text`() {
    #expect(scalar("0x1F") == Scalar(text: "0x1F", style: .plain, value: .integer("0x1F")))
    #expect(scalar("TRUE") == Scalar(text: "TRUE", style: .plain, value: .bool(true)))
    #expect(scalar("1.50") == Scalar(text: "1.50", style: .plain, value: .float(1.5)))
    #expect(scalar("'12'") == Scalar(text: "12", style: .singleQuoted, value: .string))
    #expect(scalar("|-\n 12") == Scalar(text: "12", style: .literal, value: .string))
  }

  @Test func `a number too large for a float is infinite`() {
    #expect(scalar("1e999")?.value == .float(.infinity))
    #expect(scalar("-1e999")?.value == .float(-.infinity))
    #expect(scalar("1e-999")?.value == .float(0))
  }

  @Test func `a hexadecimal integer has at most 256 digits`() {
    let digits = "0x" + String(repeating: "F", count: 256)
    #expect(scalar(digits)?.value == .integer(digits))
    #expect(
      complaints(about: "a: \(digits)F").hasPrefix(
        """
        spec.yml:1:4: error: a hexadecimal or octal integer of more than 256 digits; \
        write it in decimal
        """))
    #expect(
      complaints(about: "a: !!int '\(digits)F'").hasPrefix(
        """
        spec.yml:1:4: error: '0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF…' is not an integer, as its \
        tag says
        """))
  }
}
