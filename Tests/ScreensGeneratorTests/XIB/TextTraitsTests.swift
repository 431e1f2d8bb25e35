import SpecModel
import Testing

@testable import ScreensGenerator

struct TextTraitsTests {
  @Test(arguments: [
    ("title: String?", ""),
    (
      "pageUrl: String?",
      " autocapitalizationType=\"none\" autocorrectionType=\"no\" keyboardType=\"URL\""
    ),
    (
      "email: String?",
      " autocapitalizationType=\"none\" autocorrectionType=\"no\" keyboardType=\"emailAddress\""
    ),
    (
      "emailAddress: String?",
      " autocapitalizationType=\"none\" autocorrectionType=\"no\" keyboardType=\"emailAddress\""
    ),
    ("phone: String?", " keyboardType=\"phonePad\""),
    ("phoneNumber: String?", " keyboardType=\"phonePad\""),
    ("userName: String?", " autocapitalizationType=\"none\" autocorrectionType=\"no\""),
    ("screenName: String?", " autocapitalizationType=\"none\" autocorrectionType=\"no\""),
    ("count: Int", " keyboardType=\"numberPad\""),
    ("price: Double", " keyboardType=\"decimalPad\""),
    (
      "password: String?",
      " autocapitalizationType=\"none\" autocorrectionType=\"no\" secureTextEntry=\"YES\" textContentType=\"password\""
    ),
  ])
  func `a keyboard fits what is typed`(_ member: String, _ expected: String) throws {
    let member = try screenlet("screenlet: Sample\nviewModel: { \(member) }").viewModel[0]
    #expect(TextTraits(member, isLast: false).attributes == expected + " returnKeyType=\"next\"")
    #expect(TextTraits(member, isLast: true).attributes == expected + " returnKeyType=\"go\"")
  }
}
