import LiferayScreens
@testable import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// The fields of forms: their values from and to the text of the server, their labels and rules.
@Suite(.stubbedServers) struct DDMFieldTests {

  private let english = Locale(identifier: "en_US")

  init() {
    LiferayServerContext.language = "en"
  }

  /// A date at midnight in Greenwich.
  private func date(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: year, month: month, day: day))
  }

  @Test func `a field without attributes is required and empty`() {
    let field = DDMFieldString(attributes: [:], locale: english)
    #expect(field.name == "")
    #expect(field.required)
    #expect(!field.readOnly)
    #expect(!field.repeatable)
    #expect(!field.showLabel)
    #expect(field.currentValue == nil)
    #expect(field.dataType == .unsupported)
  }

  @Test(arguments: [
    ("ddm-integer", DDMField.Editor.number, DDMField.DataType.ddmNumber),
    ("decimal", .number, .ddmNumber), ("boolean", .checkbox, .ddmBoolean),
    ("ddm-date", .date, .ddmDate), ("textarea", .textarea, .ddmString),
    ("ddm-documentlibrary", .document, .ddmDocument), ("what", .unsupported, .unsupported),
  ])
  func `an editor without a type has its usual one`(
    type: String, editor: DDMField.Editor, dataType: DDMField.DataType
  ) {
    let field = DDMFieldUntyped(attributes: ["type": type, "dataType": "unheard-of"])
    #expect(field.editorType == editor)
    #expect(field.dataType == dataType)
  }

  @Test(arguments: [
    ("x", true, true), (" \n", true, false), (" ", false, true), (nil, true, false),
    (nil, false, true),
  ])
  func `a text that is required is not blank`(text: String?, required: Bool, valid: Bool) {
    let field = DDMFieldString(attributes: ["required": required], locale: english)
    var heard: [Bool] = []
    field.onPostValidation = { heard.append($0) }
    field.currentValueAsString = text
    #expect(field.validate() == valid)
    #expect(heard == [valid])
    #expect(field.lastValidationResult == valid)
  }

  @Test(arguments: [("true", true), ("TRUE", true), ("false", false), ("what", false)])
  func `a Boolean is read`(text: String, value: Bool) {
    let field = DDMFieldBoolean(attributes: ["predefinedValue": text], locale: english)
    #expect(field.predefinedValue as? Bool == value)
    #expect(field.currentValueAsString == (value ? "true" : "false"))
  }

  @Test(arguments: [("en", "Yes", "No"), ("es", "Sí", "No"), ("de", "Ja", "Nein")])
  func `a Boolean has labels in the language of the app`(language: String, yes: String, no: String)
  {
    LiferayServerContext.language = language
    let field = DDMFieldBoolean(attributes: [:], locale: english)
    field.currentValue = true
    #expect(field.currentValueAsLabel == yes)
    field.currentValueAsLabel = no
    #expect(field.currentValue as? Bool == false)
  }

  @Test(arguments: [
    ("16", "16", "16.00"), ("16.0551", "16.0551", "16.06"), ("1,5", "1.5", "1.50"),
    ("1,234.5", "1234.5", "1,234.50"), ("-0.125", "-0.125", "-0.13"), ("12abc", nil, nil),
    ("", nil, nil), ("nan", nil, nil),
  ])
  func `a decimal number is read and written`(text: String, server: String?, label: String?) {
    let field = DDMFieldNumber(attributes: ["dataType": "double"], locale: english)
    field.currentValueAsString = text
    #expect(field.currentValueAsString == server)
    #expect(field.currentValueAsLabel == label)
  }

  @Test(arguments: [
    ("16", 16), ("16.5", 17), ("-2,4", -2), ("what", 0), ("1e300", 0), ("", nil),
  ])
  func `an integer is rounded`(text: String, value: Int?) {
    let field = DDMFieldNumber(attributes: ["dataType": "integer"], locale: english)
    field.currentValueAsString = text
    #expect(field.currentValue as? Int == value)
    #expect(field.currentValueAsString == value.map { String($0) })
  }

  @Test func `a number of another type becomes an integer, and anything else is discarded`() {
    let field = DDMFieldNumber(attributes: ["dataType": "integer"], locale: english)
    field.currentValue = 2.6
    #expect(field.currentValue as? Int == 3)
    field.currentValue = "what"
    #expect(field.currentValue == nil)
  }

  @Test func `a number is read and written as its locale has it`() {
    let field = DDMFieldNumber(
      attributes: ["dataType": "number"], locale: Locale(identifier: "de_DE"))
    field.currentValueAsLabel = "1.234,5"
    #expect(field.currentValueAsString == "1234.5")
    #expect(field.currentValueAsLabel == "1.234,50")
    field.currentValueAsLabel = "what"
    #expect(field.currentValue == nil)
  }

  @Test(arguments: [
    ("1.5", "1.5"), ("1,5", "1.5"), (",5", "0.5"), ("-2.", "-2"), ("1,234.5", "1234.5"),
    ("1,234", "1234"), ("1.234,5", "1234.5"), ("1,234,5", nil), ("12abc", nil), ("1.5.2", nil),
    ("1 5", nil), ("--1", nil), (".", nil), ("-", nil), ("", nil),
  ])
  func `a number is typed with the separator of the form or of the keyboard`(
    label: String, value: String?
  ) {
    let field = DDMFieldNumber(attributes: ["dataType": "number"], locale: english)
    field.keyboardLocale = Locale(identifier: "de_DE")
    field.currentValueAsLabel = label
    #expect(field.currentValueAsString == value)
  }

  @Test func `a separator that is neither the form's nor the keyboard's is refused`() {
    let field = DDMFieldNumber(attributes: ["dataType": "number"], locale: english)
    field.keyboardLocale = english
    field.currentValueAsLabel = "1,5"
    #expect(field.currentValue == nil)
  }

  @Test(arguments: ["ar_EG", "de_CH", "de_DE", "en_IN", "fa_IR", "fr_FR", "he_IL", "sv_SE"])
  func `the label of a number is read as the number`(locale: String) {
    let field = DDMFieldNumber(
      attributes: ["dataType": "number"], locale: Locale(identifier: locale))
    field.keyboardLocale = english
    for number in ["-1234567.25", "12345678", "0.5"] {
      field.currentValueAsString = number
      let label = field.currentValueAsLabel
      field.currentValue = nil
      field.currentValueAsLabel = label
      #expect(field.currentValueAsString == number)
    }
  }

  @Test func `a number of the app is sent with the digits that it was written with`() {
    let field = DDMFieldNumber(attributes: ["dataType": "double"], locale: english)
    field.currentValue = 123_456_789.123
    #expect(field.currentValueAsString == "123456789.123")
  }

  @Test(arguments: [
    "06/17/14", "06/17/2014", "6/17/2014", "2014-06-17", "1402963200000",
  ])
  func `a date is read as portals of all versions write it`(text: String) {
    for type in [DDMFieldDate_v62.self, DDMFieldDate_v70.self] {
      let field = type.init(attributes: [:], locale: english)
      field.currentValueAsString = text
      #expect(field.currentValue as? Date == date(2014, 6, 17))
      #expect(field.currentValueAsLabel == "June 17, 2014")
    }
  }

  @Test func `a date is written as the portal of the form does`() {
    let old = DDMFieldDate_v62(attributes: [:], locale: english)
    let new = DDMFieldDate_v70(attributes: [:], locale: Locale(identifier: "es_ES"))
    old.currentValue = date(2014, 6, 17)
    new.currentValue = date(2014, 6, 17)
    #expect(old.currentValueAsString == "1402963200000")
    #expect(new.currentValueAsString == "2014-06-17")
    #expect(new.currentValueAsLabel == "17 de junio de 2014")
    new.currentValueAsLabel = "18 de junio de 2014"
    #expect(new.currentValueAsString == "2014-06-18")
  }

  @Test(arguments: [
    ("America/New_York", 31), ("GMT", 31), ("Europe/Madrid", 32), ("Asia/Tokyo", 32),
  ])
  func `the day of a moment is the one where it happens`(zone: String, day: Int) throws {
    let lateInGreenwich = try #require(date(2026, 1, 31)).addingTimeInterval(23.5 * 3600)
    let zone = try #require(TimeZone(identifier: zone))
    #expect(lateInGreenwich.day(in: zone) == date(2026, 1, day))
  }

  @Test(arguments: ["", "what", "2014-99-99", "13/45/2014"])
  func `a text that is not a date is refused`(text: String) {
    let field = DDMFieldDate_v70(attributes: [:], locale: english)
    field.currentValueAsString = text
    #expect(field.currentValue == nil)
    #expect(field.currentValueAsString == nil)
  }

  private var colours: DDMFieldStringWithOptions {
    DDMFieldStringWithOptions(
      attributes: [
        "multiple": "true", "predefinedValue": #"["g"]"#,
        "options": [
          ["label": "Red", "value": "r", "name": "one"], ["label": "Green", "value": "g"],
          ["label": "Red, dark", "value": "d\"k"],
        ],
      ], locale: english)
  }

  @Test(arguments: [
    (#"["r", "g"]"#, ["r", "g"]), ("[r,g]", ["r", "g"]), ("Green", ["g"]), (#""r""#, ["r"]),
    (#"["Red, dark"]"#, ["d\"k"]), ("what", []), ("", []), ("[]", []),
  ])
  func `options are found by label and by value`(text: String, values: [String]) {
    let field = colours
    #expect(field.multiple)
    #expect(field.currentValueAsString == #"["g"]"#)
    field.currentValueAsString = text
    #expect(field.chosen.map(\.value) == values)
    #expect(field.validate() == !values.isEmpty)
  }

  @Test func `options are written as a list, and the label is that of the first`() {
    let field = colours
    field.currentValue = [field.options[2], field.options[0]]
    #expect(field.currentValueAsString == #"["d\"k", "r"]"#)
    #expect(field.currentValueAsLabel == "Red, dark")
    field.currentValueAsLabel = "Red"
    #expect(field.chosen == [.init(label: "Red", name: "one", value: "r")])
    field.currentValue = []
    #expect(field.currentValueAsLabel == "")
  }

  @Test func `a document is sent when it is uploaded`() {
    let field = DDMFieldDocument(attributes: [:], locale: english)
    #expect(!field.validate())
    field.currentValue = UIImage(data: StubSession.image)
    #expect(field.uploadStatus == .pending)
    #expect(field.mimeType == "image/jpeg")
    #expect(field.currentValueAsLabel == "An image")
    #expect(field.currentValueAsString == nil)
    #expect(field.validate())
    field.uploadStatus = .failed(nil)
    #expect(!field.validate())
    field.uploadStatus = .uploaded(["groupId": 1, "uuid": "u", "version": "1.0", "title": "x"])
    #expect(field.currentValueAsString == #"{"groupId":1,"uuid":"u","version":"1.0"}"#)
    field.uploadStatus = .uploaded(["title": "x"])
    #expect(field.currentValueAsString == #"{"title":"x"}"#)
    field.currentValue = URL(filePath: "/tmp/film.mp4")
    #expect(field.mimeType == "video/mpeg")
    #expect(field.currentValueAsLabel == "A video")
  }

  @Test func `a document of the server is uploaded already, and any other text is not`() {
    let field = DDMFieldDocument(attributes: [:], locale: english)
    field.currentValueAsString = #"{"uuid":"u","version":"1.0","groupId":1}"#
    #expect(field.uploadStatus == .uploaded([:]))
    #expect(field.currentValueAsLabel == "A file has been uploaded")
    #expect(field.currentValueAsString == #"{"groupId":1,"uuid":"u","version":"1.0"}"#)
    field.currentValueAsString = "what"
    #expect(field.uploadStatus == .pending)
    #expect(field.currentValueAsString == nil)
  }

  @Test(arguments: [
    (#"{"latitude": 40.5, "longitude": "-3"}"#, "40.5, -3.0", true),
    (#"{"latitude":91,"longitude":0}"#, "91.0, 0.0", false),
    (#"{"latitude":0,"longitude":-180.5}"#, "0.0, -180.5", false), (#"{"latitude":1}"#, nil, false),
    ("what", nil, false),
  ])
  func `a point is on the map`(text: String, label: String?, valid: Bool) {
    let field = DDMFieldGeolocation(attributes: [:], locale: english)
    field.currentValueAsString = text
    #expect(field.currentValueAsLabel == label)
    #expect(field.validate() == valid)
  }

  @Test func `a point is written as JSON, and may be missing if it is not required`() {
    let field = DDMFieldGeolocation(attributes: ["required": "false"], locale: english)
    #expect(field.validate())
    field.currentValue = DDMFieldGeolocation.Geolocation(latitude: 1.5, longitude: 2)
    #expect(field.currentValueAsString == #"{"latitude":1.5,"longitude":2.0}"#)
  }

  @Test func `a value without a type is its text`() {
    #expect(DDMFieldUntyped(name: "a", value: 5).currentValueAsString == "5")
    #expect(DDMFieldUntyped(name: "a", value: true).currentValueAsString == "true")
    #expect(DDMFieldUntyped(name: "a", value: ["x"]).currentValueAsString == #"["x"]"#)
    #expect(DDMFieldUntyped(name: "a", value: nil).currentValueAsString == nil)
    #expect(DDMFieldUntyped(name: "a", value: 5) == DDMFieldUntyped(name: "a", value: 6))
  }
}
