import Testing

@testable import SpecModel

struct WidgetOptionsTests {
  // MARK: What a member says

  private func options(_ fields: String, type: String = "String?") throws -> WidgetOptions {
    try screenlet(
      """
      screenlet: AddBookmark
      viewModel: { it: { type: '\(type)', \(fields) } }
      """
    ).viewModel[0].options
  }

  @Test func `a member that says nothing of its control leaves everything as usual`() throws {
    #expect(try options("label: It") == WidgetOptions())
    let short = try screenlet("screenlet: AddBookmark\nviewModel: { it: String? }")
    #expect(short.viewModel[0].options == WidgetOptions())
    #expect(short.viewModel[0].performs == nil)
  }

  @Test func `a text field says its placeholder and its keyboard`() throws {
    let options = try options(
      "placeholder: Here, keyboard: URL, returnKey: send, secure: yes, autocapitalization: words, "
        + "autocorrection: no, contentType: oneTimeCode")
    #expect(options.text(.placeholder)?.value == "Here")
    #expect(options.choice(.keyboard) == TextInput.Keyboard.url)
    #expect(options.choice(.returnKey) == TextInput.ReturnKey.send)
    #expect(options.flag(.secure) == true)
    #expect(options.choice(.autocapitalization) == TextInput.Autocapitalization.words)
    #expect(options.flag(.autocorrection) == false)
    #expect(options.choice(.contentType) == TextInput.ContentType.oneTimeCode)
  }

  @Test(arguments: TextInput.Keyboard.allCases)
  func `a keyboard has the name of UIKit`(_ keyboard: TextInput.Keyboard) throws {
    #expect(try options("keyboard: \(keyboard.rawValue)").choice(.keyboard) == keyboard)
  }

  @Test(arguments: TextInput.ReturnKey.allCases)
  func `a return key has the name of UIKit`(_ returnKey: TextInput.ReturnKey) throws {
    #expect(try options("returnKey: \(returnKey.rawValue)").choice(.returnKey) == returnKey)
  }

  @Test(arguments: TextInput.ContentType.allCases)
  func `a content type has the name of UIKit`(_ contentType: TextInput.ContentType) throws {
    #expect(try options("contentType: \(contentType.rawValue)").choice(.contentType) == contentType)
  }

  @Test(arguments: [("yes", true), ("true", true), ("no", false), ("false", false)])
  func `what is so or not is a yes or a no`(word: String, isSo: Bool) throws {
    #expect(try options("secure: \(word)").flag(.secure) == isSo)
    #expect(try options("autocorrection: \(word)").flag(.autocorrection) == isSo)
  }

  @Test func `a slider and a stepper say their limits`() throws {
    let slider = try options("widget: slider, minimum: -1.5, maximum: 2", type: "Float")
    #expect(slider.number(.minimum) == -1.5)
    #expect(slider.number(.maximum) == 2)
    let stepper = try options("widget: stepper, minimum: 1, maximum: 1_000, step: 5", type: "Int?")
    #expect(stepper.number(.minimum) == 1)
    #expect(stepper.number(.maximum) == 1000)
    #expect(stepper.number(.step) == 5)
  }

  @Test(arguments: [WidgetOptions.DateMode.date, .time, .dateAndTime])
  func `a date picker says what is picked`(_ mode: WidgetOptions.DateMode) throws {
    #expect(try options("mode: \(mode.rawValue)", type: "Date?").choice(.mode) == mode)
  }

  @Test func `a segmented control says its segments`() throws {
    let options = try options("widget: segmentedControl, segments: [Low, 2, 'a, b']", type: "Int")
    #expect(options.texts(.segments).map(\.value) == ["Low", "2", "a, b"])
  }

  @Test func `a segmented control says what its segments mean`() throws {
    let options = try options(
      "widget: segmentedControl, segments: [Low, High], values: [-1, 0.5]", type: "Double?")
    #expect(options.literals(.values) == [.number(-1), .number(0.5)])
  }

  @Test func `a page control says how many pages there are`() throws {
    let options = try options("widget: pageControl, pages: 12", type: "Int?")
    #expect(options.number(.pages) == 12)
  }
}
