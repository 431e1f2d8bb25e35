import Testing

@testable import ScreensGenerator

struct SampleValueTests {
  @Test(arguments: [
    ("title", "Title"), ("folderId", "Folder ID"), ("url", "https://example.com"),
    ("pageURL", "https://example.com"), ("address", "https://example.com"),
    ("emailAddress", "joe@example.com"), ("email", "joe@example.com"), ("linkText", "Link Text"),
  ])
  func `a text is what a person would type into a field of that name`(
    name: String, text: String
  ) {
    #expect(SampleValue.sampleText(named: name) == text)
  }

  @Test func `values are written as Swift code has them`() {
    #expect(SampleValue.integer(-1_234_567).source == "-1_234_567")
    #expect(SampleValue.integer(86400).source == "86400")
    #expect(SampleValue.number(2.0).source == "2")
    #expect(SampleValue.number(Float(0.1)).source == "0.1")
    #expect(SampleValue.number(Float(2e30)).source == "2e+30")
    #expect(SampleValue.number(0.5).source == "0.5")
    #expect(SampleValue.text("a \"b\" \\(c)\n").source == #""a \"b\" \\(c)\n""#)
    #expect(SampleValue.date(86_400).source == "Date(timeIntervalSince1970: 86400)")
  }

  @Test func `a control that shows text shows numbers without a fraction of zero`() {
    #expect(SampleValue.number(2.0).typed == "2")
    #expect(SampleValue.number(0.5).typed == "0.5")
    #expect(SampleValue.integer(7).typed == "7")
    #expect(SampleValue.bool(true).typed == nil)
  }
}
