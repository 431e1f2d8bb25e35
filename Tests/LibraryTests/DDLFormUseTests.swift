import Foundation
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// The DDLForm Screenlet, used as its users and an app use it.
@MainActor @Suite(.stubbedServers) struct DDLFormUseTests {

  private let session = StubSession.loggedIn()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let form = DDLFormScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let events = DDLFormScreenletEvents()

  init() {
    LiferayServerContext.language = "en"
    form.delegate = events
    form.structureId = 5
    form.recordSetId = 6
    session.answers(["definition": Self.definition, "userId": 9], to: "get-structure")
  }

  private static let definition = """
    {"availableLanguageIds": ["en_US"], "defaultLanguageId": "en_US", "fields": [
      {"name": "Name", "label": {"en_US": "Your name"}, "type": "text", "dataType": "string"},
      {"name": "About", "label": {"en_US": "About you"}, "type": "textarea", "dataType": "string",
       "required": false, "predefinedValue": {"en_US": "Nothing"}},
      {"name": "Age", "label": {"en_US": "Age"}, "type": "ddm-integer", "dataType": "integer",
       "required": false},
      {"name": "News", "label": {"en_US": "News"}, "type": "checkbox", "dataType": "boolean"},
      {"name": "Born", "label": {"en_US": "Born"}, "type": "ddm-date", "dataType": "date",
       "required": false},
      {"name": "Colours", "label": {"en_US": "Colours"}, "type": "select", "dataType": "string",
       "multiple": true, "required": false, "options": [
         {"label": {"en_US": "Red"}, "value": "r"}, {"label": {"en_US": "Blue"}, "value": "b"}]},
      {"name": "Size", "label": {"en_US": "Size"}, "type": "radio", "dataType": "string",
       "required": false, "options": [
         {"label": {"en_US": "Small"}, "value": "s"}, {"label": {"en_US": "Large"}, "value": "l"}]},
      {"name": "Home", "label": {"en_US": "Home"}, "type": "ddm-geolocation",
       "dataType": "geolocation", "required": false},
      {"name": "Photo", "label": {"en_US": "Photo"}, "type": "ddm-documentlibrary",
       "dataType": "document-library", "required": false},
      {"name": "Page", "label": {"en_US": "Page"}, "type": "ddm-text-html", "dataType": "html"}]}
    """

  private var view: DDLFormView_default {
    get throws { try #require(form.screenletView as? DDLFormView_default) }
  }

  /// The view of a field.
  private func view<View: BaseScreenletView>(of name: String, as type: View.Type) throws -> View {
    let row = try view.rows.first { $0.field.name == name }
    return try #require(row?.screenlet.screenletView as? View)
  }

  private func problem(of name: String) throws -> String? {
    let row = try view.rows.first { $0.field.name == name }
    return (row?.screenlet.screenletView as? any DDLFieldViewModel)?.problem
  }

  /// Shows the Screenlet, which loads the form by itself.
  private func show() async {
    window.addSubview(form)
    await eventually { form.isFormLoaded }
    form.layoutIfNeeded()
  }

  private func write(_ text: String, into name: String) throws {
    let field = try view(of: name, as: DDLFieldTextView_default.self).textTextField
    try field?.eraseText()
    try field?.typeText(text)
  }

  private func perform(_ action: String, sender: Any? = nil) async throws -> NSError? {
    try await form.outcome(of: action) { form.performAction(name: action, sender: sender) }.error
  }

  private func values(of call: StubCall?) -> [String: String]? {
    call?.parameters["fieldsMap"] as? [String: String]
  }

  // MARK: Form

  @Test func `each field that the server defines has its Screenlet`() async throws {
    await show()
    #expect(
      try view.rows.map { "\($0.field.name): \(type(of: $0.screenlet))" } == [
        "Name: DDLFieldTextScreenlet", "About: DDLFieldTextareaScreenlet",
        "Age: DDLFieldNumberScreenlet", "News: DDLFieldCheckboxScreenlet",
        "Born: DDLFieldDateScreenlet", "Colours: DDLFieldSelectScreenlet",
        "Size: DDLFieldSelectScreenlet", "Home: DDLFieldGeolocationScreenlet",
        "Photo: DDLFieldDocumentlibraryScreenlet",
      ])
    let captions = try view.rows.map {
      ($0.screenlet.screenletView as? any DDLFieldViewModel)?.caption
    }
    #expect(
      captions == [
        "Your name", "About you", "Age", "News", "Born", "Colours", "Size", "Home", "Photo",
      ])
    #expect(try view(of: "About", as: DDLFieldTextareaView_default.self).text == "Nothing")
    #expect(form.userId == 9)
    let heights = try view.rows.map { $0.screenlet.frame.height }
    #expect(heights.allSatisfy { $0 > 60 }, "\(heights)")
    let frames = try view.rows.map(\.screenlet.frame)
    #expect(frames.map(\.maxY) == frames.map(\.maxY).sorted())
    // The margin of a field is the distance to the next one, too.
    for (frame, next) in zip(frames, frames.dropFirst()) { #expect(next.minY == frame.maxY - 16) }
  }

