import LiferayScreens
import Testing

@Suite("Texts that are addresses")
struct AddressTests {

  @Test(arguments: ["joe@example.com", "joe.doe+tag@mail.example.co.uk", "ü@exämple.de"])
  func emailAddress(text: String) {
    #expect(text.isEmailAddress)
  }

  @Test(arguments: [
    "", "joe", "joe@", "@example.com", "joe@example", "joe@.com", "joe@example.", "a b@example.com",
    "joe@@example.com", "joe@example.com\n",
  ])
  func noEmailAddress(text: String) {
    #expect(!text.isEmailAddress)
  }

  @Test(arguments: ["https://example.com", "http://localhost:8080/a?b=c#d", "ftp://example.com/a"])
  func url(text: String) {
    #expect(text.isURL)
  }

  @Test(arguments: ["", "example.com", "/a/b", "https://", "mailto:joe@example.com", "https://a b"])
  func noURL(text: String) {
    #expect(!text.isURL)
  }
}
