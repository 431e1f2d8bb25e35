import Foundation
import LiferayScreens
import LiferayScreensTesting
import Testing

@testable import LiferayScreensLibrary

/// The files of the DDLForm Screenlet, which are uploaded before the form is sent.
@MainActor @Suite(.stubbedServers) struct DDLFormUploadUseTests {

  private let session = StubSession.loggedIn()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let form = DDLFormScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let events = DDLFormScreenletEvents()

  init() {
    LiferayServerContext.language = "en"
    form.delegate = events
    form.structureId = 5
    form.recordSetId = 6
    form.autoLoad = false
    window.addSubview(form)
    session.answers(["definition": Self.definition, "userId": 9], to: "get-structure")
    session.answers(["uuid": "u", "groupId": 20, "version": "1.0"], to: "add-file-entry")
    session.answers(["recordId": 77], to: "add-record")
  }

  private static let definition = """
    {"availableLanguageIds": ["en_US"], "defaultLanguageId": "en_US", "fields": [
      {"name": "Photo", "label": {"en_US": "Photo"}, "type": "ddm-documentlibrary",
       "dataType": "document-library", "required": false}]}
    """

  /// Loads the form. Returns its field, in which there is an image.
  private func load() async throws -> DDMFieldDocument {
    try await form.performLoadForm()
    form.layoutIfNeeded()
    let field = try #require(form.viewModel?.record?["Photo"] as? DDMFieldDocument)
    field.currentValue = UIImage.stub
    return field
  }

  private var submissions: [StubCall] {
    session.calls.filter { $0.path == "/ddl.ddlrecord/add-record" }
  }

  @Test func `an image that is picked during an upload takes the place of the other one`()
    async throws
  {
    let field = try await load()
    var started = 0
    var uploaded = 0
    var errors = 0
    var submitted = 0
    events.onDocumentFieldUploadStarted = { _ in started += 1 }
    events.onDocumentField = { _, _ in uploaded += 1 }
    events.onDocumentFieldError = { _, _ in errors += 1 }
    events.onFormSubmitted = { _ in submitted += 1 }
    let row = try #require((form.screenletView as? DDLFormView_default)?.rows.first)
    let view = try #require(row.screenlet.screenletView as? DDLFieldDocumentlibraryView_default)
    row.screenlet.imagePickerPresenter = StubImagePicker(.stub)
    try view.pickDocumentButton?.tap()
    #expect(!form.submitForm())
    try view.pickDocumentButton?.tap()
    #expect(form.numberOfRuns(of: DDLFormScreenlet.UploadDocumentAction) == 1)
    await eventually { submitted == 1 }
    let heard = [started, uploaded, errors, submitted]
    #expect(heard == [2, 1, 0, 1])
    #expect(field.uploadStatus == .uploaded([:]))
  }

  @Test func `what is uploaded is what the field had when the upload began`() async throws {
    let field = try await load()
    let connector = DDLFormUploadConnector(
      document: field, repositoryId: 1, folderId: 2, filePrefix: "form-file-")
    field.currentValue = nil
    var isEnded = false
    #expect(connector.validateAndEnqueue { _ in isEnded = true } == nil)
    await eventually { isEnded }
    #expect(connector.lastError == nil)
    #expect(connector.resultUploadResult?["uuid"] as? String == "u")
  }

  @Test func `async code waits for the upload, and then for the form`() async throws {
    let field = try await load()
    form.performAction(name: DDLFormScreenlet.UploadDocumentAction, sender: field)
    #expect(field.uploadStatus == .uploading(0, 0))
    #expect(try await form.performSubmitForm().recordId == 77)
    #expect(submissions.count == 1)
    let values = submissions.first?.parameters["fieldsMap"] as? [String: String]
    #expect(values == ["Photo": #"{"groupId":20,"uuid":"u","version":"1.0"}"#])
  }

  @Test func `async code hears that a file could not be uploaded, and may try again`()
    async throws
  {
    let field = try await load()
    session.fails()
    form.performAction(name: DDLFormScreenlet.UploadDocumentAction, sender: field)
    let error = await #expect(throws: NSError.self) {
      _ = try await form.performSubmitForm()
    }
    #expect(error?.domain == StubSession.failure.domain)
    #expect(submissions.isEmpty)
    session.goesOnline()
    #expect(try await form.performSubmitForm().recordId == 77)
    #expect(field.uploadStatus == .uploaded([:]))
  }

  @Test func `async code that is cancelled does not send the form`() async throws {
    let field = try await load()
    ServerConnector.queue.isSuspended = true
    defer { ServerConnector.queue.isSuspended = false }
    form.performAction(name: DDLFormScreenlet.UploadDocumentAction, sender: field)
    let task = Task { _ = try await form.performSubmitForm() }
    await eventually { !form.waitingForUploads.isEmpty }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    ServerConnector.queue.isSuspended = false
    await eventually { field.uploadStatus == .uploaded([:]) }
    #expect(field.uploadStatus == .uploaded([:]))
    #expect(submissions.isEmpty)
  }
}