  @Test func `a form is filled in and sent, and sent again as what it is then`() async throws {
    await show()
    var submitted: [Int64?] = []
    events.onFormSubmitted = { submitted.append($0.recordId) }
    try write("Ann", into: "Name")
    try view(of: "Age", as: DDLFieldNumberView_default.self).textTextField?.typeText("30")
    try view(of: "News", as: DDLFieldCheckboxView_default.self).isOnSwitch?.tap()
    let picker = try view(of: "Born", as: DDLFieldDateView_default.self).dateDatePicker
    try picker?.addButton.tap()
    try picker?.pick(Date(timeIntervalSince1970: 86_400))
    for button in try view(of: "Colours", as: DDLFieldSelectView_default.self).optionButtons {
      try button.tap()
    }
    for button in try view(of: "Size", as: DDLFieldSelectView_default.self).optionButtons {
      try button.tap()
    }
    let home = try view(of: "Home", as: DDLFieldGeolocationView_default.self)
    try home.latitudeTextField?.typeText("40.5")
    try home.longitudeTextField?.typeText("-3")
    session.answers(["recordId": 77, "modifiedDate": 1000], to: "add-record")
    try view.submitFormButton?.tap()
    await eventually { !submitted.isEmpty }
    let call = session.calls.last
    #expect(call?.path == "/ddl.ddlrecord/add-record")
    #expect(call?.parameters["recordSetId"] as? Int == 6)
    #expect(
      values(of: call) == [
        "Name": "Ann", "About": "Nothing", "Age": "30", "News": "true", "Born": "1970-01-02",
        "Colours": #"["r", "b"]"#, "Size": #"["l"]"#,
        "Home": #"{"latitude":40.5,"longitude":-3.0}"#,
      ])
    #expect(submitted == [77])
    #expect(form.recordId == 77)

