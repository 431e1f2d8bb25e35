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
    #expect(options.numbers(.values) == [-1, 0.5])
  }

  @Test func `a page control says how many pages there are`() throws {
    let options = try options("widget: pageControl, pages: 12", type: "Int?")
    #expect(options.number(.pages) == 12)
  }

  // MARK: What is refused

  @Test func `a misspelt value suggests the one that was meant, or lists them`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        a: { type: String?, keyboard: url }
        b: { type: String?, keyboard: emial }
        c: { type: String?, returnKey: enter }
        d: { type: String?, autocapitalization: capitals }
        e: { type: String?, contentType: userName }
        f: { type: Date?, mode: countDownTimer }
        g: { type: String?, keyboard: }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:33: error: 'url' is not a value of 'keyboard'; did you mean 'URL'?
        3 |   a: { type: String?, keyboard: url }
          |                                 ^~~
        spec.yml:4:33: error: 'emial' is not a value of 'keyboard'; expected one of 'default', \
        'asciiCapable', 'numbersAndPunctuation', 'URL', 'numberPad', 'phonePad', 'namePhonePad', \
        'emailAddress', 'decimalPad', 'twitter', 'webSearch', 'asciiCapableNumberPad'
        4 |   b: { type: String?, keyboard: emial }
          |                                 ^~~~~
        spec.yml:5:34: error: 'enter' is not a value of 'returnKey'; expected one of 'default', 'go', \
        'google', 'join', 'next', 'route', 'search', 'send', 'yahoo', 'done', 'emergencyCall', \
        'continue'
        5 |   c: { type: String?, returnKey: enter }
          |                                  ^~~~~
        spec.yml:6:43: error: 'capitals' is not a value of 'autocapitalization'; expected one of \
        'none', 'words', 'sentences', 'allCharacters'
        6 |   d: { type: String?, autocapitalization: capitals }
          |                                           ^~~~~~~~
        spec.yml:7:36: error: 'userName' is not a value of 'contentType'; did you mean 'username'?
        7 |   e: { type: String?, contentType: userName }
          |                                    ^~~~~~~~
        spec.yml:8:27: error: 'countDownTimer' is not a value of 'mode'; expected one of 'date', \
        'time', 'dateAndTime'
        8 |   f: { type: Date?, mode: countDownTimer }
          |                           ^~~~~~~~~~~~~~
        spec.yml:9:32: error: expected a text for 'keyboard', found nothing
        9 |   g: { type: String?, keyboard: }
          |                                ^

        """)
  }

  @Test func `what is neither yes nor no is refused`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        pin: { type: String?, secure: maybe, autocorrection: default }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:33: error: 'maybe' is not a value of 'secure'; write 'yes' or 'no'
        3 |   pin: { type: String?, secure: maybe, autocorrection: default }
          |                                 ^~~~~
        spec.yml:3:56: error: 'default' is not a value of 'autocorrection'; write 'yes' or 'no'
        3 |   pin: { type: String?, secure: maybe, autocorrection: default }
          |                                                        ^~~~~~~

        """)
  }

  @Test func `a key of another control is refused`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        isPublic: { type: Bool, keyboard: URL, minimum: 1 }
        caption: { type: String?, widget: label, placeholder: Here, performs: save }
        body: { type: String?, widget: textView, returnKey: go, secure: yes }
        rate: { type: Float, widget: slider, step: 1, mode: time, segments: [a, b] }
      actions: { save: { kind: custom } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:27: error: 'keyboard' does not apply to the widget 'switch'; remove it or \
        change the widget
        3 |   isPublic: { type: Bool, keyboard: URL, minimum: 1 }
          |                           ^~~~~~~~
        spec.yml:3:42: error: 'minimum' does not apply to the widget 'switch'; remove it or change \
        the widget
        3 |   isPublic: { type: Bool, keyboard: URL, minimum: 1 }
          |                                          ^~~~~~~
        spec.yml:4:44: error: 'placeholder' does not apply to the widget 'label'; remove it or \
        change the widget
        4 |   caption: { type: String?, widget: label, placeholder: Here, performs: save }
          |                                            ^~~~~~~~~~~
        spec.yml:4:63: error: 'performs' does not apply to the widget 'label'; remove it or change \
        the widget
        4 |   caption: { type: String?, widget: label, placeholder: Here, performs: save }
          |                                                               ^~~~~~~~
        spec.yml:5:44: error: 'returnKey' does not apply to the widget 'textView'; remove it or \
        change the widget
        5 |   body: { type: String?, widget: textView, returnKey: go, secure: yes }
          |                                            ^~~~~~~~~
        spec.yml:5:59: error: 'secure' does not apply to the widget 'textView'; remove it or \
        change the widget
        5 |   body: { type: String?, widget: textView, returnKey: go, secure: yes }
          |                                                           ^~~~~~
        spec.yml:6:40: error: 'step' does not apply to the widget 'slider'; remove it or change \
        the widget
        6 |   rate: { type: Float, widget: slider, step: 1, mode: time, segments: [a, b] }
          |                                        ^~~~
        spec.yml:6:49: error: 'mode' does not apply to the widget 'slider'; remove it or change \
        the widget
        6 |   rate: { type: Float, widget: slider, step: 1, mode: time, segments: [a, b] }
          |                                                 ^~~~
        spec.yml:6:61: error: 'segments' does not apply to the widget 'slider'; remove it or \
        change the widget
        6 |   rate: { type: Float, widget: slider, step: 1, mode: time, segments: [a, b] }
          |                                                             ^~~~~~~~

        """)
  }

  @Test func `a limit is a number that the member holds`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        guests: { type: Int, widget: stepper, minimum: one, maximum: 1.5 }
        small: { type: Int32?, widget: slider, maximum: 3_000_000_000 }
        rate: { type: Double, widget: slider, minimum: low, maximum: 1e999 }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:50: error: 'one' is not a value of 'minimum'; write a whole number that 'Int' holds
        3 |   guests: { type: Int, widget: stepper, minimum: one, maximum: 1.5 }
          |                                                  ^~~
        spec.yml:3:64: error: '1.5' is not a value of 'maximum'; write a whole number that 'Int' holds
        3 |   guests: { type: Int, widget: stepper, minimum: one, maximum: 1.5 }
          |                                                                ^~~
        spec.yml:4:51: error: '3_000_000_000' is not a value of 'maximum'; write a whole number that 'Int32?' holds
        4 |   small: { type: Int32?, widget: slider, maximum: 3_000_000_000 }
          |                                                   ^~~~~~~~~~~~~
        spec.yml:5:50: error: 'low' is not a value of 'minimum'; write a number that 'Double' holds
        5 |   rate: { type: Double, widget: slider, minimum: low, maximum: 1e999 }
          |                                                  ^~~
        spec.yml:5:64: error: '1e999' is not a value of 'maximum'; write a number that 'Double' holds
        5 |   rate: { type: Double, widget: slider, minimum: low, maximum: 1e999 }
          |                                                                ^~~~~

        """)
  }

  @Test func `the minimum is below the maximum, and a step goes up`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        rate: { type: Float, widget: slider, minimum: 1 }
        depth: { type: Float, widget: slider, maximum: -0.5 }
        index: { type: Int, widget: slider, minimum: 50 }
        guests: { type: Int, widget: stepper, minimum: 5, maximum: 2, step: 0 }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:49: error: the minimum 1 is not below the maximum 1; write both, in order
        3 |   rate: { type: Float, widget: slider, minimum: 1 }
          |                                                 ^
        spec.yml:4:50: error: the minimum 0 is not below the maximum -0.5; write both, in order
        4 |   depth: { type: Float, widget: slider, maximum: -0.5 }
          |                                                  ^~~~
        spec.yml:6:62: error: the minimum 5 is not below the maximum 2; write both, in order
        6 |   guests: { type: Int, widget: stepper, minimum: 5, maximum: 2, step: 0 }
          |                                                              ^
        spec.yml:6:71: error: a step goes up; write a number greater than 0
        6 |   guests: { type: Int, widget: stepper, minimum: 5, maximum: 2, step: 0 }
          |                                                                       ^

        """)
  }

  @Test func `a segmented control has two segments or more`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        a: { type: Int, widget: segmentedControl }
        b: { type: Int, widget: segmentedControl, segments: [] }
        c: { type: Int, widget: segmentedControl, segments: Low }
        d: { type: Int, widget: segmentedControl, segments: { low: 1 } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: view model member 'a' has no 'segments'; add the key
        3 |   a: { type: Int, widget: segmentedControl }
          |   ^
        spec.yml:4:55: error: a segmented control has two segments or more; list their titles, as in \
        '[Low, High]'
        4 |   b: { type: Int, widget: segmentedControl, segments: [] }
          |                                                       ^~
        spec.yml:5:55: error: a segmented control has two segments or more; list their titles, as in \
        '[Low, High]'
        5 |   c: { type: Int, widget: segmentedControl, segments: Low }
          |                                                       ^~~
        spec.yml:6:55: error: a segmented control has two segments or more; list their titles, as in \
        '[Low, High]'
        6 |   d: { type: Int, widget: segmentedControl, segments: { low: 1 } }
          |                                                       ^~~~~~~~~~

        """)
  }

  @Test func `each segment has a number of its own`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        a: { type: Double, widget: segmentedControl, segments: [x, y], values: [0, 0.5, 1] }
        b: { type: Double, widget: segmentedControl, segments: [x, y], values: [1, 1.0] }
        c: { type: Double, widget: segmentedControl, segments: [x, y], values: 1 }
        d: { type: Int, widget: segmentedControl, segments: [x, y], values: [0, half] }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:74: error: there are 3 values for 2 segments; write one for each
        3 |   a: { type: Double, widget: segmentedControl, segments: [x, y], values: [0, 0.5, 1] }
          |                                                                          ^~~~~~~~~~~
        spec.yml:4:74: error: each segment has a number of its own; list them in the order of the \
        segments, as in '[0, 0.5, 1]'
        4 |   b: { type: Double, widget: segmentedControl, segments: [x, y], values: [1, 1.0] }
          |                                                                          ^~~~~~~~
        spec.yml:5:74: error: each segment has a number of its own; list them in the order of the \
        segments, as in '[0, 0.5, 1]'
        5 |   c: { type: Double, widget: segmentedControl, segments: [x, y], values: 1 }
          |                                                                          ^
        spec.yml:6:75: error: 'half' is not a value of 'values'; write a whole number that 'Int' holds
        6 |   d: { type: Int, widget: segmentedControl, segments: [x, y], values: [0, half] }
          |                                                                           ^~~~

        """)
  }

  @Test func `a page control has one page or more`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        a: { type: Int, widget: pageControl }
        b: { type: Int, widget: pageControl, pages: 0 }
        c: { type: Int, widget: pageControl, pages: 1.5 }
        d: { type: Int, widget: pageControl, pages: 2, segments: [a, b] }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: view model member 'a' has no 'pages'; add the key
        3 |   a: { type: Int, widget: pageControl }
          |   ^
        spec.yml:4:47: error: a page control has one page or more; write their number
        4 |   b: { type: Int, widget: pageControl, pages: 0 }
          |                                               ^
        spec.yml:5:47: error: '1.5' is not a value of 'pages'; write a whole number that 'Int' holds
        5 |   c: { type: Int, widget: pageControl, pages: 1.5 }
          |                                               ^~~
        spec.yml:6:50: error: 'segments' does not apply to the widget 'pageControl'; remove it or \
        change the widget
        6 |   d: { type: Int, widget: pageControl, pages: 2, segments: [a, b] }
          |                                                  ^~~~~~~~

        """)
  }
}
