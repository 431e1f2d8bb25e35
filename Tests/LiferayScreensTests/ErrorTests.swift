import Foundation
import LiferayScreens
import Testing

struct ErrorTests {

  @Test(arguments: [
    (ScreensErrorCause.abortedDueToPreconditions, -2), (.invalidServerResponse, -3),
    (.validationFailed, -4), (.notAvailable, -5), (.cancelled, -6),
  ])
  func `an error with a cause has the domain of Screens and the cause's code`(
    cause: ScreensErrorCause, code: Int
  ) {
    let error = NSError.errorWithCause(cause, userInfo: ["key": "value"])
    #expect(error.domain == "LiferayScreens")
    #expect(error.code == code)
    #expect(error.userInfo["key"] as? String == "value")
  }

  @Test func `a message becomes the description`() {
    let error = NSError.errorWithCause(.invalidServerResponse, message: "No entries found.")
    #expect(error.localizedDescription == "No entries found.")
    #expect(short(error) == "LiferayScreens -3")
  }

  @Test func `a validation error has a message, and keeps its class as an NSError`() {
    let error: NSError = ValidationError("Undefined folderId")
    #expect(error.localizedDescription == "Undefined folderId")
    #expect(short(error) == "LiferayScreens -4")
    #expect((error as any Error) is ValidationError)
  }

  @Test func `the key is used if no strings table has it`() {
    #expect(ValidationError("login-screenlet", "no-text").localizedDescription == "no-text")
    #expect(ValidationError("table", "key", NSObject()).localizedDescription == "key")
  }

  @Test func `the values of a message stand where their names are in braces`() {
    let text = "{{chairs} of {chairs}, {name} {tables} {chairs"
    let error = ValidationError("table", text, NSObject(), ["chairs": "{name}", "name": "x"])
    #expect(error.localizedDescription == "{{name} of {name}, x {tables} {chairs")
  }
}