    try write("Bob", into: "Name")
    session.answers(["recordId": 77], to: "update-record")
    #expect(try await perform(DDLFormScreenlet.SubmitFormAction) == nil)
    #expect(session.calls.last?.path == "/ddl.ddlrecord/update-record")
    #expect(session.calls.last?.parameters["recordId"] as? Int == 77)
    #expect(values(of: session.calls.last)?["Name"] == "Bob")
  }

  @Test func `a day is sent if it has been picked, even today, and is that of Greenwich`()
    async throws
  {
    await show()
    try write("Ann", into: "Name")
    session.answers(["recordId": 77], to: "add-record")
    session.answers(["recordId": 77], to: "update-record")
    let born = try view(of: "Born", as: DDLFieldDateView_default.self)
    let picker = try #require(born.dateDatePicker)
    #expect(picker.timeZone == .gmt)
    #expect(picker.date.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400) == 0)
    #expect(born.date == nil)
    #expect(try await perform(DDLFormScreenlet.SubmitFormAction) == nil)
    #expect(values(of: session.calls.last)?["Born"] == nil)

    try picker.addButton.tap()
    #expect(try await perform(DDLFormScreenlet.SubmitFormAction) == nil)
    let field = try #require(form.viewModel?.record?["Born"])
    #expect(field.currentValue as? Date == picker.date)
    #expect(values(of: session.calls.last)?["Born"] == field.text(of: picker.date))

    try picker.clearButton.tap()
    #expect(try await perform(DDLFormScreenlet.SubmitFormAction) == nil)
    #expect(field.currentValue == nil)
  }

  @Test func `a form with mistakes is not sent, and says where they are`() async throws {
    await show()
    var errors: [String] = []
    events.onFormSubmitError = { errors.append($0.localizedDescription) }
    let home = try view(of: "Home", as: DDLFieldGeolocationView_default.self)
    try home.latitudeTextField?.typeText("95")
    try home.longitudeTextField?.typeText("somewhere")
    try view(of: "Age", as: DDLFieldNumberView_default.self).textTextField?.typeText("many")
    try view.scrollView?.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    try view.submitFormButton?.tap()
    await eventually { !errors.isEmpty }
    #expect(errors == ["Please check 'Your name'"])
    #expect(try problem(of: "Name") == "Please check 'Your name'")
    #expect(try problem(of: "Home") == "Please check 'Home'")
    #expect(try problem(of: "Age") == "Please check 'Age'")
    #expect(try problem(of: "About") == nil)
    #expect(try view.scrollView?.contentOffset.y == 0)
    #expect(session.calls.map(\.path) == ["/ddm.ddmstructure/get-structure"])
  }

  @Test func `a cleared form is what it was at first`() async throws {
    await show()
    try write("Ann", into: "Name")
    try view(of: "About", as: DDLFieldTextareaView_default.self).text = "Much"
    form.clearForm()
    #expect(try view(of: "Name", as: DDLFieldTextView_default.self).text ?? "" == "")
    #expect(try view(of: "About", as: DDLFieldTextareaView_default.self).text == "Nothing")
  }

  @Test func `what was typed is still there when the form is shown again`() async throws {
    await show()
    try write("Ann", into: "Name")
    form.removeFromSuperview()
    window.addSubview(form)
    #expect(!form.isActionRunning(DDLFormScreenlet.LoadFormAction))
    #expect(try view(of: "Name", as: DDLFieldTextView_default.self).text == "Ann")

    session.answers(["recordId": 77, "modifiedDate": 1000], to: "add-record")
    #expect(try await perform(DDLFormScreenlet.SubmitFormAction) == nil)
    try write("Bob", into: "Name")
    form.removeFromSuperview()
    window.addSubview(form)
    #expect(!form.isActionRunning(DDLFormScreenlet.LoadRecordAction))
    #expect(try view(of: "Name", as: DDLFieldTextView_default.self).text == "Bob")
  }

  @Test func `another form, or another record, is loaded when it is shown again`() async throws {
    session.answers(
      ["structureId": 5, "definition": Self.definition, "userId": 9], to: "get-structure")
    session.answers(Self.record, to: "get-ddl-record")
    await show()
    form.removeFromSuperview()
    form.structureId = 6
    window.addSubview(form)
    #expect(form.isActionRunning(DDLFormScreenlet.LoadFormAction))
    await eventually { !form.isActionRunning(DDLFormScreenlet.LoadFormAction) }
    form.removeFromSuperview()
    form.recordId = 77
    window.addSubview(form)
    #expect(form.isActionRunning(DDLFormScreenlet.LoadRecordAction))
    await eventually { form.viewModel?.record?.recordId == 77 }
    #expect(try view(of: "Name", as: DDLFieldTextView_default.self).text == "Ann")
  }

  @Test func `what the server refuses is reported`() async throws {
    var errors = 0
    events.onFormLoadError = { _ in errors += 1 }
    events.onFormSubmitError = { _ in errors += 1 }
    await show()
    try write("Ann", into: "Name")
    session.fails()
    #expect(try await perform(DDLFormScreenlet.SubmitFormAction) != nil)
    #expect(try await perform(DDLFormScreenlet.LoadFormAction) != nil)
    #expect(errors == 2)
    #expect(form.recordId == 0)
  }

  @Test func `a form that is not editable, or not to be sent, says so`() async throws {
    form.editable = false
    form.showSubmitButton = false
    await show()
    #expect(try view.submitFormButton?.isHidden == true)
    #expect(try view.editable == false)
  }

  // MARK: Records

  private static let record: [String: Any] = [
    "modelValues": ["Name": "Ann", "News": "true", "Size": #"["s"]"#, "Born": "1970-01-02"],
    "modelAttributes": ["recordId": 77, "modifiedDate": 1000],
  ]

  @Test func `a record is shown in its form`() async throws {
    form.recordId = 77
    session.answers(Self.record, to: "get-ddl-record")
    var loaded: [String] = []
    events.onFormLoaded = { _ in loaded.append("form") }
    events.onRecordLoaded = { loaded.append("record \($0.recordId ?? 0)") }
    await show()
    #expect(loaded == ["form", "record 77"])
    #expect(try view(of: "Name", as: DDLFieldTextView_default.self).text == "Ann")
    #expect(try view(of: "News", as: DDLFieldCheckboxView_default.self).isOn)
    #expect(try view(of: "Size", as: DDLFieldSelectView_default.self).chosen == ["Small"])
    #expect(
      try view(of: "Born", as: DDLFieldDateView_default.self).date
        == Date(timeIntervalSince1970: 86_400))
    #expect(try view(of: "Age", as: DDLFieldNumberView_default.self).text ?? "" == "")
  }

  // MARK: Without a connection

  @Test func `a form and a record are shown as they were read last`() async throws {
    form.recordId = 77
    session.answers(Self.record, to: "get-ddl-record")
    await show()
    session.goesOffline()
    form.viewModel?.record = nil
    #expect(try await perform(DDLFormScreenlet.LoadRecordAction) == nil)
    #expect(try view(of: "Name", as: DDLFieldTextView_default.self).text == "Ann")
  }

  @Test func `records that are new are kept beside each other, and sent later`() async throws {
    await show()
    var saved = 0
    events.onFormSaved = { saved += 1 }
    session.goesOffline()
    for name in ["Ann", "Annie", "Bob"] {
      if name == "Bob" { form.clearForm() }
      try write(name, into: "Name")
      #expect(try await perform(DDLFormScreenlet.SubmitFormAction) == nil)
    }
    #expect(saved == 3)
    #expect(await session.pendingWrites() == 2)
    session.answers(["recordId": 78], to: "add-record")
    #expect(await session.syncs(with: DDLFormSynchronizer()) == [])
    #expect(await session.pendingWrites() == 0)
    let sent = session.calls.suffix(2).map { values(of: $0)?["Name"] }
    #expect(Set(sent) == ["Annie", "Bob"])
  }

  @Test func `a record that somebody else has changed meanwhile is a conflict`() async throws {
    form.recordId = 77
    session.answers(Self.record, to: "get-ddl-record")
    await show()
    session.goesOffline()
    try write("Bob", into: "Name")
    #expect(try await perform(DDLFormScreenlet.SubmitFormAction) == nil)
    var changed = Self.record
    changed["modelAttributes"] = ["recordId": 77, "modifiedDate": 2000]
    session.answers(changed, to: "get-ddl-record")
    session.answers(["recordId": 77], to: "update-record")
    #expect(await session.syncs(with: DDLFormSynchronizer()) != [])
    #expect(session.calls.last?.path == "/screens.screensddlrecord/get-ddl-record")
    #expect(await session.pendingWrites() == 1)
  }

  // MARK: Files

  @Test func `a picked image is uploaded, and the form waits for it`() async throws {
    await show()
    try write("Ann", into: "Name")
    var started = 0
    var uploaded: [String] = []
    var submitted = 0
    events.onDocumentFieldUploadStarted = { _ in started += 1 }
    events.onDocumentField = { uploaded.append("\($0.name) \($1["uuid"] ?? "")") }
    events.onFormSubmitted = { _ in submitted += 1 }
    session.answers(["uuid": "u", "groupId": 20, "version": "1.0"], to: "add-file-entry")
    session.answers(["recordId": 77], to: "add-record")
    let photo = try view(of: "Photo", as: DDLFieldDocumentlibraryView_default.self)
    let user = StubImagePicker(.stub)
    (photo.screenlet)?.imagePickerPresenter = user
    try photo.pickDocumentButton?.tap()
    #expect(user.offers == [[.camera, .library]])
    #expect(started == 1)
    #expect(photo.file == "An image")
    #expect(!form.submitForm())
    await eventually { submitted == 1 }
    #expect(uploaded == ["Photo u"])
    #expect(photo.uploaded == 1)
    #expect(photo.file == "A file has been uploaded")
    #expect(
      values(of: session.calls.last)?["Photo"]
        == #"{"groupId":20,"uuid":"u","version":"1.0"}"#)
  }

  @Test func `an upload that failed is tried again when the form is sent`() async throws {
    await show()
    try write("Ann", into: "Name")
    var errors = 0
    var submitted = 0
    events.onDocumentFieldError = { _, _ in errors += 1 }
    events.onFormSubmitted = { _ in submitted += 1 }
    let field = try #require(form.viewModel?.record?["Photo"] as? DDMFieldDocument)
    field.currentValue = UIImage.stub
    session.fails()
    #expect(try await perform(DDLFormScreenlet.UploadDocumentAction, sender: field) != nil)
    #expect(errors == 1)
    #expect(field.uploadStatus == .failed(nil))
    session.goesOnline()
    session.answers(["uuid": "u", "groupId": 20, "version": "1.0"], to: "add-file-entry")
    session.answers(["recordId": 77], to: "add-record")
    #expect(!form.submitForm())
    await eventually { submitted == 1 }
    #expect(field.uploadStatus == .uploaded([:]))
  }
}
